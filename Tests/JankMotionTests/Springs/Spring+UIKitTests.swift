import JankMotion
import Testing

@Suite struct SpringUIKitTests {
  /// The size of the envelope at the end, which should be a thousandth.
  private static func envelope(
    _ spring: Spring,
    ratio: Double,
    duration: Double,
    velocity: Double
  ) -> Double {
    let frequency = spring.undampedFrequency
    let decay = Maths.exp(-ratio * frequency * duration)
    guard ratio < 1 else { return abs(1 + (frequency - velocity) * duration) * decay }
    let height = abs(ratio - velocity / frequency) / ((1 - ratio) * (1 + ratio)).squareRoot()
    return height * decay
  }

  @Test(arguments: seeds)
  func `the envelope is a thousandth at the end and less for every stiffer spring`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    for number in 0..<casesPerSeed {
      let duration = generator.number(0.05...3)
      let ratio = number.isMultiple(of: 5) ? 1 : generator.number(0.05...1)
      let velocity = generator.number(-20...20)
      let spring = try Spring(
        uiKitDuration: duration,
        dampingRatio: ratio,
        initialVelocity: velocity
      )
      let reached = Self.envelope(
        spring,
        ratio: ratio,
        duration: duration,
        velocity: velocity
      )
      #expect(abs(reached - 0.001) < 1e-11, "\(duration) s, \(ratio), \(velocity)")
      for factor in [1.001, 1.1, 2, 10] {
        let stiffer = try Spring(
          stiffness: spring.stiffness * factor * factor,
          damping: spring.damping * factor
        )
        let further = Self.envelope(
          stiffer,
          ratio: ratio,
          duration: duration,
          velocity: velocity
        )
        #expect(further < 0.001, "\(duration) s, \(ratio), \(velocity), times \(factor)")
      }
      #expect(abs(spring.dampingRatio - ratio) < 1e-15)
    }
  }

  @Test func `the spring of the bouncing sheet`() throws {
    let spring = try Spring(uiKitDuration: 0.8, dampingRatio: 0.6)
    #expect(abs(spring.undampedFrequency - 13.7918) < 5e-5)
    #expect(abs(spring.stiffness - 190.21) < 0.005)
    #expect(abs(spring.damping - 16.550) < 0.0005)
  }

  @Test func `durations and ratios are clamped`() throws {
    let shortest = try Spring(uiKitDuration: 0.01, dampingRatio: 0.5)
    #expect(try Spring(uiKitDuration: 0, dampingRatio: 0.5) == shortest)
    let longest = try Spring(uiKitDuration: 10, dampingRatio: 1)
    #expect(try Spring(uiKitDuration: 60, dampingRatio: 3) == longest)
    #expect(try Spring(uiKitDuration: 1, dampingRatio: 0).dampingRatio > 0)
  }

  @Test func `the system spring is critically damped in effect`() {
    #expect(abs(Spring.system.dampingRatio - 4.564) < 0.001)
    #expect(Spring.system.decayRate == Spring.system.undampedFrequency)
    #expect(abs(1 - Spring.system.progress(at: 0.50573) - 0.001) < 1e-7)
  }

  @Test func `the error names an invalid parameter`() {
    #expect(
      throws: MotionError.outOfRange(parameter: "duration", found: -1, allowed: .notNegative)
    ) {
      try Spring(uiKitDuration: -1, dampingRatio: 1)
    }
    #expect(
      throws: MotionError.outOfRange(
        parameter: "initialVelocity",
        found: .infinity,
        allowed: .finite
      )
    ) {
      try Spring(uiKitDuration: 1, dampingRatio: 1, initialVelocity: .infinity)
    }
  }
}
