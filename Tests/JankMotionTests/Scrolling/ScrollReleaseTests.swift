import JankMotion
import Testing

struct ScrollReleaseTests {
  @Test(arguments: 0..<64 as Range<UInt64>)
  func `value and velocity are continuous across the edge`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let sign: Double = seed % 2 == 0 ? 1 : -1
    let release = try ScrollRelease(
      offset: numbers.number(300...700),
      velocity: sign * numbers.number(2000...6000),
      range: 0...1000
    )
    let crossing = try #require(release.bounceStart)
    let (before, after) = (release.state(at: crossing - 1e-9), release.state(at: crossing))
    #expect((before.offset - after.offset).magnitude < 1e-4)
    #expect((before.velocity / after.velocity - 1).magnitude < 1e-6)
    let edge: Double = sign > 0 ? 1000 : 0
    #expect((after.offset - edge).magnitude < 1e-9)
    #expect((release.state(at: 6).offset - edge).magnitude < 1e-6)
  }

  @Test func `a fling that stays between the edges is a plain deceleration`() throws {
    let release = try ScrollRelease(offset: 100, velocity: 300, range: 0...1000)
    #expect(release.bounceStart == nil)
    #expect((release.state(at: 60).offset - 249.7).magnitude < 1e-9)
  }

  @Test func `content released beyond an edge bounces at once`() throws {
    let outward = try ScrollRelease(offset: -79, velocity: -1750, range: 0...1000)
    #expect(outward.bounceStart == 0)
    #expect((outward.state(at: 0).velocity + 950).magnitude < 1e-9)
    let resting = try ScrollRelease(offset: 1217, velocity: 0, range: 0...1000)
    #expect(resting.state(at: 0).velocity < -1500)
    let returning = try ScrollRelease(offset: 1217, velocity: -300, range: 0...1000)
    #expect(returning.state(at: 0).velocity == -300)
  }

  @Test func `content at rest between the edges stays`() throws {
    let release = try ScrollRelease(offset: 100, velocity: 0, range: 0...1000)
    #expect(release.state(at: 3).offset == 100)
  }

  @Test func `content released outward at an edge bounces from it`() throws {
    let release = try ScrollRelease(offset: 1000, velocity: 500, range: 0...1000)
    #expect(release.bounceStart == 0)
    #expect(release.state(at: 0.05).offset > 1000)
    let inward = try ScrollRelease(offset: 1000, velocity: -500, range: 0...1000)
    #expect(inward.bounceStart == nil)
  }

  @Test func `the error names a number that is not finite`() {
    expectRefusal("offset") { () throws(MotionError) in
      _ = try ScrollRelease(offset: .nan, velocity: 0, range: 0...1)
    }
    expectRefusal("velocity") { () throws(MotionError) in
      _ = try ScrollRelease(offset: 0, velocity: .infinity, range: 0...1)
    }
  }
}
