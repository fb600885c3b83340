import JankMotion
import Testing

@Suite struct SpringThresholdTests {
  @Test(arguments: [1, 1.000_000_1, 1.3, 4])
  func `it is the last time at the threshold`(ratio: Double) throws {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<casesPerSeed {
      let spring = try Spring(
        response: generator.number(0.2...2),
        dampingRatio: ratio,
        allowsOverdamping: true
      )
      let (x, v) = (generator.number(-100...100), generator.number(-3000...3000))
      let time = spring.lastTimeOutside(1, from: x, velocity: v)
      guard time > 0 else {
        #expect(abs(x) <= 1)
        continue
      }
      let there = spring.state(at: time, from: x, velocity: v).displacement
      #expect(abs(abs(there) - 1) < 1e-9, "from \(x) at \(v)")
      for step in 1...50 {
        let later = spring.state(at: time * (1 + Double(step) * 0.05), from: x, velocity: v)
        #expect(abs(later.displacement) < 1)
      }
    }
  }

  @Test(arguments: [0.1, 0.5, 0.95])
  func `for an oscillating spring it is not before the last time outside`(ratio: Double) throws {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<casesPerSeed {
      let spring = try Spring(response: 1, dampingRatio: ratio)
      let (x, v) = (generator.number(-100...100), generator.number(-300...300))
      let time = spring.lastTimeOutside(1, from: x, velocity: v)
      for step in 0..<50 {
        let later = spring.state(at: time + Double(step) * 0.02, from: x, velocity: v)
        #expect(abs(later.displacement) <= 1 + 1e-12)
      }
    }
  }

  @Test func `a threshold never exceeded gives 0, one always exceeded infinity`() throws {
    #expect(Spring.system.lastTimeOutside(1, from: 0.5, velocity: 0) == 0)
    let endless = try Spring(stiffness: 100, damping: 0)
    #expect(endless.lastTimeOutside(1, from: 5, velocity: 0) == .infinity)
  }
}
