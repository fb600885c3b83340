/// What UIScrollView's content does after the finger has left, along one axis.
///
/// Within its range the content slows down until it stops or meets an edge; there a bounce takes
/// over with the speed of that moment. Let go beyond an edge, it bounces at once.
///
/// Source: measured scroll traces, met within half a point (certain as a fit).
public struct ScrollRelease: Equatable, Hashable, Sendable {
  /// Where the content is when the finger leaves, in points.
  public let offset: Double
  /// How fast the content moves in the first phase, in points a second.
  public let velocity: Double
  /// How the content slows down.
  public let deceleration: Deceleration
  /// When the bounce begins, in seconds since the release, or `nil` if no edge is met.
  public let bounceStart: Double?
  /// The edge that the content bounces at, in points, or `nil` if no edge is met.
  public var bounceEdge: Double? { bounce?.edge }
  private let bounce: EdgeBounce?

  /// Makes the motion after a release.
  ///
  /// - Parameters:
  ///   - offset: Where the content is, in points.
  ///   - velocity: The finger's speed turned into the content's direction, in points a second.
  ///   - range: The offsets between the edges, in points.
  ///   - deceleration: How the content slows down.
  /// - Throws: `MotionError.outOfRange` naming the number that is not finite.
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

  /// Where the content is and how fast it moves, in points and points a second.
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
