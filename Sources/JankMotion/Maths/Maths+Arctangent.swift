// With an approximation a of the angle, the rest t follows from rotating the vector back by a,
// which needs only the sine and cosine:
//
//     tan t = (y·cos a - x·sin a)/(x·cos a + y·sin a).

extension Maths {
  /// The angle of a vector in the plane, from −π to π radians.
  ///
  /// Correctly rounded, as described in `Maths`. Zeros and infinities follow IEEE 754: the sign of
  /// a zero gives the side from which it is approached.
  ///
  /// - Parameters:
  ///   - y: The second component, in any unit.
  ///   - x: The first component, in the same unit.
  /// - Returns: The angle in radians.
  public static func atan2(_ y: Double, _ x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    let magnitude = Double.maximum(abs(x), abs(y))
    guard magnitude > 0, magnitude < .infinity else { return axisAngle(y, x) }
    if x > 0, abs(y) < x * 0x1p-50 { return y / x }
    // Only the direction matters, so the larger component is scaled to between one and two.
    let exponent = magnitude.exponent
    let argument = ArctangentArgument(
      y: Double(sign: .plus, exponent: -exponent, significand: y),
      x: Double(sign: .plus, exponent: -exponent, significand: x)
    )
    let value = argument.quick()
    let error = abs(value.high) * 0x1p-63
    return rounded(value.high, value.low, error: error) ?? argument.accurate().high
  }

  /// The angle for zero or infinite components.
  private static func axisAngle(_ y: Double, _ x: Double) -> Double {
    let limit: (Double) -> Double = { component in
      guard abs(component) == .infinity || (x == 0 && y == 0) else { return 0 }
      return component.sign == .minus ? -1 : 1
    }
    let unsigned: Double
    if x == 0 && y == 0 {
      unsigned = x.sign == .minus ? .pi : 0
    } else if limit(y) == 0 {
      unsigned = limit(x) < 0 ? .pi : 0
    } else {
      // A quarter turn, an eighth for two infinities, or three eighths.
      unsigned = limit(x) == 0 ? .pi / 2 : limit(x) > 0 ? .pi / 4 : 0x1.2d97c7f3321d2p1
    }
    return y.sign == .minus ? -unsigned : unsigned
  }
}

/// A vector and a first approximation of its angle.
struct ArctangentArgument {
  let y: Double
  let x: Double
  /// The angle with a relative error below 2⁻¹².
  private let estimate: Double

  /// Creates the argument from a vector whose larger component lies between one and two.
  init(y: Double, x: Double) {
    self.y = y
    self.x = x
    let (height, width) = (abs(y), abs(x))
    let ratio = height < width ? height / width : width / height
    let square = ratio * ratio
    // Hastings' approximation of the arctangent between zero and one.
    let tail = 0.180141 + square * (-0.085133 + square * 0.0208351)
    let octant = ratio * (0.999866 + square * (-0.3302995 + square * tail))
    let quadrant = height < width ? octant : .pi / 2 - octant
    let half = x < 0 ? .pi - quadrant : quadrant
    estimate = y.sign == .minus ? -half : half
  }
}

extension ArctangentArgument {
  /// The angle with a relative error below 2⁻⁶⁴.
  func quick() -> DoubleDouble {
    let circle = CircleArgument(estimate)
    let tangent = tangentOfRest(
      sine: circle.quickSine(ahead: 0).normalized,
      cosine: circle.quickSine(ahead: 128).normalized
    )
    let t = tangent.high
    let square = t * t
    let rest = tangent.low - t * square * (0x1.5555555555555p-2 - square * 0.2)
    return DoubleDouble(sumOf: estimate, t).adding(rest)
  }

  /// The angle with a relative error below 2⁻¹⁰⁰.
  func accurate() -> DoubleDouble {
    let circle = CircleArgument(estimate)
    let tangent = tangentOfRest(
      sine: circle.accurateSine(ahead: 0),
      cosine: circle.accurateSine(ahead: 128)
    )
    let square = tangent * tangent
    var series = DoubleDouble(0)
    for power in stride(from: 11, through: 1, by: -2) {
      series = DoubleDouble(1) / DoubleDouble(Double(power)) - series * square
    }
    return series * tangent + estimate
  }

  private func tangentOfRest(sine: DoubleDouble, cosine: DoubleDouble) -> DoubleDouble {
    (cosine * y - sine * x) / (cosine * x + sine * y)
  }
}

extension DoubleDouble {
  /// The same sum, with the high part as close to it as possible.
  fileprivate var normalized: DoubleDouble {
    DoubleDouble(sumOfLarger: high, low)
  }
}
