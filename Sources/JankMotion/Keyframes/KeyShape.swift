/// How a cubic keyframe animation passes through one of its values.
///
/// All three numbers are 0 by default, which gives the smooth curve that was measured.
///
/// Source: Kochanek and Bartels, "Interpolating splines with local tension, continuity, and bias
/// control", to which Apple's documentation of CAKeyframeAnimation refers. No measured values exist
/// for numbers other than 0 (inferred).
public struct KeyShape: Equatable, Hashable, Sendable {
  /// The tightness of the curve: 1 is straight, −1 round; a plain number.
  public let tension: Double
  /// The sharpness of the corner: 0 is none, ±1 the sharpest; a plain number.
  public let continuity: Double
  /// Where the curve passes: −1 before the value, 1 after it; a plain number.
  public let bias: Double

  /// The default shape.
  public static let smooth = KeyShape(knownTension: 0, continuity: 0, bias: 0)

  /// Creates a shape.
  ///
  /// - Parameters:
  ///   - tension: The tightness of the curve, finite.
  ///   - continuity: The sharpness of the corner, finite.
  ///   - bias: Where the curve passes, finite.
  /// - Throws: `MotionError.outOfRange` for the first number that is not finite.
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
  /// The weights of the steps before and after a value in its tangent on one side; ½ each if
  /// smooth.
  private func shares(cornerSign: Double) -> (before: Double, after: Double) {
    let loose = (1 - tension) / 2
    let corner = continuity * cornerSign
    return (loose * (1 + bias) * (1 + corner), loose * (1 - bias) * (1 - corner))
  }

  /// The weights of the steps before and after a value in the tangent that arrives there.
  var arriving: (before: Double, after: Double) { shares(cornerSign: -1) }

  /// The weights of the steps before and after a value in the tangent that leaves it.
  var leaving: (before: Double, after: Double) { shares(cornerSign: 1) }
}
