import JankMotion

/// An animation that approaches its target exponentially and jumps to it when close.
///
/// The remaining distance is `(target − start) · e^(−t/τ)`. The animation is over, and shows the
/// target itself, as soon as that distance is at most `restDelta`.
///
///     let free = try InertiaMotion(start: 100, velocity: 200, power: 1)   // target 300
///     let snapped = try InertiaMotion(start: 100, target: 150)
///
/// Source: the inertia generator of Motion for JavaScript (certain).
struct InertiaMotion: Equatable, Hashable, Sendable {
  let start: Double
  let target: Double
  /// The time in which the remaining distance falls to 1/e, in seconds above 0.
  let timeConstant: Double
  /// The distance at which the animation is over, in units above 0.
  let restDelta: Double

  /// Creates an animation to a known target.
  ///
  /// - Parameters:
  ///   - start: The initial position, in units.
  ///   - target: The target, in units.
  ///   - timeConstant: The time in which the remaining distance falls to 1/e, in seconds above 0.
  ///   - restDelta: The distance at which the animation is over, in units above 0.
  /// - Throws: `MotionError.outOfRange` for the first number outside its range.
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

  /// Creates an animation that ends at a distance of `power · velocity`.
  ///
  /// - Parameters:
  ///   - start: The initial position, in units.
  ///   - velocity: The initial velocity, in units per second.
  ///   - power: The distance for one unit per second, in seconds.
  ///   - timeConstant: The time in which the remaining distance falls to 1/e, in seconds above 0.
  ///   - restDelta: The distance at which the animation is over, in units above 0.
  /// - Throws: `MotionError.outOfRange` for the first number outside its range.
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
  /// The position at a time in seconds, in units; the target itself once the animation is over.
  func position(at time: Double) -> Double {
    if isAtRest(at: time) { return target }
    let done = -Maths.expm1(-time / timeConstant)
    return .interpolated(from: start, to: target, fraction: done)
  }

  /// Whether the animation is over at a time in seconds: within `restDelta` of the target.
  func isAtRest(at time: Double) -> Bool {
    distanceLeft(at: time).magnitude <= restDelta
  }

  /// When the animation is over, in seconds since the start.
  var restTime: Double {
    let amplitude = (target - start).magnitude
    return amplitude <= restDelta ? 0 : timeConstant * Maths.log(amplitude / restDelta)
  }

  private func distanceLeft(at time: Double) -> Double {
    (target - start) * Maths.exp(-time / timeConstant)
  }
}
