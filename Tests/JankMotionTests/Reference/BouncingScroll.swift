import JankMotion

/// Flutter's fling with bounces: friction between the edges, then a spring at the edge.
///
/// The spring continues the velocity at the edge; at the far edge it is limited, at the near edge
/// it is not.
///
/// Source: Flutter's bouncing scroll simulation (certain).
struct BouncingScroll: Equatable, Sendable {
  /// The largest velocity of the spring at the far edge, in points per second.
  static let greatestHandOver = 5000.0

  private let friction: FrictionMotion
  private let spring: Spring
  private let bounce: Bounce?

  private struct Bounce: Equatable, Sendable {
    let start: Double
    let edge: Double
    let displacement: Double
    let velocity: Double
  }

  /// Creates a fling.
  ///
  /// - Parameters:
  ///   - position: The initial offset, in points.
  ///   - velocity: The initial velocity, in points per second.
  ///   - range: The offsets between the edges in points; an edge may be infinitely far.
  ///   - spring: The spring at an edge; Flutter's may be overdamped.
  ///   - dragPerSecond: The fraction of the velocity that remains after a second.
  /// - Throws: `MotionError.outOfRange` for the number outside its range.
  init(
    position: Double,
    velocity: Double,
    range: ClosedRange<Double>,
    spring: Spring,
    dragPerSecond: Double = FrictionMotion.bouncingScrollDrag
  ) throws(MotionError) {
    let friction = try FrictionMotion(
      start: position,
      velocity: velocity,
      dragPerSecond: dragPerSecond
    )
    self.friction = friction
    self.spring = spring
    let edge = min(max(position, range.lowerBound), range.upperBound)
    if edge != position {
      bounce = Bounce(start: 0, edge: edge, displacement: position - edge, velocity: velocity)
      return
    }
    let target = velocity < 0 ? range.lowerBound : range.upperBound
    guard target.isFinite, let crossing = friction.time(at: target), velocity != 0 else {
      bounce = nil
      return
    }
    bounce = Bounce(
      start: crossing,
      edge: target,
      displacement: 0,
      velocity: min(friction.velocity(at: crossing), Self.greatestHandOver)
    )
  }

  /// The offset and velocity at a time in seconds, in points and points per second.
  func state(at seconds: Double) -> (position: Double, velocity: Double) {
    guard let bounce, seconds > bounce.start else {
      return (friction.position(at: seconds), friction.velocity(at: seconds))
    }
    let state = spring.state(
      at: seconds - bounce.start,
      from: bounce.displacement,
      velocity: bounce.velocity
    )
    return (bounce.edge + state.displacement, state.velocity)
  }
}
