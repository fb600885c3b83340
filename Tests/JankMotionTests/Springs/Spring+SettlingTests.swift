import JankMotion
import Testing

@Suite struct SpringSettlingTests {
  @Test(arguments: seeds)
  func `after settling the distance stays below a thousandth`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<casesPerSeed {
      let spring = try Spring(
        stiffness: generator.number(50...800),
        damping: generator.number(2...60)
      )
      let velocity = generator.number(-5...0)
      let duration = spring.settlingDuration(initialVelocity: velocity)
      for step in 0..<20 {
        let seconds = duration + Double(step) * 0.05
        let left = 1 - spring.progress(at: seconds, initialVelocity: velocity)
        #expect(abs(left) < 0.001)
      }
    }
  }

  @Test(arguments: [0.3, 0.5, 0.7, 1.1])
  func `critical springs settle at tenths of a second despite rounding`(
    duration: Double
  ) throws {
    let spring = try Spring(duration: duration, bounce: 0)
    let tenths = spring.settlingDuration() * 10
    #expect(abs(tenths - tenths.rounded()) < 1e-12)
    #expect(spring.settlingDuration() < 2 * duration + 0.1)
  }

  @Test func `without damping a spring never settles`() throws {
    let spring = try Spring(stiffness: 100, damping: 0)
    #expect(spring.settlingDuration() == 3.4028234663852886e38)
    #expect(spring.waveSettlingDuration == .infinity)
    let step = spring.firstStepAtRest(
      from: 1,
      velocity: 0,
      stepSeconds: 0.016,
      restDisplacement: 0.001,
      restSpeed: 0.001,
      limit: 1000
    )
    #expect(step == nil)
  }

  @Test func `a body at rest rests from the first step on`() {
    let step = Spring.system.firstStepAtRest(
      from: 0.001,
      velocity: 0,
      stepSeconds: 0.016,
      restDisplacement: 0.001,
      restSpeed: 0
    )
    #expect(step == 0)
  }
}
