import JankMotion

/// The fling of Android's scroller in the closed form that replaces its spline table.
///
/// With κ = ln 0.78 / ln 0.9 and T the duration, position and velocity at the fraction p = t/T are
///
///     x = D · (1 − (1 − p)^κ)        v = v₀ · (1 − p)^(κ − 1)
///
/// where D = v₀ · T / κ and T = 0.35 · κ · (v₀ / reference)^(1 / (κ − 1)). The reference velocity
/// follows from gravity, friction, the pixel density and the table's constants.
///
/// Source: Flutter's clamping scroll simulation, which reimplements Android's OverScroller
/// (certain).
struct AndroidFling: Equatable, Hashable, Sendable {
  /// Android's scroll friction, a plain factor.
  static let scrollFriction = 0.015

  /// The initial velocity, in pixels per second.
  let velocity: Double
  /// The time until rest, in seconds.
  let duration: Double
  /// The distance until rest in pixels, with the sign of the velocity.
  let distance: Double

  private static let kappa = Maths.log(0.78) / Maths.log(0.9)
  /// The fraction of the spline at which its two halves meet.
  private static let inflexion = 0.35

  /// Creates a fling.
  ///
  /// - Parameters:
  ///   - velocity: The initial velocity, in pixels per second.
  ///   - friction: The scroll friction, above 0.
  ///   - pixelsPerInch: The density of the display, above 0.
  /// - Throws: `MotionError.outOfRange` if the velocity is not finite or another number is not
  ///   above 0.
  init(
    velocity: Double,
    friction: Double = scrollFriction,
    pixelsPerInch: Double = 160
  ) throws(MotionError) {
    let velocity = try ParameterRange.finite.checked(velocity, "velocity")
    let friction = try ParameterRange.positive.checked(friction, "friction")
    let pixelsPerInch = try ParameterRange.positive.checked(pixelsPerInch, "pixelsPerInch")
    // Gravity in metres per second squared, inches in a metre, and a tuned factor.
    let gravity = 9.80665 * 39.37 * pixelsPerInch * 0.84
    let reference = friction * gravity / Self.inflexion
    let power = Maths.pow(velocity.magnitude / reference, 1 / (Self.kappa - 1))
    self.velocity = velocity
    duration = Self.inflexion * Self.kappa * power
    distance = velocity * duration / Self.kappa
  }

  /// The distance at a time in seconds, in pixels with the sign of the velocity, clamped at both
  /// ends.
  func position(at time: Double) -> Double {
    distance * (1 - Maths.pow(remaining(at: time), Self.kappa))
  }

  /// The velocity at a time in seconds, in pixels per second, 0 after the end.
  func velocity(at time: Double) -> Double {
    velocity * Maths.pow(remaining(at: time), Self.kappa - 1)
  }

  /// The remaining fraction of the duration, 1 to 0.
  private func remaining(at time: Double) -> Double {
    duration > 0 ? 1 - min(max(time / duration, 0), 1) : 0
  }
}
