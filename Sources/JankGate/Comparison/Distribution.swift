public import JankMetrics

/// The exact distribution of a value over a number of runs.
///
/// Percentiles use nearest rank, so each is the value of one of the runs.
///
///     Distribution([3, 1, 2], .count)?.median.steps  // 2
public struct Distribution: Hashable, Sendable {
  /// The number of runs that have the value, at least one.
  public let count: Int
  /// The smallest value.
  public let min: MetricValue
  /// The smallest value that at least half of the runs do not exceed.
  public let median: MetricValue
  /// The smallest value that at least 95 % of the runs do not exceed.
  public let p95: MetricValue
  /// The largest value.
  public let max: MetricValue

  /// The method of the percentiles.
  public static let method = Percentile.nearestRank

  /// Creates the distribution of values in steps of a unit, in any order; nil without values.
  public init?(_ steps: [Int64], _ unit: Metric.Unit) {
    let histogram = Histogram(steps)
    guard let min = histogram.min, let max = histogram.max else { return nil }
    // A nearest rank is one of the values, chosen by index and not by a sum.
    func percentile(_ percent: Int) -> MetricValue {
      let place = (percent * histogram.count + 99) / 100 - 1
      return MetricValue(steps: histogram.value(at: place), unit)
    }
    count = histogram.count
    self.min = MetricValue(steps: min, unit)
    median = percentile(50)
    p95 = percentile(95)
    self.max = MetricValue(steps: max, unit)
  }
}

extension Distribution {
  /// The numbers by which a distribution is better than another, compared in order; smaller is
  /// better.
  ///
  /// The median decides; if it is equal, the worst case does. Nil if neither direction is better.
  func rank(_ polarity: Metric.Polarity) -> [Int64]? {
    switch polarity {
    case .lower: [median.steps, p95.steps, max.steps]
    // The smallest integer has no negative; it maps to the largest, the worst.
    case .higher: [median, min].map { $0.steps == .min ? .max : -$0.steps }
    case .neutral: nil
    }
  }

  /// The value of the worst run; the median if neither direction is worse.
  func worst(_ polarity: Metric.Polarity) -> MetricValue {
    switch polarity {
    case .lower: max
    case .higher: min
    case .neutral: median
    }
  }
}
