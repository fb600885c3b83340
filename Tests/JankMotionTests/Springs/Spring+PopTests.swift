import JankMotion
import Testing

@Suite struct SpringPopTests {
  @Test func `tension 40 and friction 7 are Rebound's default`() throws {
    let spring = try Spring(origamiTension: 40, friction: 7)
    #expect(abs(spring.stiffness - 230.2) < 1e-12)
    #expect(spring.damping == 22)
    #expect(spring.mass == 1 && spring.allowsOverdamping)
  }

  @Test(arguments: seeds)
  func `a higher speed raises tension, a higher bounciness lowers friction`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<casesPerSeed {
      let (bounciness, speed) = (generator.number(0...19), generator.number(0...19))
      let spring = try Spring(popBounciness: bounciness, speed: speed)
      let faster = try Spring(popBounciness: bounciness, speed: speed + 1)
      let bouncier = try Spring(popBounciness: bounciness + 1, speed: speed)
      #expect(faster.stiffness > spring.stiffness)
      #expect(bouncier.damping < spring.damping)
      #expect(bouncier.stiffness == spring.stiffness)
    }
  }

  @Test func `parameters without a valid spring are rejected`() {
    let error = #expect(throws: MotionError.self) { try Spring(origamiTension: -30, friction: 7) }
    #expect(error?.description.hasPrefix("stiffness") == true)
    #expect(
      throws: MotionError.outOfRange(parameter: "speed", found: .infinity, allowed: .finite)
    ) {
      try Spring(popBounciness: 4, speed: .infinity)
    }
  }
}
