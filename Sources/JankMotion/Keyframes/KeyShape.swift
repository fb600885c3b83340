/// How a cubic keyframe animation passes through one of its values.
///
/// All three are 0 by default, which gives the smooth curve that was measured.
///
/// Source: Kochanek and Bartels, "Interpolating splines with local tension, continuity, and bias
/// control", to which Apple's documentation of CAKeyframeAnimation refers. No measured values
/// exist for numbers other than 0 (inferred).
public struct KeyShape: Equatable, Hashable, Sendable {
  /// How tight the curve is: 1 is straight, −1 round; a plain number.
  public let tension: Double
  /// How sharp the corner is: 0 is none, ±1 the sharpest; a plain number.
  public let continuity: Double
  /// Where the curve passes: −1 before the value, 1 after it; a plain number.
  public let bias: Double

  /// The shape of a value that nothing is said about.
  public static let smooth = KeyShape(knownTension: 0, continuity: 0, bias: 0)

  /// Makes a shape.
  ///
  /// - Parameters:
  ///   - tension: How tight the curve is, a finite number.
  ///   - continuity: How sharp the corner is, a finite number.
  ///   - bias: Where the curve passes, a finite number.
  /// - Throws: `MotionError.outOfRange` naming the first number that is not finite.
  public init(
    tension: Double = 0,
    continuity: Double = 0,
    bias: Double = 0
  ) throws(MotionError) {
    self.init(
      knownTension: try ParameterRange.finite.checked(tension, "tension"),
      continuity: try ParameterRange.finite.checked(continuity, "continuity"),
      bias: try ParameterRange.finite.checked(bias, "bias")
    )
  }

  private init(knownTension tension: Double, continuity: Double, bias: Double) {
    self.tension = tension
    self.continuity = continuity
    self.bias = bias
  }
}

extension KeyShape {
  /// How much of the steps before and after a value enters its tangent on one side, ½ of each
  /// when smooth.
  private func shares(cornerSign: Double) -> (before: Double, after: Double) {
    let loose = (1 - tension) / 2
    let corner = continuity * cornerSign
    return (loose * (1 + bias) * (1 + corner), loose * (1 - bias) * (1 - corner))
  }

  /// The shares of the steps before and after a value in the tangent that arrives there.
  var arriving: (before: Double, after: Double) { shares(cornerSign: -1) }

  /// The shares of the steps before and after a value in the tangent that leaves it.
  var leaving: (before: Double, after: Double) { shares(cornerSign: 1) }
}
