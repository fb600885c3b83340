import JankMotion
import Testing

// Also tests: CircleArgument.

@Suite struct MathsTrigonometryTests {
  @Test(arguments: seeds)
  func `the squares of sine and cosine add up to 1`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<casesPerSeed {
      let x = generator.magnitude(from: -30, to: 1000)
      let (sin, cos) = Maths.sinCos(x)
      #expect(abs(sin * sin + cos * cos - 1) < 1e-15)
    }
  }

  @Test(arguments: seeds)
  func `sinCos gives the same bits as sin and cos`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<casesPerSeed {
      let x = generator.magnitude(from: -60, to: 40)
      let both = Maths.sinCos(x)
      #expect(both.sin == Maths.sin(x))
      #expect(both.cos == Maths.cos(x))
      #expect(Maths.sin(-x) == -both.sin)
      #expect(Maths.cos(-x) == both.cos)
    }
  }

  @Test(arguments: seeds)
  func `the double angle follows from the single`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<casesPerSeed {
      let x = generator.magnitude(from: -20, to: 900)
      let (sin, cos) = Maths.sinCos(x)
      #expect(abs(Maths.sin(2 * x) - 2 * sin * cos) < 1e-15)
      #expect(abs(Maths.cos(2 * x) - (cos - sin) * (cos + sin)) < 1e-15)
    }
  }

  @Test func `known values`() {
    #expect(Maths.sin(0) == 0)
    #expect(Maths.sin(-0.0).sign == .minus)
    #expect(Maths.cos(0) == 1)
    // π rounded is short of π by this much.
    #expect(Maths.sin(.pi) == 1.2246467991473532e-16)
    #expect(Maths.cos(.pi) == -1)
    #expect(Maths.sin(1e22) == -0.8522008497671888)
    #expect(Maths.cos(1e22) == 0.523214785395139)
    #expect(Maths.sin(.infinity).isNaN)
    #expect(Maths.cos(-.infinity).isNaN)
    #expect(Maths.sin(.nan).isNaN)
    #expect(Maths.cos(.nan).isNaN)
  }
}
