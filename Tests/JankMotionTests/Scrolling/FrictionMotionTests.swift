import JankMotion
import Testing

struct FrictionMotionTests {
  @Test(arguments: 0..<64 as Range<UInt64>)
  func `an interruption changes nothing`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let drag = numbers.number(0.01...0.9)
    let motion = try FrictionMotion(
      start: numbers.number(-500...500),
      velocity: numbers.number(-4000...4000),
      dragPerSecond: drag
    )
    let (first, second) = (numbers.number(0...2), numbers.number(0...2))
    let rest = try FrictionMotion(
      start: motion.position(at: first),
      velocity: motion.velocity(at: first),
      dragPerSecond: drag
    )
    let whole = motion.position(at: first + second)
    #expect((rest.position(at: second) - whole).magnitude < 1e-8)
    #expect((rest.restPosition - motion.restPosition).magnitude < 1e-8)
  }

  @Test(arguments: 0..<64 as Range<UInt64>)
  func `the time at a position is correct`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let motion = try FrictionMotion(start: 100, velocity: -900, dragPerSecond: 0.135)
    let time = numbers.number(0...3)
    let found = try #require(motion.time(at: motion.position(at: time)))
    #expect((found - time).magnitude < 1e-10)
  }

  @Test func `positions before the start and beyond the rest are never reached`() throws {
    let motion = try FrictionMotion(start: 0, velocity: 100, dragPerSecond: 0.135)
    #expect(motion.time(at: -1) == nil)
    #expect(motion.time(at: motion.restPosition + 1) == nil)
    #expect(motion.time(at: 0) == 0)
    let still = try FrictionMotion(start: 0, velocity: 0, dragPerSecond: 0.135)
    #expect(still.time(at: 1) == nil)
  }

  @Test func `the error names an invalid number`() {
    for bad in [Double.nan, 0, 1, 2] {
      expectRefusal("dragPerSecond") { () throws(MotionError) in
        _ = try FrictionMotion(start: 0, velocity: 1, dragPerSecond: bad)
      }
    }
    expectRefusal("start") { () throws(MotionError) in
      _ = try FrictionMotion(start: .infinity, velocity: 1, dragPerSecond: 0.5)
    }
    expectRefusal("velocity") { () throws(MotionError) in
      _ = try FrictionMotion(start: 0, velocity: .nan, dragPerSecond: 0.5)
    }
  }
}
