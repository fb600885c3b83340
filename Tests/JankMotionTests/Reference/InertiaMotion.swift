import JankMotion

/// A motion that approaches its target exponentially and jumps onto it when close.
///
/// The distance left is `(target − start) · e^(−t/τ)`. The motion is over, and shows the target
/// itself, from the first instant at which that distance is at most `restDelta`.
///
///     let free = try InertiaMotion(start: 100, velocity: 200, power: 1)   // target 300
///     let snapped = try InertiaMotion(start: 100, target: 150)
///
/// Source: the inertia generator of Motion for JavaScript (certain).
struct InertiaMotion: Equatable, Hashable, Sendable {
  /// The position at the start, in units.
  let start: Double
  /// Where the motion ends, in units.
  let target: Double
  /// The time in which the distance left falls to 1/e, in seconds greater than 0.
  let timeConstant: Double
  /// The distance at which the motion is over, in units greater than 0.
  let restDelta: Double

  /// Makes a motion to a known target.
  ///
  /// - Parameters:
  ///   - start: The position at the start, in units.
  ///   - target: Where the motion ends, in units.
  ///   - timeConstant: The time in which the distance left falls to 1/e, in seconds above 0.
  ///   - restDelta: The distance at which the motion is over, in units above 0.
  /// - Throws: `MotionError.outOfRange` naming the first number outside its range.
  init(
    start: Double,
    target: Double,
    timeConstant: Double = 0.35,
    restDelta: Double = 0.5
  ) throws(MotionError) {
    self.start = try ParameterRange.finite.checked(start, "start")
    self.target = try ParameterRange.finite.checked(target, "target")
    self.timeConstant = try ParameterRange.positive.checked(timeConstant, "timeConstant")
    self.restDelta = try ParameterRange.positive.checked(restDelta, "restDelta")
  }

  /// Makes a motion that ends `power · velocity` away.
  ///
  /// - Parameters:
  ///   - start: The position at the start, in units.
  ///   - velocity: The speed at the start, in units a second.
  ///   - power: The way for one unit a second, in seconds.
  ///   - timeConstant: The time in which the distance left falls to 1/e, in seconds above 0.
  ///   - restDelta: The distance at which the motion is over, in units above 0.
  /// - Throws: `MotionError.outOfRange` naming the first number outside its range.
  init(
    start: Double,
    velocity: Double,
    power: Double,
    timeConstant: Double = 0.35,
    restDelta: Double = 0.5
  ) throws(MotionError) {
    let velocity = try ParameterRange.finite.checked(velocity, "velocity")
    let power = try ParameterRange.finite.checked(power, "power")
    try self.init(
      start: start,
      target: start + power * velocity,
      timeConstant: timeConstant,
      restDelta: restDelta
    )
  }
}

extension InertiaMotion {
  /// The position at a time, in units.
  ///
  /// - Parameter time: Seconds since the start.
  /// - Returns: The position, which is the target itself once the motion is over.
  func position(at time: Double) -> Double {
    if isAtRest(at: time) { return target }
    let done = -Maths.expm1(-time / timeConstant)
    return .interpolated(from: start, to: target, fraction: done)
  }

  /// Whether the motion is over.
  ///
  /// - Parameter time: Seconds since the start.
  /// - Returns: True from the first instant within `restDelta` of the target.
  func isAtRest(at time: Double) -> Bool {
    distanceLeft(at: time).magnitude <= restDelta
  }

  /// The instant from which on the motion is over, in seconds since the start.
  var restTime: Double {
    let amplitude = (target - start).magnitude
    return amplitude <= restDelta ? 0 : timeConstant * Maths.log(amplitude / restDelta)
  }

  private func distanceLeft(at time: Double) -> Double {
    (target - start) * Maths.exp(-time / timeConstant)
  }
}
