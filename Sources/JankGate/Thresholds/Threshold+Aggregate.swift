package import JankMetrics

extension Threshold.Aggregate {
  /// The unit of what the aggregate makes of lengths of time.
  var unit: Metric.Unit {
    switch self {
    case .count: .frames
    case .rate: .millisecondsPerSecond
    case .percentile, .average, .median, .minimum, .maximum, .sum, .value: .milliseconds
    }
  }

  /// Makes one figure of the samples of a run.
  ///
  /// Percentiles, and with them the median, are by nearest rank on the exact samples. Means and
  /// rates are rounded to the nearest nanosecond.
  ///
  /// - Parameters:
  ///   - samples: lengths of time in nanoseconds.
  ///   - animated: how long anything was animated in nanoseconds, for the rate.
  /// - Returns: The figure, or nil where there is nothing to make it of.
  package func figure(of samples: [Int64], animated: Int64) -> Figure? {
    let total = samples.reduce(0, +)
    let steps: Int64?
    switch self {
    case .percentile(let percent): steps = Self.nearestRank(percent, of: samples)
    case .median: steps = Self.nearestRank(50, of: samples)
    case .minimum: steps = samples.min()
    case .maximum: steps = samples.max()
    case .count: steps = Int64(samples.count)
    case .sum: steps = total
    case .average: steps = samples.isEmpty ? nil : Self.rounded(total, over: samples.count)
    case .rate:
      // Nanoseconds in a second of animation are steps of milliseconds in a second.
      return animated > 0 ? Figure(Double(total) * 1e3 / Double(animated), unit) : nil
    case .value: steps = nil
    }
    return samples.isEmpty ? nil : steps.map { Figure(steps: $0, unit) }
  }

  private static func nearestRank(_ percent: Double, of samples: [Int64]) -> Int64? {
    guard !samples.isEmpty else { return nil }
    // Thousandths of a percent, as whole numbers: no rounding decides between two neighbours.
    let share = Int((percent * 1_000).rounded(.toNearestOrAwayFromZero))
    let rank = (share * samples.count + 99_999) / 100_000
    return samples.sorted()[min(max(rank, 1), samples.count) - 1]
  }

  private static func rounded(_ total: Int64, over count: Int) -> Int64 {
    (2 * total + Int64(count)) / (2 * Int64(count))
  }
}
