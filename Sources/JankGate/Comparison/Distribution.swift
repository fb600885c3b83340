public import JankMetrics

/// How a figure is distributed over a number of runs, exactly.
///
/// Percentiles are taken by nearest rank, so that each is the figure of one of the runs.
///
///     Distribution([3, 1, 2], .count)?.median.steps  // 2
public struct Distribution: Hashable, Sendable {
  /// How many runs have the figure, at least one.
  public let count: Int
  /// The smallest figure.
  public let min: Figure
  /// The smallest figure that at least half of the runs do not exceed.
  public let median: Figure
  /// The smallest figure that at least 95 % of the runs do not exceed.
  public let p95: Figure
  /// The largest figure.
  public let max: Figure

  /// The method of the percentiles.
  public static let method = Percentile.nearestRank

  /// Takes the figures of runs in steps of a unit, in any order; nil where there are none.
  public init?(_ steps: [Int64], _ unit: Metric.Unit) {
    let histogram = Histogram(steps)
    guard let min = histogram.min, let max = histogram.max else { return nil }
    // A nearest rank is one of the values: the place, not a sum, decides.
    func percentile(_ percent: Int) -> Figure {
      let place = (percent * histogram.count + 99) / 100 - 1
      return Figure(steps: histogram.value(at: place), unit)
    }
    count = histogram.count
    self.min = Figure(steps: min, unit)
    median = percentile(50)
    p95 = percentile(95)
    self.max = Figure(steps: max, unit)
  }
}

extension Distribution {
  /// By what a distribution is better than another, compared number by number.
  ///
  /// The median decides; where it is the same, the bad end does.
  ///
  /// - Parameter polarity: which way is better.
  /// - Returns: Numbers of which the smaller ones are better; nil where neither way is.
  func rank(_ polarity: Metric.Polarity) -> [Int64]? {
    switch polarity {
    case .lower: [median.steps, p95.steps, max.steps]
    // What does not fit when its sign changes is the smallest number of all, the worst.
    case .higher: [median, min].map { $0.steps == .min ? .max : -$0.steps }
    case .neutral: nil
    }
  }

  /// The figure of the worst run; the median where neither way is worse.
  func worst(_ polarity: Metric.Polarity) -> Figure {
    switch polarity {
    case .lower: max
    case .higher: min
    case .neutral: median
    }
  }
}
