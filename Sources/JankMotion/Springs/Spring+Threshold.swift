extension Spring {
  /// The time after which the body stays within a distance of the target.
  ///
  /// Jetpack Compose estimates the duration of its springs this way [certain: published code]. For
  /// an oscillating spring the time is that of its envelope.
  ///
  /// - Parameters:
  ///   - threshold: The distance in the unit of the displacement, above 0.
  ///   - displacement: The initial distance from the target, in any unit.
  ///   - velocity: The initial velocity, in that unit per second.
  /// - Returns: A time in seconds with a relative error below 10⁻¹²; 0 if the body is always within
  ///   the threshold, infinity if it leaves it forever.
  public func lastTimeOutside(
    _ threshold: Double,
    from displacement: Double,
    velocity: Double
  ) -> Double {
    guard decayRate > 0 else { return .infinity }
    if oscillation > 0, oscillation > 0x1p-50 * undampedFrequency * undampedFrequency {
      let other = (velocity + decayRate * displacement) / oscillation.squareRoot()
      let amplitude = (displacement * displacement + other * other).squareRoot()
      return Double.maximum(0, Maths.log(amplitude / threshold) / decayRate)
    }
    // Without oscillation the body reverses at most once and only approaches the target afterwards.
    let turn = turningTime(from: displacement, velocity: velocity)
    func distance(_ seconds: Double) -> Double {
      abs(state(at: seconds, from: displacement, velocity: velocity).displacement)
    }
    if distance(turn) > threshold {
      var end = Double.maximum(turn, 1 / decayRate)
      for _ in 0..<1000 where distance(end) > threshold { end *= 2 }
      return crossing(from: turn, to: end) { distance($0) > threshold }
    }
    guard distance(0) > threshold else { return 0 }
    return crossing(from: 0, to: turn) { distance($0) > threshold }
  }

  /// When the velocity of a spring without oscillation passes zero, or 0 if never.
  private func turningTime(from displacement: Double, velocity: Double) -> Double {
    let pull = decayRate * velocity + undampedFrequency * undampedFrequency * displacement
    let tangent = velocity / pull
    guard tangent > 0, tangent.isFinite else { return 0 }
    let rate = Double.maximum(-oscillation, 0).squareRoot()
    let ratio = rate * tangent
    guard ratio < 1 else { return 0 }
    if ratio < 0x1p-20 { return tangent }
    return Maths.log((1 + ratio) / (1 - ratio)) / (2 * rate)
  }

  /// The point between two at which a condition ceases to hold.
  private func crossing(
    from start: Double,
    to end: Double,
    while holds: (Double) -> Bool
  ) -> Double {
    var (low, high) = (start, end)
    for _ in 0..<100 {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { break }
      if holds(middle) { low = middle } else { high = middle }
    }
    return high
  }
}
