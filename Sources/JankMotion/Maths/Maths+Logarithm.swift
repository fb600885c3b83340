// With x = 2ⁿ·m, m between 0.6875 and 1.375, and c a short number near 1/m,
//
//     log x = n·ln 2 - log c + log(1 + z),  z = m·c - 1,
//
// where z is exact, log c comes from a table and log(1 + z) from its Taylor series. Around 1, c is
// 1, so no precision is lost there.

extension Maths {
  /// The natural logarithm, correctly rounded as described in `Maths`.
  ///
  /// - Parameter x: A number from zero up, without dimension.
  /// - Returns: Any number; minus infinity at zero and NaN below.
  public static func log(_ x: Double) -> Double {
    guard x > 0, x < .infinity else {
      if x == 0 { return -.infinity }
      return x > 0 ? x : .nan
    }
    let argument = LogarithmArgument(x)
    let value = argument.quick()
    let error = abs(value.high) * LogarithmArgument.quickError
    if let result = rounded(value.high, value.low, error: error) { return result }
    return argument.accurate().high
  }
}

/// The factors of a logarithm's argument.
struct LogarithmArgument {
  /// A bound on the relative error of the quick logarithm.
  static let quickError = 0x1p-65

  /// The power of two.
  private let exponent: Double
  /// The index of c in the table.
  private let index: Int
  /// m·c - 1, barely more than 1/128 at most.
  private let excess: DoubleDouble

  private static let tables = LogarithmTables()

  /// Divides a positive, finite number.
  init(_ x: Double) {
    let isSubnormal = x < .leastNormalMagnitude
    let bits = (isSubnormal ? x * 0x1p52 : x).bitPattern
    let distance = bits &- LogarithmTables.lowestBits
    index = Int((distance >> 45) & 127)
    let power = Int64(bitPattern: distance) >> 52
    exponent = Double(isSubnormal ? power - 52 : power)
    let mantissa = Double(bitPattern: bits &- UInt64(bitPattern: power) << 52)
    // c has at most nine bits, so both products are exact, and so is the first difference.
    let c = Self.tables.factors[index]
    let half = mantissa.leadingHalf
    excess = DoubleDouble(sumOf: half * c - 1, (mantissa - half) * c)
  }
}

extension LogarithmArgument {
  /// The logarithm with a relative error below 2⁻⁶⁵.
  func quick() -> DoubleDouble {
    let z = excess.high
    let square = DoubleDouble(productOf: z, z)
    let head = DoubleDouble(sumOf: z, -0.5 * square.high)
    let far = 0x1.999999999999ap-3 - z * (0x1.5555555555555p-3 - z * far7)
    let cubic = square.high * z * (0x1.5555555555555p-2 - z * (0.25 - z * far))
    let tail = head.low + (excess.low - z * excess.low - 0.5 * square.low + cubic)
    // The first part of ln 2 has 42 bits, so its product with the exponent is exact.
    let whole = DoubleDouble(
      sumOfLarger: exponent * 0x1.62e42fefa2p-1,
      Self.tables.logarithms[index].high
    )
    let rest = exponent * 0x1.9ef35793c7673p-41 + Self.tables.logarithms[index].low
    let sum = DoubleDouble(sumOf: whole.high, head.high)
    return DoubleDouble(sumOfLarger: sum.high, sum.low + (whole.low + (rest + tail)))
  }

  /// The series after the seventh power.
  private var far7: Double {
    let z = excess.high
    let far10 = 0x1.999999999999ap-4 - z * 0x1.745d1745d1746p-4
    return 0x1.2492492492492p-3 - z * (0.125 - z * (0x1.c71c71c71c71cp-4 - z * far10))
  }

  /// The logarithm with a relative error below 2⁻¹⁰⁰.
  func accurate() -> DoubleDouble {
    let series = DoubleDouble.polynomial(Self.tables.coefficients, at: excess) * excess
    let ln2 = DoubleDouble(0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56)
    return ln2 * exponent + Self.tables.logarithms[index] + series
  }
}

/// The tables of the logarithm, computed once.
struct LogarithmTables {
  /// The bits of 0.6875, the lowest m.
  static let lowestBits: UInt64 = 0x3fe6_0000_0000_0000

  /// The factors c, multiples of 1/256.
  let factors: [Double]
  /// -log c for each of them.
  let logarithms: [DoubleDouble]
  /// The coefficients of log(1 + z)/z.
  let coefficients: [DoubleDouble]

  init() {
    factors = (0..<128).map { index in
      let middle = Double(bitPattern: Self.lowestBits + UInt64(2 * index + 1) << 44)
      guard abs(middle - 1) > 1 / 128.0 else { return 1 }
      return ((256 / middle + Maths.integerRounder) - Maths.integerRounder) / 256
    }
    logarithms = factors.map { -Self.logarithm($0) }
    coefficients = (1...17).reversed().map { power in
      DoubleDouble(power.isMultiple(of: 2) ? -1 : 1) / DoubleDouble(Double(power))
    }
  }

  /// The logarithm as twice the area tangent of (x - 1)/(x + 1), for x between ½ and 2.
  private static func logarithm(_ x: Double) -> DoubleDouble {
    let quotient = DoubleDouble(x - 1) / DoubleDouble(x + 1)
    let square = quotient * quotient
    var sum = DoubleDouble(0)
    for power in stride(from: 79, through: 1, by: -2) {
      sum = sum * square + DoubleDouble(1) / DoubleDouble(Double(power))
    }
    return sum * quotient * 2
  }
}
