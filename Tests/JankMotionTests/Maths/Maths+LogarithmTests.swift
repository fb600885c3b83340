import JankMotion
import Testing

@Suite struct MathsLogarithmTests {
  @Test(arguments: seeds)
  func `the logarithm inverts the exponential`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<casesPerSeed {
      let x = generator.number(1...700)
      #expect(abs(Maths.log(Maths.exp(x)) - x) <= x.ulp)
    }
  }

  @Test(arguments: seeds)
  func `the function never decreases`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<casesPerSeed {
      let x = generator.magnitude(from: -1074, to: 1023)
      #expect(Maths.log(x) <= Maths.log(x.nextUp))
    }
  }

  @Test(arguments: seeds)
  func `next to 1 it is the distance minus half its square`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<casesPerSeed {
      let distance = generator.magnitude(from: -50, to: -26)
      let x = 1 + distance
      let z = x - 1
      #expect(abs(Maths.log(x) - (z - z * z / 2)) <= z * 0x1p-51)
    }
  }

  @Test func `the ends of the range`() {
    #expect(Maths.log(1) == 0)
    #expect(Maths.log(2) == 0.6931471805599453)
    #expect(Maths.log(0) == -.infinity)
    #expect(Maths.log(-0.0) == -.infinity)
    #expect(Maths.log(-1).isNaN)
    #expect(Maths.log(.infinity) == .infinity)
    #expect(Maths.log(.nan).isNaN)
    #expect(Maths.log(.leastNonzeroMagnitude) == -744.4400719213812)
    #expect(Maths.log(.greatestFiniteMagnitude) == 709.782712893384)
  }
}
