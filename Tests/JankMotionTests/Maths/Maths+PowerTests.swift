import JankMotion
import Testing

// Also tests: Maths.

@Suite struct MathsPowerTests {
  /// Whole powers of whole numbers, rounded from integers, ties to even among them.
  @Test(arguments: 2...40 as ClosedRange<UInt64>)
  func `powers of whole numbers match integer arithmetic`(base: UInt64) {
    var power = UInt128(1)
    for exponent in 1...40 {
      let (product, overflow) = power.multipliedReportingOverflow(by: UInt128(base))
      if overflow { break }
      power = product
      #expect(Maths.pow(Double(base), Double(exponent)) == Double(power), "\(base)^\(exponent)")
    }
  }

  @Test(arguments: seeds)
  func `squares and roots match arithmetic`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<casesPerSeed {
      let x = generator.magnitude(from: -500, to: 500)
      #expect(Maths.pow(x, 2) == x * x)
      #expect(Maths.pow(x, 1) == x)
      #expect(Maths.pow(x, 0.5) == x.squareRoot())
      #expect(Maths.pow(x, -1) == 1 / x)
    }
  }

  @Test(arguments: seeds)
  func `powers of a power multiply`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<casesPerSeed {
      let base = generator.number(0.9...1.1)
      let exponent = generator.number(-50...50)
      let square = Maths.pow(base, exponent * 2)
      #expect(abs(Maths.pow(Maths.pow(base, exponent), 2) / square - 1) < 1e-15)
    }
  }

  @Test func `special cases follow IEEE 754`() {
    #expect(Maths.pow(.nan, 0) == 1)
    #expect(Maths.pow(1, .nan) == 1)
    #expect(Maths.pow(.nan, 1).isNaN)
    #expect(Maths.pow(2, .nan).isNaN)
    #expect(Maths.pow(-1, .infinity) == 1)
    #expect(Maths.pow(0.5, .infinity) == 0)
    #expect(Maths.pow(-2, -.infinity) == 0)
    #expect(Maths.pow(0, -1) == .infinity)
    #expect(Maths.pow(-0.0, -3) == -.infinity)
    #expect(Maths.pow(-0.0, 3).sign == .minus)
    #expect(Maths.pow(-0.0, 2).sign == .plus)
    #expect(Maths.pow(-.infinity, 3) == -.infinity)
    #expect(Maths.pow(-.infinity, -2) == 0)
    #expect(Maths.pow(-2, 3) == -8)
    #expect(Maths.pow(-2, 4) == 16)
    #expect(Maths.pow(-2, 0.5).isNaN)
    #expect(Maths.pow(2, 1024) == .infinity)
    #expect(Maths.pow(2, -1074) == .leastNonzeroMagnitude)
    #expect(Maths.pow(2, -1075) == 0)
    #expect(Maths.pow(0.5, 1e300) == 0)
    #expect(Maths.pow(0.5, 1e-300) == 1)
  }
}
