extension Spring {
  /// The duration that a CASpringAnimation reports for itself.
  ///
  /// [certain: measured to 10⁻⁹] Below critical damping, the time after which the envelope is
  /// under a thousandth of the distance; from there up, the first of 0.1, 0.2, 0.3 s and so on,
  /// found by adding 0.1, at which the distance left is; without damping, the largest binary32.
  ///
  /// - Parameter initialVelocity: In whole distances per second, positive towards the target.
  /// - Returns: A duration in seconds, at most the largest binary32.
  public func settlingDuration(initialVelocity: Double = 0) -> Double {
    let longest = Double(Float.greatestFiniteMagnitude)
    guard damping > 0 else { return longest }
    // Within a few roundings, ω_d is noise: such a spring was meant to be critical.
    guard undampedFrequency - decayRate > 0x1p-50 * undampedFrequency else {
      return firstTenthOfSecondAtRest(initialVelocity: initialVelocity)
    }
    let amplitude = (decayRate - initialVelocity) / oscillation.squareRoot()
    return Double.minimum(Maths.log((1 + abs(amplitude)) / 0.001) / decayRate, longest)
  }

  private func firstTenthOfSecondAtRest(initialVelocity: Double) -> Double {
    var seconds = 0.0
    repeat {
      seconds += 0.1
      // After a day the distance is taken to be small: only the softest springs get here.
    } while abs(1 - progress(at: seconds, initialVelocity: initialVelocity)) >= 0.001
      && seconds < 86_400
    return seconds
  }

  /// The duration after which the Wave library calls a spring settled.
  ///
  /// The time in which e^(−ζωt) falls to a ten-thousandth, and a quarter more from critical
  /// damping up [certain: published code and test of Wave].
  ///
  /// - Returns: A duration in seconds; infinity without damping.
  public var waveSettlingDuration: Double {
    let duration = Maths.log(10_000) / (dampingRatio * undampedFrequency)
    return dampingRatio >= 1 ? duration * 1.25 : duration
  }

  /// The first of a row of equally spaced times at which the body is as good as at rest.
  ///
  /// wobble asks each frame so, and Motion steps of 50 ms [certain: published code]. Both
  /// thresholds are met by what equals them.
  ///
  /// - Parameters:
  ///   - displacement: The distance from the target at the beginning, in any unit.
  ///   - velocity: The velocity at the beginning, in that unit per second.
  ///   - stepSeconds: The distance of two times in seconds, above zero; the first time is zero.
  ///   - restDisplacement: The largest displacement at rest.
  ///   - restSpeed: The largest speed at rest, in units per second.
  ///   - limit: How many steps are tried.
  /// - Returns: The number of the step, the first being 0; nothing if none is found.
  public func firstStepAtRest(
    from displacement: Double,
    velocity: Double,
    stepSeconds: Double,
    restDisplacement: Double,
    restSpeed: Double,
    limit: Int = 100_000
  ) -> Int? {
    (0..<limit).first { step in
      let state = state(at: Double(step) * stepSeconds, from: displacement, velocity: velocity)
      return abs(state.displacement) <= restDisplacement && abs(state.velocity) <= restSpeed
    }
  }
}
