// With x = n·ln 2 + j·ln 2/128 + r and |r| ≤ ln 2/256,
//
//     exp x = 2ⁿ · 2^(j/128) · exp r,
//
// where 2^(j/128) comes from a table and exp r from its Taylor series.

extension Maths {
  /// The exponential function, correctly rounded as described in `Maths`, including subnormal
  /// results.
  ///
  /// - Parameter x: Any number, without dimension.
  /// - Returns: A number from zero up; infinity above 709.783 and zero below −745.134.
  public static func exp(_ x: Double) -> Double {
    guard abs(x) < 0x1p10 else {
      return x.isNaN ? x : x > 0 ? .infinity : 0
    }
    guard abs(x) > 0x1p-54 else { return 1 + x }
    let argument = DoubleDouble(x)
    return quickExponential(of: argument, error: 0) ?? accurateExponential(of: argument)
  }

  /// The exponential function minus one, without loss near zero, correctly rounded as described in
  /// `Maths`.
  ///
  /// - Parameter x: Any number, without dimension.
  /// - Returns: A number from −1 up; infinity above 709.783.
  public static func expm1(_ x: Double) -> Double {
    guard abs(x) < 0x1p10 else {
      return x.isNaN ? x : x > 0 ? .infinity : -1
    }
    guard abs(x) > 0x1p-54 else { return x }
    guard x < 64 else { return exp(x) }
    guard x > -64 else { return -1 }
    let argument = ExponentialArgument(DoubleDouble(x))
    return argument.quickLessOne() ?? argument.accurateLessOne()
  }

  /// The exponential of a sum that may be off by `error`, if the first stage suffices.
  static func quickExponential(of x: DoubleDouble, error: Double) -> Double? {
    guard abs(x.high) < 708 else { return nil }
    let argument = ExponentialArgument(x)
    let value = argument.quick()
    let valueError = value.high * (0x1p-66 + error)
    guard let result = rounded(value.high, value.low, error: valueError) else { return nil }
    return scaledWithinNormalRange(result, by: argument.exponent)
  }

  /// The exponential of a sum with 100 correct bits.
  static func accurateExponential(of x: DoubleDouble) -> Double {
    guard x.high < 710 else { return .infinity }
    guard x.high > -746 else { return 0 }
    let argument = ExponentialArgument(x)
    return scaled(argument.accurate(), by: argument.exponent)
  }
}

extension Maths {
  /// Multiplies by a power of two; the result must be a normal number.
  static func scaledWithinNormalRange(_ x: Double, by exponent: Int) -> Double {
    Double(bitPattern: x.bitPattern &+ UInt64(bitPattern: Int64(exponent)) << 52)
  }

  /// Rounds a sum between ½ and 2, multiplied by a power of two, once.
  static func scaled(_ x: DoubleDouble, by exponent: Int) -> Double {
    if exponent > 1000 {
      return scaledWithinNormalRange(x.high, by: exponent - 8) * 0x1p8
    }
    if exponent > -1022 || (exponent == -1022 && x.high >= 1) {
      return scaledWithinNormalRange(x.high, by: exponent)
    }
    // In the subnormal range the last place of the result is worth 2^(-1074 - exponent) here.
    // Adding 2⁵² times as much makes the addition round to it.
    let power = -1074 - exponent + 52
    let rounder = scaledWithinNormalRange(1, by: power)
    let sum = DoubleDouble(sumOfLarger: rounder, x.high)
    let result = (sum.high + (sum.low + x.low)) - rounder
    return result * scaledWithinNormalRange(1, by: exponent + 100) * 0x1p-100
  }
}

/// The exponents and the remainder of an exponential's argument.
struct ExponentialArgument {
  /// The power of two.
  let exponent: Int
  /// The number of 128ths of a power of two besides.
  let index: Int
  /// The remainder, barely more than ln 2/256 at most.
  let remainder: DoubleDouble

  private static let tables = ExponentialTables()

