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

  /// The share of the finger's speed with which the content goes on outward: 950 of 1750 points a
  /// second.
  public static let outwardShare = 950.0 / 1750
  /// The speed back to the edge, per distance from it, with which content let go at rest begins
  /// to move, per second: 1720 points a second at 235 points.
  ///
  /// One frame later it was seen at 217⅓ points and 1620 points a second; the beginning is where
  /// the same spring was when it passed the place of the release (inferred). How UIKit comes to be
  /// this fast at once is unknown.
  public static let restingReturnRate = 1720 / 235.0

  /// How near to the edge a bounce is over, in points.
  ///
  /// A measured one ended between 0.48 and 0.41 points from it; the value between is chosen.
  public static let restingDistance = 0.45

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
