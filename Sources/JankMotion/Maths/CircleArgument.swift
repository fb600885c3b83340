/// An angle divided into 256ths of half a turn and a remainder.
struct CircleArgument {
  /// The number of 256ths of half a turn, 0 to 511.
  let index: Int
  /// The remainder in radians, barely more than π/512 at most.
  let remainder: DoubleDouble

  /// Divides a finite angle in radians.
  init(_ x: Double) {
    self = abs(x) < 0x1p16 ? CircleArgument(moderate: x) : CircleArgument(large: x)
  }

  private init(index: Int, remainder: DoubleDouble) {
    self.index = index
    self.remainder = remainder
  }
}

extension CircleArgument {
  /// Subtracts the multiple of π/256, after Cody and Waite.
  ///
  /// The first three parts of π/256 have 30 bits, so their products with the multiplier, which has
  /// at most 23, are exact, and so is the first difference.
  private init(moderate x: Double) {
    let count = (x * 0x1.45f306dc9c883p+6 + Maths.integerRounder) - Maths.integerRounder
    let first = x - count * 0x1.921fb54p-7
    let second = DoubleDouble(sumOf: first, count * -0x1.10b46118p-37)
    let third = DoubleDouble(sumOf: second.low, count * -0x1.313198ap-68)
    let tail = third.low - count * 0x1.701b839a25205p-99
    let sum = DoubleDouble(sumOf: second.high, third.high)
    let rest = DoubleDouble(sumOf: sum.low, tail)
    let upper = DoubleDouble(sumOf: sum.high, rest.high)
    self.init(
      index: Int(count) & 511,
      remainder: DoubleDouble(sumOfLarger: upper.high, upper.low + rest.low)
    )
  }

  /// Multiplies by as many bits of 2/π as can matter, after Payne and Hanek.
  ///
  /// Bits of 2/π whose product with the angle is a multiple of four, hence of a whole turn, are
  /// skipped; the next 256 are used. The product modulo 2²⁵⁶ is the angle in quarter turns with 254
  /// bits after the point.
  private init(large x: Double) {
    let mantissa = x.significandBitPattern | 1 << 52
    let exponent = Int(x.exponentBitPattern) - 1075
    var product = Self.twoOverPi(fromBit: exponent - 2)
    var carry: UInt64 = 0
    for place in stride(from: 3, through: 0, by: -1) {
      let (high, low) = product[place].multipliedFullWidth(by: mantissa)
      let (sum, overflow) = low.addingReportingOverflow(carry)
      product[place] = sum
      carry = high + (overflow ? 1 : 0)
    }
    if x < 0 { product = Self.negated(product) }
    self.init(quarterTurns: product)
  }

  /// Rounds quarter turns, given with 254 bits after the point, to 128ths of them.
  private init(quarterTurns: SIMD4<UInt64>) {
    let index = Int((quarterTurns[0] >> 54 &+ 1) >> 1)
    var fraction = quarterTurns
    fraction[0] &= 1 << 55 - 1
    let isNegative = fraction[0] >> 54 == 1
    if isNegative {
      fraction[0] |= ~(1 << 55 - 1)
      fraction = Self.negated(fraction)
    }
    // The fraction has 55 bits in its first word, in units of π/256.
    let step = DoubleDouble(0x1.921fb54442d18p-62, 0x1.1a62633145c07p-116)
    let remainder = Self.value(fraction) * step
    self.init(index: index & 511, remainder: isNegative ? -remainder : remainder)
  }

  /// The leading bits of four words, in units of the last bit of the first.
  private static func value(_ words: SIMD4<UInt64>) -> DoubleDouble {
    var value = DoubleDouble(0)
    var unit = 1.0
    for place in 0..<4 {
      value = value + Double(words[place] >> 32) * (unit * 0x1p32)
      value = value + Double(words[place] & 0xffff_ffff) * unit
      unit *= 0x1p-64
    }
    return value
  }

  private static func negated(_ words: SIMD4<UInt64>) -> SIMD4<UInt64> {
    var result = ~words
    for place in stride(from: 3, through: 0, by: -1) {
      result[place] &+= 1
      if result[place] != 0 { break }
    }
    return result
  }

  /// Four words of the bits of 2/π after the point, which may start before it.
  private static func twoOverPi(fromBit start: Int) -> SIMD4<UInt64> {
    let place = start >> 6
    let shift = UInt64(start & 63)
    func word(_ index: Int) -> UInt64 { index < 0 ? 0 : twoOverPi[index] }
    var words = SIMD4<UInt64>()
    for index in 0..<4 {
      words[index] = word(place + index) << shift
      if shift > 0 { words[index] |= word(place + index + 1) >> (64 - shift) }
    }
    return words
  }

  /// The first 1280 bits of 2/π after the point.
  private static let twoOverPi: [UInt64] = [
    0xa2f9_836e_4e44_1529, 0xfc27_57d1_f534_ddc0, 0xdb62_9599_3c43_9041, 0xfe51_63ab_debb_c561,
    0xb724_6e3a_424d_d2e0, 0x0649_2eea_09d1_921c, 0xfe1d_eb1c_b129_a73e, 0xe882_35f5_2ebb_4484,
    0xe99c_7026_b45f_7e41, 0x3991_d639_8353_39f4, 0x9c84_5f8b_bdf9_283b, 0x1ff8_97ff_de05_980f,
    0xef2f_118b_5a0a_6d1f, 0x6d36_7ecf_27cb_09b7, 0x4f46_3f66_9e5f_ea2d, 0x7527_bac7_ebe5_f17b,
    0x3d07_39f7_8a52_92ea, 0x6bfb_5fb1_1f8d_5d08, 0x5603_3046_fc7b_6bab, 0xf0cf_bc20_9af4_361d,
  ]
}
