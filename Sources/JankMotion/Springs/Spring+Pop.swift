extension Spring {
  /// Creates a spring from Origami's tension and friction, which pop and Rebound use.
  ///
  /// k = 3.62·(tension − 30) + 194 and c = 3·(friction − 8) + 25, with mass 1 [certain: published
  /// code of pop and Rebound]. These engines do not clamp damping.
  ///
  /// - Parameters:
  ///   - tension: Origami's tension, without dimension; above −23.59.
  ///   - friction: Origami's friction, without dimension; at least −⅓.
  /// - Throws: `MotionError.outOfRange` for the resulting stiffness or damping.
  public init(origamiTension tension: Double, friction: Double) throws(MotionError) {
    try self.init(
      stiffness: (tension - 30) * 3.62 + 194,
      damping: (friction - 8) * 3 + 25,
      allowsOverdamping: true
    )
  }

  /// Creates a spring from the bounciness and the speed of pop, Origami and Rebound.
  ///
  /// - Parameters:
  ///   - bounciness: The bounciness, usually 0 to 20; any finite number.
  ///   - speed: The speed, usually 0 to 20; any finite number.
  /// - Throws: `MotionError.outOfRange` for a parameter, or for the resulting stiffness or damping.
  public init(popBounciness bounciness: Double, speed: Double) throws(MotionError) {
    let bounciness = try ParameterRange.finite.checked(bounciness, "bounciness")
    let speed = try ParameterRange.finite.checked(speed, "speed")
    let tension = 0.5 + speed / 1.7 / 20 * (200 - 0.5)
    let bounce = bounciness / 1.7 / 20 * 0.8
    let share = (2 - bounce) * bounce
    let friction = share * 0.01 + (1 - share) * Spring.frictionWithoutBounce(tension: tension)
    try self.init(origamiTension: tension, friction: friction)
  }

  /// The smallest friction without a bounce for a tension, by pop's fit.
  private static func frictionWithoutBounce(tension x: Double) -> Double {
    if x <= 18 { return ((0.0007 * x - 0.031) * x + 0.64) * x + 1.28 }
    if x <= 44 { return ((0.000_044 * x - 0.006) * x + 0.36) * x + 2 }
    return ((0.000_000_45 * x - 0.000_332) * x + 0.1078) * x + 5.84
  }
}
