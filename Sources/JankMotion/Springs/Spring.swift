/// A body on a spring with a damper.
///
///     let spring = try Spring(uiKitDuration: 0.8, dampingRatio: 0.6)
///     spring.progress(at: 0.2)  // 0.998183155449313, about to shoot over
///
/// It obeys m·x″ + c·x′ + k·x = 0, where x is the displacement from the target, in any unit of
/// length. The motion is given by a closed formula, so any time can be asked for in any order, and
/// a spring that is redirected goes on from the displacement and velocity it has.
public struct Spring: Hashable, Sendable {
  /// The mass m, above zero.
  public let mass: Double
  /// The stiffness k in mass per second squared, above zero.
  public let stiffness: Double
  /// The damping c in mass per second, at least zero.
  public let damping: Double
  /// Whether damping beyond the critical is taken as it is.
  ///
  /// If not, it is taken as critical, as CASpringAnimation does by default [certain: measured],
  /// and UIKit's, SwiftUI's and WebKit's springs do. pop, Flutter, Compose and others take it
  /// as it is.
  public let allowsOverdamping: Bool

  /// The frequency without damping in radians per second.
  ///
  /// ω = √(k/m).
  public let undampedFrequency: Double
  /// The rate at which the motion dies away, per second.
  ///
  /// β = c/2m, and at most ω if clamped.
  public let decayRate: Double
  /// ω² − β², above zero where the spring oscillates and below where it is overdamped.
  let oscillation: Double

  /// Creates a spring from its physical constants.
  ///
  /// - Parameters:
  ///   - mass: The mass m, above zero.
  ///   - stiffness: The stiffness k in mass per second squared, above zero.
  ///   - damping: The damping c in mass per second, at least zero.
  ///   - allowsOverdamping: Whether damping beyond the critical is taken as it is.
  /// - Throws: `MotionError.outOfRange` naming the first constant outside its range.
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
  }

  /// Creates a spring from constants known to be in range.
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
  /// The damping as a fraction of the critical, whether clamped or not.
  ///
  /// ζ = c/(2·√(k·m)), without dimension.
  public var dampingRatio: Double {
    damping / (2 * mass) / undampedFrequency
  }

  /// The period of the spring without damping in seconds, SwiftUI's response.
  ///
  /// Core Animation and SwiftUI call it the perceptual duration.
  public var response: Double {
    2 * .pi / undampedFrequency
  }

  /// The bounciness from −1 to 1 by SwiftUI's measure, where 0 is critical.
  public var bounce: Double {
    dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
  }
}

extension Spring {
  /// Where a body on the spring is, and how fast it moves, some time after a given state.
  ///
  /// To redirect a motion, take the state at that moment, correct the displacement by the
  /// distance of the two targets, and go on from there.
  ///
  /// - Parameters:
  ///   - seconds: The time passed in seconds; below zero it counts as zero.
  ///   - displacement: The distance from the target at the beginning, in any unit.
  ///   - velocity: The velocity at the beginning, in that unit per second.
  /// - Returns: The displacement and the velocity then, with errors below 10⁻¹² of the larger of
  ///   displacement and velocity/ω, as long as less than 100 radians are passed.
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

  /// The part of the way from 0 to 1 that is done.
  ///
  /// - Parameters:
  ///   - seconds: The time passed in seconds; below zero it counts as zero.
  ///   - initialVelocity: The velocity at the beginning in whole distances per second, positive
  ///     towards the target, as CASpringAnimation and UIKit take it.
  /// - Returns: 0 at the beginning and 1 at the target, beyond 1 when overshooting. The error is
  ///   below 10⁻¹² for velocities up to ω.
  public func progress(at seconds: Double, initialVelocity: Double = 0) -> Double {
    1 + state(at: seconds, from: -1, velocity: initialVelocity).displacement
  }

  /// The two basic motions: e^(−βt)·cos(√d·t) and e^(−βt)·sin(√d·t)/√d for d = ω² − β².
  ///
  /// For negative d these are the hyperbolic functions. For small d·t² all three regimes share
  /// their power series, so nothing jumps or cancels when damping passes the critical.
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
    // The product of both rates is ω², and the slow one found so does not cancel.
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
    // The loop counts in integers: a stride over Double would multiply and add in one rounding.
    for term in stride(from: 18, through: 2, by: -2) {
      cosine = 1 - squaredAngle / Double(term * (term - 1)) * cosine
      sine = 1 - squaredAngle / Double(term * (term + 1)) * sine
    }
    self.cosine = cosine
    sineOverAngle = sine
  }
}
