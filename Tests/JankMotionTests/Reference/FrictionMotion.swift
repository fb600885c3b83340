import JankMotion

/// A motion that keeps the same share of its speed in each second.
///
///     x = start + v · (dᵗ − 1) / ln d        velocity = v · dᵗ
///
/// Source: Flutter's friction simulation (certain). Its drag of 0.135 a second is close to
/// UIScrollView's 0.998 a millisecond, in the integral form of `Deceleration`.
struct FrictionMotion: Equatable, Hashable, Sendable {
  /// The drag of Flutter's bouncing scroll simulation, a share a second.
  static let bouncingScrollDrag = 0.135

  /// The position at the start, in units.
  let start: Double
  /// The speed at the start, in units a second.
  let startVelocity: Double
  /// The share of the speed that is left after one second, between 0 and 1.
  let dragPerSecond: Double

  private let logarithmOfDrag: Double

  /// Makes a motion under friction.
  ///
  /// - Parameters:
  ///   - start: The position at the start, in units.
  ///   - velocity: The speed at the start, in units a second.
  ///   - dragPerSecond: The share of the speed left after a second, between 0 and 1.
  /// - Throws: `MotionError.outOfRange` naming the first number outside its range.
  init(start: Double, velocity: Double, dragPerSecond: Double) throws(MotionError) {
    self.start = try ParameterRange.finite.checked(start, "start")
    startVelocity = try ParameterRange.finite.checked(velocity, "velocity")
    self.dragPerSecond = try ParameterRange.open(0, 1).checked(dragPerSecond, "dragPerSecond")
    logarithmOfDrag = Maths.log(dragPerSecond)
  }
}

extension FrictionMotion {
  /// Where the motion comes to rest, in units.
  var restPosition: Double { start - startVelocity / logarithmOfDrag }

  /// The position at a time, in units.
  ///
  /// - Parameter time: Seconds since the start.
  /// - Returns: The position.
  func position(at time: Double) -> Double {
    start + startVelocity * (Maths.expm1(time * logarithmOfDrag) / logarithmOfDrag)
  }

  /// The speed at a time, in units a second.
  ///
  /// - Parameter time: Seconds since the start.
  /// - Returns: The speed with the sign it had at the start.
  func velocity(at time: Double) -> Double {
    startVelocity * Maths.pow(dragPerSecond, time)
  }

  /// The time at which the motion passes a position, in seconds.
  ///
  /// - Parameter position: A position, in units.
  /// - Returns: Seconds since the start, or `nil` if the motion never comes there.
  func time(at position: Double) -> Double? {
    if position == start { return 0 }
    let share = (position - start) * logarithmOfDrag / startVelocity + 1
    guard share > 0 && share <= 1 else { return nil }
    return Maths.log(share) / logarithmOfDrag
  }
}
