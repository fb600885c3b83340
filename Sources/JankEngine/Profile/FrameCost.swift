/// The cost of each frame of an app on the main thread, in addition to single work items.
public enum FrameCost: Hashable, Sendable {
  /// No additional cost.
  case none
  /// Sampled from a distribution with correlated neighbours.
  case drawn(LogNormalCost)
  /// The costs of a recording in order, repeated at its end; the seed of the run determines the
  /// start.
  case recorded([Interval])
}

/// A cost whose logarithm is normally distributed and correlated with that of the previous frame.
///
/// 53,233 CPU times of frames on four Android phones fit a median of 8.0 ms and a spread of 0.51,
/// and neighbours have a correlation near 0.5 (measured: android-compose-performance-test by
/// desugar-64), so independent samples would give too few runs of bad frames.
public struct LogNormalCost: Hashable, Sendable {
  /// The median cost.
  public let median: Interval
  /// The standard deviation of the natural logarithm, 0 to 3.
  public let spread: Double
  /// The correlation of the logarithms of neighbours, from 0 to 1, excluding 1.
  public let correlation: Double

  /// Creates a distribution.
  ///
  /// - Parameters:
  ///   - median: The median cost, up to 10 s.
  ///   - spread: The standard deviation of the natural logarithm, 0 to 3.
  ///   - correlation: The correlation of neighbours, 0 to 0.99.
  /// - Throws: `MotionError.outOfRange` for the first number outside its range; times are in
  ///   seconds.
  public init(median: Interval, spread: Double, correlation: Double) throws(MotionError) {
    try Self.check(median.seconds, "median", 0...10)
    try Self.check(spread, "spread", 0...3)
    try Self.check(correlation, "correlation", 0...0.99)
    self.median = median
    self.spread = spread
    self.correlation = correlation
  }

  private static func check(
    _ value: Double,
    _ parameter: String,
    _ range: ClosedRange<Double>
  ) throws(MotionError) {
    guard range.contains(value) else {
      throw .outOfRange(
        parameter: parameter,
        found: value,
        allowed: .closed(range.lowerBound, range.upperBound)
      )
    }
  }
}

extension LogNormalCost {
  /// A quantile of the cost, in milliseconds.
  ///
  /// - Parameter deviation: The same quantile of the standard normal distribution, for example
  ///   1.2816 for 90 %.
  /// - Returns: The cost.
  package func milliseconds(atDeviation deviation: Double) -> Double {
    median.milliseconds * Maths.exp(spread * deviation)
  }
}
