extension Spring {
  /// Creates a spring from SwiftUI's response and damping ratio.
  ///
  /// k = m·(2π/response)² and c = 2ζ·√(k·m) [certain: documentation, and measured].
  ///
  /// - Parameters:
  ///   - response: The period without damping in seconds, above zero.
  ///   - dampingRatio: The damping ζ as a fraction of the critical, at least zero.
  ///   - mass: The mass m, above zero.
  ///   - allowsOverdamping: Whether damping beyond the critical is taken as it is.
  /// - Throws: `MotionError.outOfRange` naming the first parameter outside its range.
  public init(
    response: Double,
    dampingRatio: Double,
    mass: Double = 1,
    allowsOverdamping: Bool = false
  ) throws(MotionError) {
    let response = try ParameterRange.positive.checked(response, "response")
    let ratio = try ParameterRange.notNegative.checked(dampingRatio, "dampingRatio")
    let frequency = 2 * .pi / response
    try self.init(
      mass: mass,
      stiffness: mass * frequency * frequency,
      damping: 2 * ratio * mass * frequency,
      allowsOverdamping: allowsOverdamping
    )
  }

  /// Creates a spring from SwiftUI's duration and bounce, as CASpringAnimation since iOS 17.
  ///
  /// The ratio ζ is 1 − bounce, or 1/(1 + bounce) for a negative bounce, which is overdamping
  /// [certain: documentation, and measured].
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds, above zero.
  ///   - bounce: How much the spring bounces, above −1 and at most 1, which never comes to rest.
  ///   - mass: The mass m, above zero.
  ///   - allowsOverdamping: Whether a negative bounce is more than critical.
  /// - Throws: `MotionError.outOfRange` naming the first parameter outside its range.
  public init(
    duration: Double,
    bounce: Double,
    mass: Double = 1,
    allowsOverdamping: Bool = true
  ) throws(MotionError) {
    let duration = try ParameterRange.positive.checked(duration, "duration")
    let bounce = try ParameterRange.halfOpenAbove(-1, 1).checked(bounce, "bounce")
    try self.init(
      response: duration,
      dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce,
      mass: mass,
      allowsOverdamping: allowsOverdamping
    )
  }
}
