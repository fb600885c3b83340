import JankMotion
import Testing

struct AndroidFlingTests {
  @Test(arguments: 0..<32 as Range<UInt64>)
  func `a fling starts with its velocity and settles at its distance`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let velocity = numbers.number(60...12000) * (seed % 2 == 0 ? 1 : -1)
    let fling = try AndroidFling(velocity: velocity)
    #expect(fling.position(at: 0) == 0)
    #expect(fling.velocity(at: 0) == velocity)
    #expect(fling.position(at: fling.duration) == fling.distance)
    #expect(fling.velocity(at: fling.duration + 1) == 0)
    for _ in 0..<8 {
      let time = numbers.number(0.01...0.95) * fling.duration
      let step = 1e-6 * fling.duration
      let slope = (fling.position(at: time + step) - fling.position(at: time - step)) / (2 * step)
      #expect((slope / fling.velocity(at: time) - 1).magnitude < 1e-6)
    }
  }

  @Test func `mirrored velocities give mirrored flings`() throws {
    let (up, down) = (try AndroidFling(velocity: -900), try AndroidFling(velocity: 900))
    #expect(up.distance == -down.distance)
    #expect(up.position(at: 0.1) == -down.position(at: 0.1))
  }

  @Test func `a velocity of 0 is not a fling`() throws {
    let fling = try AndroidFling(velocity: 0)
    #expect(fling.duration == 0)
    #expect(fling.position(at: 1) == 0)
  }

  @Test func `the error names an invalid number`() {
    expectRefusal("velocity") { () throws(MotionError) in
      _ = try AndroidFling(velocity: .nan)
    }
    expectRefusal("friction") { () throws(MotionError) in
      _ = try AndroidFling(velocity: 1, friction: 0)
    }
    expectRefusal("pixelsPerInch") { () throws(MotionError) in
      _ = try AndroidFling(velocity: 1, pixelsPerInch: -160)
    }
  }
}
