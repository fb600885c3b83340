import JankMotion
import Testing

// Also tests: FluidSpring, PopSpring, ReboundSpring.

/// Common properties of the integrators; vectors test their numbers.
@Suite struct IntegratorTests {
  private static func spring() throws -> Spring {
    try Spring(stiffness: 230.2, damping: 22, allowsOverdamping: true)
  }

  /// An animation of a second in equal frames, as displacements from a target at distance 1.
  private static func motions(framesPerSecond: Int) throws -> [[Double]] {
    let frame = 1 / Double(framesPerSecond)
    var pop = PopSpring(try spring(), displacement: -1, velocity: 0)
    var rebound = ReboundSpring(try spring(), displacement: -1, velocity: 0)
    var fluid = FluidSpring(try spring(), displacement: -1, velocity: 0)
    return [
      (1...framesPerSecond).map { _ in pop.advance(by: frame).displacement },
      (1...framesPerSecond).map { _ in rebound.advance(by: frame).displacement },
      (1...framesPerSecond).map { fluid.advance(to: Double($0) * frame).displacement },
    ]
  }

  @Test(arguments: [30, 60, 120])
  func `each integrator stays within 4 percent of its spring`(framesPerSecond: Int) throws {
    for motion in try Self.motions(framesPerSecond: framesPerSecond) {
      for (index, displacement) in motion.enumerated() {
        let seconds = Double(index + 1) / Double(framesPerSecond)
        let exact = try Self.spring().state(at: seconds, from: -1, velocity: 0).displacement
        #expect(abs(displacement - exact) < 0.04)
      }
    }
  }

  @Test func `pop lags behind its spring by up to 3.3 percent of the distance at 120 Hz`() throws {
    // The largest deviation of pop's own printed numbers from the closed form is 0.0332.
    let pop = try Self.motions(framesPerSecond: 120)[0]
    let lags = try pop.enumerated().map { index, displacement in
      let seconds = Double(index + 1) / 120
      return try Self.spring().state(at: seconds, from: -1, velocity: 0).displacement - displacement
    }
    #expect(abs((lags.max() ?? 0) - 0.0332) < 0.00005)
  }

  @Test func `starting from the interpolated state depends on the frame rate`() throws {
    let slow = try Self.motions(framesPerSecond: 60)
    let fast = try Self.motions(framesPerSecond: 240)
    for (slow, fast) in zip(slow, fast).prefix(2) {
      #expect(zip(slow, (0..<60).map { fast[4 * $0 + 3] }).contains { abs($0 - $1) > 1e-4 })
    }
  }

  @Test(arguments: [0.000_01, 0.000_2, 0.01, 0.02, 0.023, 0.024, 0.05, 0.3], [0.1, 0.5, 1])
  func `a fluid spring settles at any stiffness`(
    response: Double,
    dampingRatio: Double
  ) throws {
    let spring = try Spring(response: response, dampingRatio: dampingRatio)
    var fluid = FluidSpring(spring, displacement: -1, velocity: 400)
    let motion = (1...360).map { fluid.advance(to: Double($0) / 60) }
    #expect(motion.allSatisfy { $0.displacement.magnitude < 100 })
    #expect(motion.last.map { $0.displacement.magnitude < 0.01 } == true)
  }

  @Test func `a frame without a duration changes nothing`() throws {
    var pop = PopSpring(try Self.spring(), displacement: -1, velocity: 3)
    #expect(pop.advance(by: 0) == (-1, 3))
    var rebound = ReboundSpring(try Self.spring(), displacement: -1, velocity: 3)
    #expect(rebound.advance(by: 0) == (-1, 3))
    var fluid = FluidSpring(try Self.spring(), displacement: -1, velocity: 3)
    #expect(fluid.advance(to: 0) == (-1, 3))
  }

  @Test func `long frames are shortened as in each engine`() throws {
    var pop = PopSpring(try Self.spring(), displacement: -1, velocity: 3)
    #expect(pop.advance(by: 31) == (0, 0))
    var long = ReboundSpring(try Self.spring(), displacement: -1, velocity: 0)
    var longest = ReboundSpring(try Self.spring(), displacement: -1, velocity: 0)
    #expect(long.advance(by: 5) == longest.advance(by: 0.064))
    var paused = FluidSpring(try Self.spring(), displacement: -1, velocity: 0)
    var short = FluidSpring(try Self.spring(), displacement: -1, velocity: 0)
    #expect(
      abs(paused.advance(to: 5).displacement - short.advance(to: 1 / 60.0).displacement) < 0.03
    )
  }
}
