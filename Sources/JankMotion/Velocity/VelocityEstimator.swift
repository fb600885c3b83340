/// A rule that computes the velocity of a touch from its samples.
///
/// Samples are in time order: where the touch began and each location it moved to. Each rule
/// defines the treatment of a sample that is not later than the previous one.
public protocol VelocityEstimator: Sendable {
  /// Adds the next sample.
  mutating func add(_ sample: PositionSample)

  /// Releases the touch, which makes some rules discard their samples.
  ///
  /// - Parameter time: The time of the release, in seconds.
  mutating func lift(at time: Double)

  /// The current velocity in units per second, or `nil` if unknown.
  var velocity: SIMD2<Double>? { get }
}

extension VelocityEstimator {
  /// Does nothing: most rules depend only on samples.
  public mutating func lift(at time: Double) {}
}
