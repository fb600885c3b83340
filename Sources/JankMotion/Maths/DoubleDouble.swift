/// A number stored as the unevaluated sum of two, with about 106 significant bits.
///
/// Sums and products of two numbers are computed without error, by the transformations of Møller,
/// Knuth, Veltkamp and Dekker, which need no fused multiply-add. Magnitudes must stay between 2⁻⁹⁰⁰
/// and 2⁹⁰⁰, where no splitting overflows and no low part is lost.
package struct DoubleDouble {
  /// The binary64 number nearest to the sum.
  package var high: Double
  /// The difference between the number and its high part.
  package var low: Double

  package init(_ high: Double, _ low: Double = 0) {
    self.high = high
    self.low = low
  }
}

extension DoubleDouble {
  /// The exact sum of two numbers.
  package init(sumOf a: Double, _ b: Double) {
    let sum = a + b
    let bShare = sum - a
    let aShare = sum - bShare
    self.init(sum, (a - aShare) + (b - bShare))
  }

  /// The exact sum of two numbers, of which the first is zero or the larger one.
  package init(sumOfLarger a: Double, _ b: Double) {
    let sum = a + b
    self.init(sum, b - (sum - a))
  }

  /// The exact product of two numbers.
  package init(productOf a: Double, _ b: Double) {
    let product = a * b
    let (aHigh, aLow) = a.halves
    let (bHigh, bLow) = b.halves
    let error = ((aHigh * bHigh - product) + aHigh * bLow + aLow * bHigh) + aLow * bLow
    self.init(product, error)
  }
}

extension DoubleDouble {
  package static func + (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let high = DoubleDouble(sumOf: a.high, b.high)
    let low = DoubleDouble(sumOf: a.low, b.low)
    let middle = DoubleDouble(sumOfLarger: high.high, high.low + low.high)
    return DoubleDouble(sumOfLarger: middle.high, middle.low + low.low)
  }

  package static func + (a: DoubleDouble, b: Double) -> DoubleDouble {
    let high = DoubleDouble(sumOf: a.high, b)
    return DoubleDouble(sumOfLarger: high.high, high.low + a.low)
  }

  package static prefix func - (a: DoubleDouble) -> DoubleDouble {
    DoubleDouble(-a.high, -a.low)
  }

  package static func - (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    a + -b
  }

  package static func * (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let product = DoubleDouble(productOf: a.high, b.high)
    let crossed = a.high * b.low + a.low * b.high
    return DoubleDouble(sumOfLarger: product.high, product.low + crossed)
  }

  package static func * (a: DoubleDouble, b: Double) -> DoubleDouble {
    let product = DoubleDouble(productOf: a.high, b)
    return DoubleDouble(sumOfLarger: product.high, product.low + a.low * b)
  }

  package static func / (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let first = a.high / b.high
    let remainder = a - b * first
    let second = remainder.high / b.high
    let third = (remainder - b * second).high / b.high
    return DoubleDouble(sumOfLarger: first, second) + third
  }

  /// The value of a polynomial, coefficients from the highest power down.
  static func polynomial(_ coefficients: [DoubleDouble], at x: DoubleDouble) -> DoubleDouble {
    var value = DoubleDouble(0)
    for coefficient in coefficients {
      value = value * x + coefficient
    }
    return value
  }
}

extension Double {
  /// Two numbers of at most 26 bits whose sum is the high part.
  var halves: (high: Double, low: Double) {
    let scaled = self * 0x1.0000002p27
    let high = scaled - (scaled - self)
    return (high, self - high)
  }

  /// The number with all but its first 26 significant bits cleared.
  var leadingHalf: Double {
    Double(bitPattern: bitPattern & 0xffff_ffff_f800_0000)
  }
}
