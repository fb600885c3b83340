import JankMotion
import Testing

@Suite struct DoubleDoubleTests {
  @Test(arguments: seeds)
  func `a sum and its error are the exact sum`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<casesPerSeed {
      // Whole numbers below 2⁶² can be added exactly as integers.
      let a = Int64(truncatingIfNeeded: generator.next() >> 11) << 9
      let b = Int64(truncatingIfNeeded: generator.next() >> 11)
      let sum = DoubleDouble(sumOf: Double(a), Double(b))
      #expect(Int64(sum.high) + Int64(sum.low) == a + b)
      #expect(abs(sum.low) <= sum.high.ulp / 2)
    }
  }

  @Test(arguments: seeds)
  func `a product and its error are the exact product`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<casesPerSeed {
      let a = generator.next() >> 11
      let b = generator.next() >> 11
      let product = DoubleDouble(productOf: Double(a), Double(b))
      let exact = a.multipliedFullWidth(by: b)
      let high = UInt128(product.high)
      let low = product.low < 0 ? high - UInt128(-product.low) : high + UInt128(product.low)
      #expect(low == UInt128(exact.high) << 64 | UInt128(exact.low))
    }
  }

  @Test(arguments: seeds)
  func `division inverts multiplication to 100 bits`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<casesPerSeed {
      let a = DoubleDouble(generator.number(1...2), generator.number(-1...1) * 0x1p-54)
      let b = DoubleDouble(generator.number(1...2), generator.number(-1...1) * 0x1p-54)
      let rest = a * b / b - a
      #expect(abs(rest.high) < 0x1p-100)
    }
  }
}