  init(_ x: DoubleDouble) {
    let rounding = x.high * 0x1.71547652b82fep+7 + Maths.integerRounder
    let count = rounding - Maths.integerRounder
    let whole = Int(count)
    exponent = whole >> 7
    index = whole & 127
    // ln 2/128 in three parts. The first two have 35 bits, so their products with the count of
    // at most 18 bits are exact, and so is the first difference.
    let difference = x.high - count * 0x1.62e42fef8p-8
    let finer = DoubleDouble(sumOf: difference, count * -0x1.1cf79abc8p-43)
    let tail = finer.low + (x.low - count * 0x1.e3b39803f2f6bp-79)
    remainder = DoubleDouble(sumOf: finer.high, tail)
  }
}

extension ExponentialArgument {
  /// exp r - 1 - r for the high part of the remainder, to about 2⁻⁷¹.
  private var quickSeries: Double {
    let r = remainder.high
    let tail = 0x1.5555555555555p-5 + r * (0x1.1111111111111p-7 + r * 0x1.6c16c16c16c17p-10)
    return r * r * (0.5 + r * (0x1.5555555555555p-3 + r * tail))
  }

  /// The exponential without the power of two, relative error below 2⁻⁶⁷.
  func quick() -> DoubleDouble {
    let power = Self.tables.powers[index]
    let powerHalf = power.high.leadingHalf
    let powerRest = (power.high - powerHalf) + power.low
    let half = remainder.high.leadingHalf
    let rest = (remainder.high - half) + remainder.low
    let tail = powerHalf * rest + powerRest * remainder.high + power.high * quickSeries
    return DoubleDouble(
      sumOfLarger: power.high,
      powerHalf * half
    ).adding(power.low + tail)
  }

  /// The exponential without the power of two, relative error below 2⁻¹⁰⁰.
  func accurate() -> DoubleDouble {
    Self.tables.powers[index] * (series() + 1)
  }

  /// exp r - 1.
  private func series() -> DoubleDouble {
    .polynomial(Self.tables.coefficients, at: remainder) * remainder
  }

  func quickLessOne() -> Double? {
    if exponent == 0, index == 0 {
      let low = remainder.low + quickSeries
      return Maths.rounded(remainder.high, low, error: abs(remainder.high) * 0x1p-60)
    }
    let value = quick()
    let scale = Maths.scaledWithinNormalRange(1, by: exponent)
    let high = value.high * scale
    let sum = DoubleDouble(sumOf: high, -1)
    return Maths.rounded(sum.high, sum.low + value.low * scale, error: high * 0x1p-65)
  }

  func accurateLessOne() -> Double {
    if exponent == 0, index == 0 { return series().high }
    let value = accurate()
    let scale = Maths.scaledWithinNormalRange(1, by: exponent)
    return (DoubleDouble(value.high * scale, value.low * scale) + -1).high
  }
}

/// The tables of the exponential function, computed once.
struct ExponentialTables {
  /// 2^(j/128) for j from 0 to 127.
  let powers: [DoubleDouble]
  /// 1/12! to 1/1!, the coefficients of (exp r - 1)/r.
  let coefficients: [DoubleDouble]

  init() {
    let inverses = DoubleDouble.inverseFactorials(through: 30)
    coefficients = Array(inverses[1...12].reversed())
    let series = Array(inverses.reversed())
    let step = DoubleDouble(0x1.62e42fefa39efp-8, 0x1.abc9e3b39803fp-63)
    powers = (0..<128).map { .polynomial(series, at: step * Double($0)) }
  }
}

extension DoubleDouble {
  /// 1/0!, 1/1!, 1/2! and so on.
  static func inverseFactorials(through last: Int) -> [DoubleDouble] {
    var value = DoubleDouble(1)
    var inverses = [value]
    for divisor in 1...last {
      value = value / DoubleDouble(Double(divisor))
      inverses.append(value)
    }
    return inverses
  }

  /// The same sum with a small number added to its low part.
  func adding(_ small: Double) -> DoubleDouble {
    DoubleDouble(high, low + small)
  }
}
