/// The content offset of UIScrollView after a release, along one axis.
///
/// Within its range the content decelerates until it stops or reaches an edge; there a bounce
/// continues with the current velocity. Content released beyond an edge bounces at once.
///
/// Source: measured scroll traces, matched within half a point (certain as a fit).
public struct ScrollRelease: Equatable, Hashable, Sendable {
  /// The content offset at the release, in points.
  public let offset: Double
  /// The velocity of the content in the first phase, in points per second.
  public let velocity: Double
  /// The deceleration of the content.
  public let deceleration: Deceleration
  /// The begin of the bounce, in seconds since the release, or `nil` if no edge is reached.
  public let bounceStart: Double?
  /// The edge of the bounce, in points, or `nil` if no edge is reached.
  public var bounceEdge: Double? { bounce?.edge }
  private let bounce: EdgeBounce?

  /// Creates the state after a release.
  ///
  /// - Parameters:
  ///   - offset: The content offset, in points.
  ///   - velocity: The velocity of the touch in the content's direction, in points per second.
  ///   - range: The offsets between the edges, in points.
  ///   - deceleration: The deceleration of the content.
  /// - Throws: `MotionError.outOfRange` for the number that is not finite.
  public init(
    offset: Double,
    velocity: Double,
    range: ClosedRange<Double>,
    deceleration: Deceleration = .normal
  ) throws(MotionError) {
    self.offset = try ParameterRange.finite.checked(offset, "offset")
    let velocity = try ParameterRange.finite.checked(velocity, "velocity")
    self.deceleration = deceleration
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    if edge != offset {
      let overscroll = offset - edge
      let isOutward = overscroll * velocity > 0
      let start =
        velocity == 0
        ? -EdgeBounce.restingReturnRate * overscroll
        : isOutward ? EdgeBounce.outwardShare * velocity : velocity
      self.velocity = start
      bounceStart = 0
      bounce = try EdgeBounce(
        edge: edge,
        offset: offset,
        velocity: start,
        frequency: velocity == 0 ? EdgeBounce.afterRest : EdgeBounce.afterOutwardDrag
      )
      return
    }
    self.velocity = velocity
    let target = velocity < 0 ? range.lowerBound : range.upperBound
    let crossing =
      target.isFinite
      ? deceleration.milliseconds(covering: target - offset, velocity: velocity) : nil
    guard let crossing, velocity != 0 else {
      (bounceStart, bounce) = (nil, nil)
      return
    }
    bounceStart = crossing / 1000
    bounce = try EdgeBounce(
      edge: target,
      offset: target,
      velocity: deceleration.velocity(velocity, afterMilliseconds: crossing),
      frequency: EdgeBounce.afterFling
    )
  }

  /// The offset and velocity of the content, in points and points per second.
  ///
  /// - Parameter seconds: Seconds since the release, 0 or more.
  /// - Returns: Offset and velocity.
  public func state(at seconds: Double) -> (offset: Double, velocity: Double) {
    if let bounce, let bounceStart, seconds >= bounceStart {
      return bounce.state(at: seconds - bounceStart)
    }
    let milliseconds = seconds * 1000
    return (
      offset + deceleration.distance(velocity: velocity, afterMilliseconds: milliseconds),
      deceleration.velocity(velocity, afterMilliseconds: milliseconds)
    )
  }
}
