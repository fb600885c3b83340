extension Maths {
  /// A number raised to a power.
  ///
  /// Correctly rounded, as described in `Maths`; ties go to the even neighbour. Special cases
  /// follow IEEE 754: anything to the power of zero is one, one to any power is one, and a negative
  /// base has a result only for integer exponents.
  ///
  /// - Parameters:
  ///   - base: The base, without dimension.
  ///   - exponent: The exponent, without dimension.
  /// - Returns: The power, or NaN where there is none.
  public static func pow(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 || base == 1 { return 1 }
    if base.isNaN || exponent.isNaN { return .nan }
    if base > 0, base < .infinity, abs(exponent) < .infinity {
      return positivePower(base, exponent)
    }
    return specialPower(base, exponent)
  }

  private static func positivePower(_ base: Double, _ exponent: Double) -> Double {
    // 2⁶⁴ times a logarithm of at least 2⁻⁵³ is beyond the range of the result, and a power below
    // 2⁻⁶⁴ of a logarithm of at most 745 is next to one.
    guard abs(exponent) < 0x1p64 else {
      return (base > 1) == (exponent > 0) ? .infinity : 0
    }
    guard abs(exponent) > 0x1p-65 else { return 1 }
    let argument = LogarithmArgument(base)
    let quickProduct = argument.quick() * exponent
    guard abs(quickProduct.high) < 800 else { return quickProduct.high > 0 ? .infinity : 0 }
    let error = abs(quickProduct.high) * (LogarithmArgument.quickError + 0x1p-100)
    if let quick = quickExponential(of: quickProduct, error: error) { return quick }
    return accuratePower(argument.accurate() * exponent)
  }

  private static func accuratePower(_ product: DoubleDouble) -> Double {
    guard product.high < 710 else { return .infinity }
    guard product.high > -746 else { return 0 }
    let argument = ExponentialArgument(product)
    return scaled(tieBroken(argument.accurate()), by: argument.exponent)
  }

  /// Treats a value indistinguishable from the middle of two neighbours as that middle.
  ///
  /// Such results exist: 3³⁴ has 54 bits. The even neighbour must be chosen.
  private static func tieBroken(_ value: DoubleDouble) -> DoubleDouble {
    let halfPlace = value.high.ulp / 2
    guard abs(abs(value.low) - halfPlace) < halfPlace * 0x1p-36 else { return value }
    let middle = value.low < 0 ? -halfPlace : halfPlace
    return DoubleDouble(sumOfLarger: value.high, middle)
  }

  /// The cases of a base that is not positive, or an infinite argument.
  private static func specialPower(_ base: Double, _ exponent: Double) -> Double {
    if abs(exponent) == .infinity {
      if abs(base) == 1 { return 1 }
      return (abs(base) > 1) == (exponent > 0) ? .infinity : 0
    }
    let isOdd = isOddInteger(exponent)
    if base == 0 || abs(base) == .infinity {
      let magnitude: Double = (base == 0) == (exponent > 0) ? 0 : .infinity
      return isOdd && base.sign == .minus ? -magnitude : magnitude
    }
    guard isOdd || isInteger(exponent) else { return .nan }
    let magnitude = base == -1 ? 1 : positivePower(-base, exponent)
    return isOdd ? -magnitude : magnitude
  }

  private static func isInteger(_ x: Double) -> Bool {
    guard abs(x) < 0x1p52 else { return true }
    return Double(Int64(x)) == x
  }

  private static func isOddInteger(_ x: Double) -> Bool {
    guard abs(x) < 0x1p53, isInteger(x) else { return false }
    return Int64(x) & 1 == 1
  }
}
