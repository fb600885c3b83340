import JankMotion

/// The fling of Android's scroller in the closed form that stands in for its spline table.
///
/// With κ = ln 0.78 / ln 0.9 and T the duration, position and speed at the share p = t/T are
///
///     x = D · (1 − (1 − p)^κ)        v = v₀ · (1 − p)^(κ − 1)
///
/// where D = v₀ · T / κ and T = 0.35 · κ · (v₀ / reference)^(1 / (κ − 1)). The reference speed
/// is what gravity, friction and the pixel density make of the table's constants.
///
/// Source: Flutter's clamping scroll simulation, which restates Android's OverScroller
/// (certain).
struct AndroidFling: Equatable, Hashable, Sendable {
  /// Android's scroll friction, a plain factor.
  static let scrollFriction = 0.015

  /// The speed at the start, in pixels a second.
  let velocity: Double
  /// The time until rest, in seconds.
  let duration: Double
  /// The way until rest in pixels, with the sign of the velocity.
  let distance: Double

  private static let kappa = Maths.log(0.78) / Maths.log(0.9)
  /// The share of the spline at which its two halves meet.
  private static let inflexion = 0.35

  /// Makes a fling.
  ///
  /// - Parameters:
  ///   - velocity: The speed at the start, in pixels a second.
  ///   - friction: The scroll friction, greater than 0.
  ///   - pixelsPerInch: The density of the display, greater than 0.
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

  /// The way covered at a time, in pixels.
  ///
  /// - Parameter time: Seconds since the start.
  /// - Returns: The way with the sign of the velocity, held before the start and after the end.
  func position(at time: Double) -> Double {
    distance * (1 - Maths.pow(remaining(at: time), Self.kappa))
  }

  /// The speed at a time, in pixels a second.
  ///
  /// - Parameter time: Seconds since the start.
  /// - Returns: The speed, 0 after the end.
  func velocity(at time: Double) -> Double {
    velocity * Maths.pow(remaining(at: time), Self.kappa - 1)
  }

  /// The share of the duration that is left, 1 to 0.
  private func remaining(at time: Double) -> Double {
    duration > 0 ? 1 - min(max(time / duration, 0), 1) : 0
  }
}
