extension Spring {
  /// Creates a spring from SwiftUI's response and damping ratio.
  ///
  /// k = m·(2π/response)² and c = 2ζ·√(k·m) [certain: documentation, and measured].
  ///
  /// - Parameters:
  ///   - response: The undamped period in seconds, above 0.
  ///   - dampingRatio: The damping ζ as a fraction of critical damping, at least 0.
  ///   - mass: The mass m, above 0.
  ///   - allowsOverdamping: Whether damping above critical is allowed instead of clamped.
  /// - Throws: `MotionError.outOfRange` for the first parameter outside its range.
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

  /// Creates a spring from SwiftUI's duration and bounce, also CASpringAnimation's since iOS 17.
  ///
  /// The ratio ζ is 1 − bounce, or 1/(1 + bounce) for a negative bounce, which is overdamping
  /// [certain: documentation, and measured].
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds, above 0.
  ///   - bounce: The bounce, above −1 and at most 1, which never settles.
  ///   - mass: The mass m, above 0.
  ///   - allowsOverdamping: Whether damping above critical is allowed instead of clamped.
  /// - Throws: `MotionError.outOfRange` for the first parameter outside its range.
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
