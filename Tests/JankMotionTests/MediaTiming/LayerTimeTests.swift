import JankMotion
import Testing

struct LayerTimeTests {
  @Test(arguments: 0..<64 as Range<UInt64>)
  func `time converts through a chain and back`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let chain = try (0...seed % 5).map { _ in
      let sign: Double = numbers.next() % 2 == 0 ? 1 : -1
      return try LayerTime(
        beginTime: numbers.number(-5...5),
        speed: sign * numbers.number(0.1...8),
        timeOffset: numbers.number(-3...3)
      )
    }
    for _ in 0..<32 {
      let parent = numbers.number(-20...20)
      let local = chain.localTime(atParentTime: parent)
      let back = try #require(chain.parentTime(atLocalTime: local))
      let scale = 1 + parent.magnitude + local.magnitude
      #expect((back - parent).magnitude < 1e-10 * scale, "\(parent) came back as \(back)")
    }
  }

  @Test func `a chain applies its layers in order`() throws {
    let outer = try LayerTime(beginTime: 2, speed: 2, timeOffset: 3)
    let inner = try LayerTime(beginTime: 1, speed: 0.5)
    let throughBoth = inner.localTime(atParentTime: outer.localTime(atParentTime: 7.5))
    #expect([outer, inner].localTime(atParentTime: 7.5) == throughBoth)
    #expect([LayerTime]().localTime(atParentTime: 7.5) == 7.5)
  }

  @Test(arguments: 0..<64 as Range<UInt64>)
  func `a pause holds the local time and resuming continues from it`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    var layer = try LayerTime(
      beginTime: numbers.number(-5...5),
      speed: numbers.number(-2...2),
      timeOffset: numbers.number(-3...3)
    )
    let pauseTime = numbers.number(0...10)
    let held = layer.localTime(atParentTime: pauseTime)
    layer.pause(atParentTime: pauseTime)
    #expect(layer.localTime(atParentTime: numbers.number(-99...99)) == held)

    let resumeTime = pauseTime + numbers.number(0...10)
    let speed = numbers.number(0.25...3)
    layer.resume(atParentTime: resumeTime, speed: speed)
    #expect((layer.localTime(atParentTime: resumeTime) - held).magnitude < 1e-12)
    #expect((layer.localTime(atParentTime: resumeTime + 1) - held - speed).magnitude < 1e-12)
  }

  @Test func `a paused layer has no parent time`() throws {
    let held = try LayerTime(speed: 0, timeOffset: 4)
    #expect(held.localTime(atParentTime: 7.5) == 4)
    #expect(held.parentTime(atLocalTime: 4) == nil)
    #expect([LayerTime.identity, held].parentTime(atLocalTime: 4) == nil)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `the error names a number that is not finite`(bad: Double) {
    expectRefusal("beginTime") { () throws(MotionError) in _ = try LayerTime(beginTime: bad) }
    expectRefusal("speed") { () throws(MotionError) in _ = try LayerTime(speed: bad) }
    expectRefusal("timeOffset") { () throws(MotionError) in _ = try LayerTime(timeOffset: bad) }
  }
}
