import JankMotion
import Testing

@Suite struct SpringPerceptualTests {
  @Test(arguments: seeds)
  func `duration and bounce are read back`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<casesPerSeed {
      let duration = generator.number(0.05...3)
      let bounce = generator.number(-0.95...1)
      let spring = try Spring(duration: duration, bounce: bounce, mass: generator.number(0.5...3))
      #expect(abs(spring.response - duration) < 1e-14)
      #expect(abs(spring.bounce - bounce) < 1e-14)
    }
  }

  @Test(arguments: seeds)
  func `response and ratio are read back`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<casesPerSeed {
      let response = generator.number(0.05...3)
      let ratio = generator.number(0...3)
      let spring = try Spring(response: response, dampingRatio: ratio)
      #expect(abs(spring.response - response) < 1e-14)
      #expect(abs(spring.dampingRatio - ratio) < 1e-14)
    }
  }

  @Test func `the error names an invalid parameter`() {
    #expect(
      throws: MotionError.outOfRange(parameter: "bounce", found: -1, allowed: .halfOpenAbove(-1, 1))
    ) {
      try Spring(duration: 0.5, bounce: -1)
    }
    #expect(
      throws: MotionError.outOfRange(parameter: "duration", found: -0.5, allowed: .positive)
    ) {
      try Spring(duration: -0.5, bounce: 0)
    }
    #expect(throws: MotionError.outOfRange(parameter: "response", found: 0, allowed: .positive)) {
      try Spring(response: 0, dampingRatio: 1)
    }
  }
}
