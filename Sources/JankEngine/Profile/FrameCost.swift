/// What each frame of an app costs on the main thread, besides what is counted piece by piece.
public enum FrameCost: Hashable, Sendable {
  /// Nothing.
  case none
  /// Drawn, neighbours alike.
  case drawn(LogNormalCost)
  /// The costs of a recording one after the other, from its start again at its end; the seed of the
  /// run decides where it begins.
  case recorded([Interval])
}

/// A cost whose logarithm is normally distributed and resembles that of the frame before.
///
/// 53,233 processor times of frames on four Android phones fit a median of 8.0 ms and a spread of
/// 0.51, and neighbours have a correlation near 0.5 (measured: android-compose-performance-test by
/// desugar-64), so that independent draws would make too few runs of bad frames.
public struct LogNormalCost: Hashable, Sendable {
  /// The cost that half of the frames stay below.
  public let median: Interval
  /// The standard deviation of the natural logarithm, 0 to 3.
  public let spread: Double
  /// The correlation of the logarithms of neighbours, 0 up to but not including 1.
  public let correlation: Double

  /// Creates a distribution.
  ///
  /// - Parameters:
  ///   - median: the cost that half of the frames stay below, up to 10 s.
  ///   - spread: the standard deviation of the natural logarithm, 0 to 3.
  ///   - correlation: that of neighbours, 0 to 0.99.
  /// - Throws: `MotionError.outOfRange` naming the first number outside its range; times are in
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
  /// The cost that a share of the frames stays below, in milliseconds.
  ///
  /// - Parameter deviation: the same share of the standard normal distribution, for example 1.2816
  ///   for nine tenths.
  /// - Returns: The cost.
  package func milliseconds(atDeviation deviation: Double) -> Double {
    median.milliseconds * Maths.exp(spread * deviation)
  }
}
