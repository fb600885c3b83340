/// One coordinate of a cubic Bézier curve that runs from 0 to 1.
struct BezierComponent {
  let first: Double
  let second: Double

  /// The coordinate, 3(1−s)²s·first + 3(1−s)s²·second + s³.
  ///
  /// No terms cancel if both control coordinates lie within 0…1; near s = 0 the relative error is
  /// that of a few roundings.
  func value(at s: Double) -> Double {
    let rest = 1 - s
    return s * (3 * rest * (rest * first + s * second) + s * s)
  }

  /// The derivative of the coordinate with respect to s.
  func slope(at s: Double) -> Double {
    let rest = 1 - s
    return 3 * (rest * rest * first + 2 * rest * s * (second - first) + s * s * (1 - second))
  }

  /// The derivative of the coordinate with respect to s, to about 100 bits.
  func exactSlope(at s: Double) -> DoubleDouble {
    let place = DoubleDouble(s)
    let rest = DoubleDouble(sumOf: 1, -s)
    let middle = DoubleDouble(sumOf: second, -first) * 2
    let inner = rest * rest * first + rest * place * middle
    return (inner + place * place * DoubleDouble(sumOf: 1, -second)) * 3
  }

  /// Refines a parameter where the curve is so flat that rounding the coordinate matters.
  ///
  /// With a coordinate exact to 2⁻¹⁰⁰, Newton's method reaches the precision of binary64.
  func refined(_ start: Double, at value: Double) -> Double {
    var s = start
    for _ in 0..<64 {
      let excess = (exactValue(at: s) + -value).high
      let slope = slope(at: s)
      guard excess != 0, slope > 0 else { break }
      let next = Double.minimum(Double.maximum(s - excess / slope, s / 2), (s + 1) / 2)
      if next == s { break }
      s = next
    }
    return s
  }

  private func exactValue(at s: Double) -> DoubleDouble {
    let place = DoubleDouble(s)
    let rest = DoubleDouble(sumOf: 1, -s)
    let inner = (rest * first + place * second) * rest * 3
    return place * (inner + place * place)
  }

  /// The parameters between 0 and 1 at which the derivative is zero.
  ///
  /// The derivative is three times a·s² − 2b·s + first. The larger root of the quadratic is a sum
  /// of terms of equal sign; the other follows from the product of the roots. Neither cancels.
  var turningPoints: [Double] {
    let a = 3 * (first - second) + 1
    let b = 2 * first - second
    let discriminant = b * b - a * first
    guard discriminant > 0 else { return [] }
    let root = discriminant.squareRoot()
    let larger = b < 0 ? b - root : b + root
    return [larger / a, first / larger].filter { $0 > 0 && $0 < 1 }
  }
}
