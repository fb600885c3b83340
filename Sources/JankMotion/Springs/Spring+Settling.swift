extension Spring {
  /// The settling duration that a CASpringAnimation reports.
  ///
  /// [certain: measured to 10⁻⁹] Below critical damping, the time after which the envelope is under
  /// a thousandth of the distance. From critical damping up, the first of 0.1, 0.2, 0.3 s and so
  /// on, computed by adding 0.1, at which the remaining distance is. Without damping, the largest
  /// binary32.
  ///
  /// - Parameter initialVelocity: In distances per second, positive towards the target.
  /// - Returns: A duration in seconds, at most the largest binary32.
  public func settlingDuration(initialVelocity: Double = 0) -> Double {
    let longest = Double(Float.greatestFiniteMagnitude)
    guard damping > 0 else { return longest }
    // Within a few roundings, ω_d is noise: the spring is meant to be critically damped.
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
      // After a day the distance counts as small: only the softest springs get here.
    } while abs(1 - progress(at: seconds, initialVelocity: initialVelocity)) >= 0.001
      && seconds < 86_400
    return seconds
  }

  /// The duration after which the Wave library calls a spring settled, in seconds; infinity without
  /// damping.
  ///
  /// The time in which e^(−ζωt) falls to 10⁻⁴, and a quarter more from critical damping up
  /// [certain: published code and test of Wave].
  public var waveSettlingDuration: Double {
    let duration = Maths.log(10_000) / (dampingRatio * undampedFrequency)
    return dampingRatio >= 1 ? duration * 1.25 : duration
  }

  /// The first of several equally spaced times at which the body is almost at rest.
  ///
  /// wobble checks each frame, and Motion steps of 50 ms [certain: published code]. A value equal
  /// to a threshold is at rest.
  ///
  /// - Parameters:
  ///   - displacement: The initial distance from the target, in any unit.
  ///   - velocity: The initial velocity, in that unit per second.
  ///   - stepSeconds: The interval between times in seconds, above 0; the first time is 0.
  ///   - restDisplacement: The largest displacement at rest.
  ///   - restSpeed: The largest speed at rest, in units per second.
  ///   - limit: The largest number of steps.
  /// - Returns: The number of the step from 0, or nil if none is found.
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
