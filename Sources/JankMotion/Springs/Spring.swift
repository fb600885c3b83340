/// A body on a damped spring.
///
///     let spring = try Spring(uiKitDuration: 0.8, dampingRatio: 0.6)
///     spring.progress(at: 0.2)  // 0.998183155449313, about to overshoot
///
/// It obeys m·x″ + c·x′ + k·x = 0, where x is the displacement from the target, in any unit of
/// length. The state is a closed formula, so times can be evaluated in any order. A retargeted
/// spring continues from its displacement and velocity.
public struct Spring: Hashable, Sendable {
  /// The mass m, above 0.
  public let mass: Double
  /// The stiffness k in mass per second squared, above 0.
  public let stiffness: Double
  /// The damping c in mass per second, at least 0.
  public let damping: Double
  /// Whether damping above critical is allowed.
  ///
  /// Otherwise it is clamped to critical, as in CASpringAnimation by default [certain: measured]
  /// and in UIKit's, SwiftUI's and WebKit's springs. pop, Flutter, Compose and others allow it.
  public let allowsOverdamping: Bool

  /// The undamped frequency ω = √(k/m), in radians per second.
  public let undampedFrequency: Double
  /// The decay rate β = c/2m, per second; at most ω if clamped.
  public let decayRate: Double
  /// ω² − β², above zero for an oscillating spring and below for an overdamped one.
  let oscillation: Double

  /// Creates a spring from its physical constants.
  ///
  /// - Parameters:
  ///   - mass: The mass m, above 0.
  ///   - stiffness: The stiffness k in mass per second squared, above 0.
  ///   - damping: The damping c in mass per second, at least 0.
  ///   - allowsOverdamping: Whether damping above critical is allowed instead of clamped.
  /// - Throws: `MotionError.outOfRange` for the first constant outside its range, or if k/m is too
  ///   large for a number.
  public init(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    allowsOverdamping: Bool = false
  ) throws(MotionError) {
    try self.init(
      knownMass: ParameterRange.positive.checked(mass, "mass"),
      stiffness: ParameterRange.positive.checked(stiffness, "stiffness"),
      damping: ParameterRange.notNegative.checked(damping, "damping"),
      allowsOverdamping: allowsOverdamping
    )
    try ParameterRange.finite.checked(stiffness / mass, "stiffness / mass")
  }

  /// Creates a spring from valid constants.
  init(
    knownMass mass: Double,
    stiffness: Double,
    damping: Double,
    allowsOverdamping: Bool = false
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.allowsOverdamping = allowsOverdamping
    undampedFrequency = (stiffness / mass).squareRoot()
    let rate = damping / (2 * mass)
    decayRate = allowsOverdamping ? rate : Double.minimum(rate, undampedFrequency)
    oscillation = (undampedFrequency - decayRate) * (undampedFrequency + decayRate)
  }
}

extension Spring {
  /// The damping as a fraction of critical damping before clamping, ζ = c/(2·√(k·m)), without
  /// dimension.
  public var dampingRatio: Double {
    damping / (2 * mass) / undampedFrequency
  }

  /// The undamped period in seconds, SwiftUI's response.
  ///
  /// Core Animation and SwiftUI call it the perceptual duration.
  public var response: Double {
    2 * .pi / undampedFrequency
  }

  /// SwiftUI's bounce from −1 to 1, where 0 is critical damping.
  public var bounce: Double {
    dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
  }
}

extension Spring {
  /// The displacement and velocity at a time after a given state.
  ///
  /// To retarget an animation, take its current state, add the distance between the two targets to
  /// the displacement, and continue from there.
  ///
  /// - Parameters:
  ///   - seconds: The elapsed time in seconds; a negative time counts as 0.
  ///   - displacement: The initial distance from the target, in any unit.
  ///   - velocity: The initial velocity, in that unit per second.
  /// - Returns: The displacement and the velocity, with errors below 10⁻¹² of the larger of
  ///   displacement and velocity/ω, up to 100 radians.
  public func state(
    at seconds: Double,
    from displacement: Double,
    velocity: Double
  ) -> (displacement: Double, velocity: Double) {
    guard seconds > 0 else { return (displacement, velocity) }
    let (cosine, sine) = basis(at: seconds)
    let pull = decayRate * velocity + undampedFrequency * undampedFrequency * displacement
    return (
      displacement * cosine + (velocity + decayRate * displacement) * sine,
      velocity * cosine - pull * sine
    )
  }

  /// The progress from 0 to 1 at a time, beyond 1 during an overshoot.
  ///
  /// - Parameters:
  ///   - seconds: The elapsed time in seconds; a negative time counts as 0.
  ///   - initialVelocity: The initial velocity in distances per second, positive towards the
  ///     target, as in CASpringAnimation and UIKit.
  /// - Returns: The progress, with an error below 10⁻¹² for velocities up to ω.
  public func progress(at seconds: Double, initialVelocity: Double = 0) -> Double {
    1 + state(at: seconds, from: -1, velocity: initialVelocity).displacement
  }

  /// The two basic solutions: e^(−βt)·cos(√d·t) and e^(−βt)·sin(√d·t)/√d for d = ω² − β².
  ///
  /// For negative d these are the hyperbolic functions. For small d·t² all three regimes share
  /// their power series, so nothing jumps or cancels near critical damping.
  private func basis(at seconds: Double) -> (cosine: Double, sine: Double) {
    let squaredAngle = oscillation * seconds * seconds
    if squaredAngle <= -1 { return overdampedBasis(at: seconds) }
    let decay = Maths.exp(-decayRate * seconds)
    if squaredAngle < 1 {
      let series = CircularSeries(squaredAngle: squaredAngle)
      return (decay * series.cosine, decay * seconds * series.sineOverAngle)
    }
    let frequency = oscillation.squareRoot()
    let (sine, cosine) = Maths.sinCos(frequency * seconds)
    return (decay * cosine, decay * sine / frequency)
  }

  private func overdampedBasis(at seconds: Double) -> (cosine: Double, sine: Double) {
    let rate = (-oscillation).squareRoot()
    let fast = decayRate + rate
    // The product of both rates is ω²; the slow rate computed from it does not cancel.
    let slow = undampedFrequency * undampedFrequency / fast
    let slowDecay = Maths.exp(-slow * seconds)
    let fastDecay = Maths.exp(-fast * seconds)
    return ((slowDecay + fastDecay) / 2, (slowDecay - fastDecay) / (2 * rate))
  }
}

/// cos z and sin z/z as power series in z², which may be negative.
private struct CircularSeries {
  let cosine: Double
  let sineOverAngle: Double

  /// Sums the series for z² within −1…1, where ten terms leave less than 10⁻¹⁸.
  init(squaredAngle: Double) {
    var cosine = 1.0
    var sine = 1.0
    // Loops over integers: a stride over Double would multiply and add in one rounding.
    for term in stride(from: 18, through: 2, by: -2) {
      cosine = 1 - squaredAngle / Double(term * (term - 1)) * cosine
      sine = 1 - squaredAngle / Double(term * (term + 1)) * sine
    }
    self.cosine = cosine
    sineOverAngle = sine
  }
}
