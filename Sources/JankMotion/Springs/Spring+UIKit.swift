extension Spring {
  /// Creates the spring for UIKit's duration, damping ratio and initial velocity.
  ///
  /// The spring has mass 1, the ratio ζ, and the frequency ω with which the envelope falls to a
  /// thousandth after the duration D. With the velocity v, ω is the largest solution of
  ///
  ///     |ζω − v|/(ω·√(1−ζ²)) · e^(−ζωD) = 0.001      for ζ < 1
  ///     |1 + (ω − v)·D| · e^(−ωD) = 0.001            for ζ = 1
  ///
  /// [certain where v is small: parameters captured from UIKit agree to 6·10⁻⁹; inferred for large
  /// v, where UIKit's own solver reportedly finds another root]. For v = 0, ζ = 0.6 and 0.8 s, ω is
  /// 13.7918 per second.
  ///
  /// - Parameters:
  ///   - duration: The duration D in seconds, at least 0, clamped to 0.01…10 [inferred].
  ///   - dampingRatio: The ratio ζ, at least 0, clamped to 0.01…1. Without damping there is no such
  ///     spring; the lower limit is our choice.
  ///   - initialVelocity: The velocity v in distances per second, positive towards the target,
  ///     finite.
  /// - Throws: `MotionError.outOfRange` for the first parameter outside its range.
  public init(
    uiKitDuration duration: Double,
    dampingRatio: Double,
    initialVelocity: Double = 0
  ) throws(MotionError) {
    let duration = try ParameterRange.notNegative.checked(duration, "duration")
    let ratio = try ParameterRange.notNegative.checked(dampingRatio, "dampingRatio")
    let velocity = try ParameterRange.finite.checked(initialVelocity, "initialVelocity")
    let envelope = SettlingEnvelope(
      duration: Double.minimum(Double.maximum(duration, 0.01), 10),
      ratio: Double.minimum(Double.maximum(ratio, 0.01), 1),
      velocity: velocity
    )
    let frequency = envelope.largestFrequency
    try self.init(stiffness: frequency * frequency, damping: 2 * envelope.ratio * frequency)
  }

  /// The spring of UIKit's own transitions, and of UISpringTimingParameters created without values.
  ///
  /// Mass 3, stiffness 1000, damping 500 [certain: captured]. Its damping ratio of 4.56 is clamped
  /// to critical, so ω = √(1000/3) per second.
  public static let system = Spring(knownMass: 3, stiffness: 1000, damping: 500)

  /// The default spring of a CASpringAnimation.
  ///
  /// Mass 1, stiffness 100, damping 10 [certain: documentation].
  public static let coreAnimationDefault = Spring(knownMass: 1, stiffness: 100, damping: 10)
}

/// The condition for UIKit's frequency, as a function of u = ωD.
///
/// The logarithm of the envelope at the end, less that of its target, decreases where this is used.
/// It is nearly straight there, so a few of Newton's steps reach its zero.
private struct SettlingEnvelope {
  let duration: Double
  let ratio: Double
  let velocity: Double

  /// The velocity in distances per duration.
  private var speed: Double { velocity * duration }

  var largestFrequency: Double {
    largestRoot / duration
  }

  /// The largest u for which the excess is zero.
  ///
  /// Above the peak the excess always decreases. If it is not above zero at the peak, the root lies
  /// before the zero of the envelope, where the excess decreases as well.
  private var largestRoot: Double {
    let peak = peak
    guard peak <= 0 || excess(at: peak) <= 0 else { return root(from: peak, to: .infinity) }
    return root(from: 0, to: peak <= 0 ? .infinity : zero)
  }

  /// The point after the zero where the envelope is largest; nil if it decreases everywhere.
  private var peak: Double {
    guard speed > 0 else { return 0 }
    guard ratio < 1 else { return speed }
    let half = speed / 2
    return (half + (half * half + speed).squareRoot()) / ratio
  }

  /// The point where the envelope is zero.
  private var zero: Double {
    ratio < 1 ? speed / ratio : speed - 1
  }

  private func excess(at u: Double) -> Double {
    let height =
      ratio < 1
      ? abs(ratio - speed / u) / ((1 - ratio) * (1 + ratio)).squareRoot() : abs(1 + u - speed)
    return Maths.log(1000 * height) - ratio * u
  }

  private func slope(at u: Double) -> Double {
    ratio < 1 ? speed / (u * (ratio * u - speed)) - ratio : 1 / (1 + u - speed) - 1
  }

  /// The zero of a decreasing excess, by Newton's method within bounds.
  private func root(from start: Double, to end: Double) -> Double {
    var (low, high) = (start, end)
    if high == .infinity {
      high = Double.maximum(2 * low, 1)
      for _ in 0..<64 where excess(at: high) > 0 { (low, high) = (high, 2 * high) }
    }
    var u = low + (high - low) / 2
    for _ in 0..<200 {
      let excess = excess(at: u)
      if excess == 0 { break }
      if excess > 0 { low = u } else { high = u }
      let newton = u - excess / slope(at: u)
      let next = newton > low && newton < high ? newton : low + (high - low) / 2
      if next == u || next <= low || next >= high { break }
      u = next
    }
    return u
  }
}
