import JankMotion
import Testing

struct InertiaMotionTests {
  @Test(arguments: 0..<64 as Range<UInt64>)
  func `the animation ends at its rest time and not before`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let motion = try InertiaMotion(
      start: numbers.number(-300...300),
      target: numbers.number(400...900),
      timeConstant: numbers.number(0.05...1),
      restDelta: numbers.number(0.01...2)
    )
    #expect(!motion.isAtRest(at: motion.restTime - 1e-6))
    #expect(motion.isAtRest(at: motion.restTime + 1e-6))
    #expect(motion.position(at: motion.restTime + 1e-6) == motion.target)
    #expect(motion.position(at: 0) == motion.start)
  }

  @Test func `power times velocity is the distance`() throws {
    let motion = try InertiaMotion(start: 100, velocity: -200, power: 0.8)
    #expect(motion.target == -60)
  }

  @Test func `a target within the rest distance is reached at once`() throws {
    let motion = try InertiaMotion(start: 10, target: 10.4)
    #expect(motion.restTime == 0)
    #expect(motion.position(at: 0) == 10.4)
  }

  @Test func `the error names an invalid number`() {
    for bad in [Double.nan, 0, -1, .infinity] {
      expectRefusal("timeConstant") { () throws(MotionError) in
        _ = try InertiaMotion(start: 0, target: 1, timeConstant: bad)
      }
      expectRefusal("restDelta") { () throws(MotionError) in
        _ = try InertiaMotion(start: 0, target: 1, restDelta: bad)
      }
    }
    expectRefusal("power") { () throws(MotionError) in
      _ = try InertiaMotion(start: 0, velocity: 1, power: .nan)
    }
  }
}
