/// The return of scrolled content to an edge: a critically damped spring about it.
///
/// Source: measured UIScrollView traces, which springs of these frequencies meet within half a
/// point (certain as a fit; how UIKit computes it is unknown).
public struct EdgeBounce: Equatable, Hashable, Sendable {
  /// The frequency after a fling that crossed the edge, in radians per second.
  public static let afterFling = 10.95
  /// The frequency when let go beyond the edge while moving outward, in radians per second.
  public static let afterOutwardDrag = 10.9
  /// The frequency when let go beyond the edge at rest, in radians per second.
  public static let afterRest = 10.85

  /// The share of the finger's speed with which the content goes on outward.
  public static let outwardShare = 0.54
  /// The speed back to the edge, per distance from it, with which content let go at rest is
  /// first seen, per second: 1620 points a second at 217⅓ points.
  ///
  /// How UIKit comes to be this fast one frame after the release is unknown.
  public static let restingReturnRate = 1620 / (652.0 / 3)

  /// Where the content comes to rest, in points.
  public let edge: Double
  /// Where the content is at the start, in points.
  public let offset: Double
  /// How fast the content moves at the start, in points a second.
  public let velocity: Double
  private let spring: Spring

  /// Makes a bounce.
  ///
  /// - Parameters:
  ///   - edge: Where the content comes to rest, in points.
  ///   - offset: Where the content is at the start, in points.
  ///   - velocity: How fast the content moves at the start, in points a second.
  ///   - frequency: The frequency of the spring, in radians per second above 0.
  /// - Throws: `MotionError.outOfRange` naming the first number outside its range.
  public init(
    edge: Double,
    offset: Double,
    velocity: Double,
    frequency: Double
  ) throws(MotionError) {
    self.edge = try ParameterRange.finite.checked(edge, "edge")
    self.offset = try ParameterRange.finite.checked(offset, "offset")
    self.velocity = try ParameterRange.finite.checked(velocity, "velocity")
    let frequency = try ParameterRange.positive.checked(frequency, "frequency")
    spring = try Spring(stiffness: frequency * frequency, damping: 2 * frequency)
  }

  /// Where the content is and how fast it moves, in points and points a second.
  ///
  /// - Parameter seconds: Seconds since the start.
  /// - Returns: Offset and velocity.
  public func state(at seconds: Double) -> (offset: Double, velocity: Double) {
    let state = spring.state(at: seconds, from: offset - edge, velocity: velocity)
    return (edge + state.displacement, state.velocity)
  }
}
