import JankMotion

/// Flutter's fling with bounces: friction between the edges, then a spring about the edge met.
///
/// The spring takes over the speed of the crossing; at the far edge no more than a limit, while
/// the near edge takes it whole.
///
/// Source: Flutter's bouncing scroll simulation (certain).
struct BouncingScroll: Equatable, Sendable {
  /// The greatest speed handed to the spring at the far edge, in points a second.
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

  /// Makes a fling.
  ///
  /// - Parameters:
  ///   - position: The offset at the start, in points.
  ///   - velocity: The speed at the start, in points a second.
  ///   - range: The offsets between the edges in points; an edge may be infinitely far.
  ///   - spring: The spring about an edge; Flutter's may be overdamped.
  ///   - dragPerSecond: The share of the speed left after a second.
  /// - Throws: `MotionError.outOfRange` naming the number outside its range.
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

  /// Where the content is and how fast it moves, in points and points a second.
  ///
  /// - Parameter seconds: Seconds since the start, 0 or more.
  /// - Returns: Position and velocity.
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
