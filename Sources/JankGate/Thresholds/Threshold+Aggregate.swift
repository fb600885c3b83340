package import JankMetrics

extension Threshold.Aggregate {
  /// The unit of the aggregate of times.
  var unit: Metric.Unit {
    switch self {
    case .count: .frames
    case .rate: .millisecondsPerSecond
    case .percentile, .average, .median, .minimum, .maximum, .sum, .value: .milliseconds
    }
  }

  /// Aggregates the samples of a run to one value.
  ///
  /// Percentiles and the median are by nearest rank on the exact samples. Means and rates are
  /// rounded to the nearest nanosecond.
  ///
  /// - Parameters:
  ///   - samples: times in nanoseconds.
  ///   - animated: the time in which something was animated, in nanoseconds, for the rate.
  /// - Returns: The value, or nil without samples.
  package func metricValue(of samples: [Int64], animated: Int64) -> MetricValue? {
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
      // Nanoseconds per second of animation are steps of milliseconds per second.
      return animated > 0 ? MetricValue(Double(total) * 1e3 / Double(animated), unit) : nil
    case .value: steps = nil
    }
    return samples.isEmpty ? nil : steps.map { MetricValue(steps: $0, unit) }
  }

  private static func nearestRank(_ percent: Double, of samples: [Int64]) -> Int64? {
    guard !samples.isEmpty else { return nil }
    // Uses whole thousandths of a percent, so rounding never decides between two neighbours.
    let share = Int((percent * 1_000).rounded(.toNearestOrAwayFromZero))
    let rank = (share * samples.count + 99_999) / 100_000
    return samples.sorted()[min(max(rank, 1), samples.count) - 1]
  }

  private static func rounded(_ total: Int64, over count: Int) -> Int64 {
    (2 * total + Int64(count)) / (2 * Int64(count))
  }
}
