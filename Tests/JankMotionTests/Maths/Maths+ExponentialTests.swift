import JankMotion
import Testing

@Suite struct MathsExponentialTests {
  @Test(arguments: seeds)
  func `the exponential of a sum is the product`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<casesPerSeed {
      // Multiples of 2⁻²⁰ add without rounding.
      let a = generator.number(-300...300).leadingBits
      let b = generator.number(-300...300).leadingBits
      let product = Maths.exp(a) * Maths.exp(b)
      #expect(abs(Maths.exp(a + b) / product - 1) < 1e-15)
    }
  }

  @Test(arguments: seeds)
  func `the function never decreases`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<casesPerSeed {
      let x = generator.number(-745...709)
      #expect(Maths.exp(x) <= Maths.exp(x.nextUp))
      #expect(Maths.expm1(x) <= Maths.expm1(x.nextUp))
    }
  }

  @Test(arguments: seeds)
  func `expm1 is odd up to the factor of the exponential`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<casesPerSeed {
      let x = generator.magnitude(from: -60, to: 4)
      // e⁻ˣ − 1 = −(eˣ − 1)·e⁻ˣ
      let other = -Maths.expm1(x) * Maths.exp(-x)
      #expect(abs(Maths.expm1(-x) / other - 1) < 1e-15)
    }
  }

  @Test func `the ends of the range`() {
    #expect(Maths.exp(0) == 1)
    #expect(Maths.exp(1) == 2.718281828459045)
    #expect(Maths.exp(709.782712893384) == 1.7976931348622732e308)
    #expect(Maths.exp(709.7827128933841) == .infinity)
    #expect(Maths.exp(-745.1332191019411) == .leastNonzeroMagnitude)
    #expect(Maths.exp(-745.1332191019412) == 0)
    #expect(Maths.exp(-708.5) < .leastNormalMagnitude)
    #expect(Maths.exp(.infinity) == .infinity)
    #expect(Maths.exp(-.infinity) == 0)
    #expect(Maths.exp(.nan).isNaN)
    #expect(Maths.expm1(-.infinity) == -1)
    #expect(Maths.expm1(.infinity) == .infinity)
    #expect(Maths.expm1(.nan).isNaN)
    #expect(Maths.expm1(-0.0).sign == .minus)
  }
}

extension Double {
  /// The number without bits below 2⁻²⁰.
  fileprivate var leadingBits: Double { (self * 0x1p20).rounded() * 0x1p-20 }
}
