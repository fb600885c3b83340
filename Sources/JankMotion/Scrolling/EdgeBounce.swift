/// The return of scrolled content to an edge: a critically damped spring.
///
/// Source: measured UIScrollView traces, which springs of these frequencies match within half a
/// point (certain as a fit; how UIKit computes it is unknown).
public struct EdgeBounce: Equatable, Hashable, Sendable {
  /// The frequency after a fling that crossed the edge, in radians per second.
  public static let afterFling = 10.95
  /// The frequency after a release beyond the edge during an outward drag, in radians per second.
  public static let afterOutwardDrag = 10.9
  /// The frequency after a release at rest beyond the edge, in radians per second.
  public static let afterRest = 10.85

  /// The fraction of the touch's velocity with which the content continues outward: 950 of 1750
  /// points per second.
  public static let outwardShare = 950.0 / 1750
  /// The initial velocity back to the edge after a release at rest, per distance, in 1/s: 1720
  /// points per second at 235 points.
  ///
  /// One frame later the content was measured at 217⅓ points and 1620 points per second. The
  /// initial values are those of the same spring when it passed the position of the release
  /// (inferred). How UIKit reaches this velocity at once is unknown.
  public static let restingReturnRate = 1720 / 235.0

  /// The distance from the edge at which a bounce ends, in points.
  ///
  /// A measured bounce ended between 0.48 and 0.41 points from it; a value in between is chosen.
  public static let restingDistance = 0.45

  /// The position of the edge, in points.
  public let edge: Double
  /// The initial offset of the content, in points.
  public let offset: Double
  /// The initial velocity of the content, in points per second.
  public let velocity: Double
  private let spring: Spring

  /// Creates a bounce.
  ///
  /// - Parameters:
  ///   - edge: The position of the edge, in points.
  ///   - offset: The initial offset of the content, in points.
  ///   - velocity: The initial velocity of the content, in points per second.
  ///   - frequency: The frequency of the spring, in radians per second above 0.
  /// - Throws: `MotionError.outOfRange` for the first number outside its range.
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

  /// The offset and velocity of the content at a time in seconds, in points and points per second.
  public func state(at seconds: Double) -> (offset: Double, velocity: Double) {
    let state = spring.state(at: seconds, from: offset - edge, velocity: velocity)
    return (edge + state.displacement, state.velocity)
  }
}
