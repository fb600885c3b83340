import JankMotion
import Testing

@Suite struct MathsArctangentTests {
  @Test(arguments: seeds)
  func `the angle of sine and cosine is found`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<casesPerSeed {
      let angle = generator.number(-3.14...3.14)
      let (sin, cos) = Maths.sinCos(angle)
      let length = generator.magnitude(from: -300, to: 300)
      #expect(abs(Maths.atan2(sin * length, cos * length) - angle) < 1e-15)
    }
  }

  @Test(arguments: seeds)
  func `mirrored vectors have mirrored angles`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<casesPerSeed {
      let x = generator.magnitude(from: -20, to: 20)
      let y = generator.magnitude(from: -20, to: 20)
      #expect(Maths.atan2(-y, x) == -Maths.atan2(y, x))
      #expect(abs(Maths.atan2(y, -x) + Maths.atan2(y, x) - .pi) < 1e-15)
    }
  }

  @Test func `axes, zeros and infinities`() {
    let quarter = Double.pi / 2
    #expect(Maths.atan2(1, 1) == .pi / 4)
    #expect(Maths.atan2(1, 0) == quarter)
    #expect(Maths.atan2(-1, 0) == -quarter)
    #expect(Maths.atan2(0, 1) == 0)
    #expect(Maths.atan2(0, -1) == .pi)
    #expect(Maths.atan2(-0.0, -1) == -.pi)
    #expect(Maths.atan2(-0.0, 0).sign == .minus)
    #expect(Maths.atan2(0, -0.0) == .pi)
    #expect(Maths.atan2(.infinity, 1) == quarter)
    #expect(Maths.atan2(.infinity, .infinity) == .pi / 4)
    #expect(Maths.atan2(-.infinity, -.infinity) == -2.356194490192345)
    #expect(Maths.atan2(1, .infinity) == 0)
    #expect(Maths.atan2(1, -.infinity) == .pi)
    #expect(Maths.atan2(.nan, 1).isNaN)
    #expect(Maths.atan2(1, .nan).isNaN)
  }
}
