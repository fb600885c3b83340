import JankMotion
import Testing

@Suite struct SpringTests {
  private static func randomSpring(
    _ generator: inout SeededGenerator,
    ratio: Double
  ) throws -> Spring {
    let mass = generator.number(0.2...5)
    let stiffness = generator.number(20...2000)
    return try Spring(
      mass: mass,
      stiffness: stiffness,
      damping: 2 * ratio * (mass * stiffness).squareRoot(),
      allowsOverdamping: true
    )
  }

  @Test(arguments: [0, 0.1, 0.6, 0.999_999, 1, 1.000_001, 1.5, 6])
  func `the state begins at its displacement and velocity`(ratio: Double) throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<casesPerSeed {
      let spring = try Self.randomSpring(&generator, ratio: ratio)
      let (x, v) = (generator.number(-10...10), generator.number(-100...100))
      let start = spring.state(at: 0, from: x, velocity: v)
      #expect(start.displacement == x && start.velocity == v)
      let soon = spring.state(at: 1e-9, from: x, velocity: v)
      #expect(abs(soon.displacement - (x + v * 1e-9)) < 1e-12)
      let pull = spring.undampedFrequency * spring.undampedFrequency * x
      let force = -pull - spring.damping / spring.mass * v
      #expect(abs(soon.velocity - (v + force * 1e-9)) < 1e-9)
    }
  }

  /// The derivative of the displacement is the velocity, whose derivative obeys the law.
  @Test(arguments: [0, 0.3, 0.999_999_9, 1, 1.000_000_1, 2, 10])
  func `the state satisfies the differential equation`(ratio: Double) throws {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<casesPerSeed {
      let spring = try Self.randomSpring(&generator, ratio: ratio)
      let frequency = spring.undampedFrequency
      let time = generator.number(0.01...10) / frequency
      let step = 1e-5 / frequency
      let v0 = generator.number(-5...5) * frequency
      func state(_ t: Double) -> (displacement: Double, velocity: Double) {
        spring.state(at: t, from: -1, velocity: v0)
      }
      let (before, now, after) = (state(time - step), state(time), state(time + step))
      let slope = (after.displacement - before.displacement) / (2 * step)
      #expect(abs(now.velocity - slope) < 1e-7 * frequency)
      let acceleration = (after.velocity - before.velocity) / (2 * step)
      let force = -frequency * frequency * now.displacement - 2 * spring.decayRate * now.velocity
      #expect(abs(acceleration - force) < 1e-6 * frequency * frequency)
    }
  }

  @Test(arguments: seeds)
  func `the state is continuous across critical damping`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<casesPerSeed {
      let mass = generator.number(0.2...5)
      let stiffness = generator.number(20...2000)
      let critical = 2 * (mass * stiffness).squareRoot()
      let velocity = generator.number(-30...30)
      let seconds = generator.number(0...2)
      let states = try [1 - 1e-12, 1, 1 + 1e-12].map { ratio in
        try Spring(
          mass: mass,
          stiffness: stiffness,
          damping: critical * ratio,
          allowsOverdamping: true
        ).state(at: seconds, from: -1, velocity: velocity)
      }
      for state in states {
        #expect(abs(state.displacement - states[1].displacement) < 1e-10)
        #expect(abs(state.velocity - states[1].velocity) < 1e-8)
      }
    }
  }

  /// Energy per mass is ½v² + ½ω²x²; rounding may add to it slightly.
  @Test(arguments: [0, 0.05, 0.5, 1, 3])
  func `the energy never increases`(ratio: Double) throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<50 {
      let spring = try Self.randomSpring(&generator, ratio: ratio)
      let frequency = spring.undampedFrequency
      let v0 = generator.number(-20...20)
      var last = Double.infinity
      for step in 0...200 {
        let state = spring.state(at: Double(step) * 0.01, from: -1, velocity: v0)
        let stretched = frequency * state.displacement
        let energy = (state.velocity * state.velocity + stretched * stretched) / 2
        #expect(energy <= last * (1 + 1e-12))
        last = energy
      }
    }
  }

  /// Continuing from an intermediate state changes nothing, so a spring can be retargeted at any
  /// time.
  @Test(arguments: [0.2, 0.999_999_999, 1, 4])
  func `continuing from a state gives the same animation`(ratio: Double) throws {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<casesPerSeed {
      let spring = try Self.randomSpring(&generator, ratio: ratio)
      let (first, second) = (generator.number(0...0.5), generator.number(0...0.5))
      let velocity = generator.number(-20...20)
      let middle = spring.state(at: first, from: -1, velocity: velocity)
      let parts = spring.state(
        at: second,
        from: middle.displacement,
        velocity: middle.velocity
      )
      let whole = spring.state(at: first + second, from: -1, velocity: velocity)
      #expect(abs(parts.displacement - whole.displacement) < 1e-12)
      #expect(abs(parts.velocity - whole.velocity) < 1e-10)
    }
  }

  @Test(arguments: seeds)
  func `retargeting keeps value and velocity`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<casesPerSeed {
      let spring = try Self.randomSpring(&generator, ratio: generator.number(0.1...2))
      let (oldTarget, newTarget) = (generator.number(0...500), generator.number(0...500))
      let before = spring.state(at: generator.number(0...0.3), from: -oldTarget, velocity: 0)
      let value = oldTarget + before.displacement
      let after = spring.state(at: 1e-12, from: value - newTarget, velocity: before.velocity)
      #expect(abs(newTarget + after.displacement - value) < 1e-7)
      #expect(abs(after.velocity - before.velocity) < 1e-5)
    }
  }

  @Test func `overdamping counts only where it is allowed`() throws {
    let clamped = try Spring(stiffness: 100, damping: 50)
    let critical = try Spring(stiffness: 100, damping: 20)
    let real = try Spring(stiffness: 100, damping: 50, allowsOverdamping: true)
    #expect(clamped.progress(at: 0.3) == critical.progress(at: 0.3))
    #expect(real.progress(at: 0.3) < critical.progress(at: 0.3) - 0.1)
    #expect(clamped.dampingRatio == 2.5)
  }

  @Test func `it settles at its target and is at its start before time 0`() {
    #expect(Spring.coreAnimationDefault.progress(at: 1000) == 1)
    #expect(Spring.system.progress(at: -1, initialVelocity: 3) == 0)
  }

  @Test(arguments: [
    ("mass", 0, 100, 10), ("mass", -1, 100, 10), ("stiffness", 1, 0, 10),
    ("damping", 1, 100, -1), ("mass", .nan, 100, 10), ("damping", 1, 100, .infinity),
    ("stiffness / mass is inf", 1e-300, 1e300, 10),
  ])
  func `an invalid constant is named`(
    name: String,
    mass: Double,
    stiffness: Double,
    damping: Double
  ) {
    let error = #expect(throws: MotionError.self) {
      try Spring(mass: mass, stiffness: stiffness, damping: damping)
    }
    #expect(error?.description.hasPrefix(name) == true)
  }
}
