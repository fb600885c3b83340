import JankMotion

/// An animation whose velocity falls by a constant factor per second.
///
///     x = start + v · (dᵗ − 1) / ln d        velocity = v · dᵗ
///
/// Source: Flutter's friction simulation (certain). Its drag of 0.135 per second is close to
/// UIScrollView's 0.998 per millisecond, in the integral form of `Deceleration`.
struct FrictionMotion: Equatable, Hashable, Sendable {
  /// The drag of Flutter's bouncing scroll simulation, a fraction per second.
  static let bouncingScrollDrag = 0.135

  let start: Double
  let startVelocity: Double
  /// The fraction of the velocity that remains after one second, between 0 and 1.
  let dragPerSecond: Double

  private let logarithmOfDrag: Double

  /// Creates an animation under friction.
  ///
  /// - Parameters:
  ///   - start: The initial position, in units.
  ///   - velocity: The initial velocity, in units per second.
  ///   - dragPerSecond: The fraction of the velocity that remains after a second, between 0 and 1.
  /// - Throws: `MotionError.outOfRange` for the first number outside its range.
  init(start: Double, velocity: Double, dragPerSecond: Double) throws(MotionError) {
    self.start = try ParameterRange.finite.checked(start, "start")
    startVelocity = try ParameterRange.finite.checked(velocity, "velocity")
    self.dragPerSecond = try ParameterRange.open(0, 1).checked(dragPerSecond, "dragPerSecond")
    logarithmOfDrag = Maths.log(dragPerSecond)
  }
}

extension FrictionMotion {
  /// The position at rest, in units.
  var restPosition: Double { start - startVelocity / logarithmOfDrag }

  /// The position at a time in seconds, in units.
  func position(at time: Double) -> Double {
    start + startVelocity * (Maths.expm1(time * logarithmOfDrag) / logarithmOfDrag)
  }

  /// The velocity at a time in seconds, in units per second.
  func velocity(at time: Double) -> Double {
    startVelocity * Maths.pow(dragPerSecond, time)
  }

  /// When the animation passes a position, in seconds since the start, or `nil` if never.
  func time(at position: Double) -> Double? {
    if position == start { return 0 }
    let share = (position - start) * logarithmOfDrag / startVelocity + 1
    guard share > 0 && share <= 1 else { return nil }
    return Maths.log(share) / logarithmOfDrag
  }
}
