/// A rule that reads the speed of a finger from the stream of its samples.
///
/// Samples come in order of time: where the touch began and each place it moved to. How a
/// sample that does not come later is treated is part of each rule.
public protocol VelocityEstimator: Sendable {
  /// Takes in the next sample.
  ///
  /// - Parameter sample: Where the touch is now.
  mutating func add(_ sample: PositionSample)

  /// Takes in that the finger left the panel, which makes some rules forget.
  ///
  /// - Parameter time: When the finger left, in seconds.
  mutating func lift(at time: Double)

  /// The speed now in units per second, or `nil` if the rule has no answer.
  var velocity: SIMD2<Double>? { get }
}

extension VelocityEstimator {
  /// Does nothing: most rules read only samples.
  ///
  /// - Parameter time: When the finger left, in seconds.
  public mutating func lift(at time: Double) {}
}
