import JankMotion
import Testing

struct WebTimingTests {
  @Test func `the end instant is after the animation, unlike in Core Animation`() throws {
    let web = try WebTiming(duration: 1)
    #expect(web.phase(at: 1) == .after && web.progress(at: 1) == nil)
    #expect(web.phase(at: 1, playsBackwards: true) == .active)
    #expect(try MediaTiming(duration: 1).progress(at: 1)?.fraction == 1)
  }

  @Test(arguments: 0..<128 as Range<UInt64>)
  func `iteration and progress determine the time`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let timing = try WebTiming(
      delay: numbers.number(-2...2),
      iterationStart: numbers.number(0...2),
      iterations: numbers.number(0.5...5),
      duration: numbers.number(0.1...3)
    )
    for _ in 0..<32 {
      let time = numbers.number(-3...20)
      let state = timing.progress(at: time)
      #expect((state != nil) == (timing.phase(at: time) == .active))
      guard let state else { continue }
      let place = (state.iteration + state.progress - timing.iterationStart) * timing.duration
      #expect((place + timing.delay - time).magnitude < 1e-9)
    }
  }

  @Test func `directions reverse iterations`() throws {
    func progress(_ direction: WebTiming.Direction) throws -> [Double] {
      let timing = try WebTiming(iterations: 2, duration: 1, direction: direction)
      return try [0.25, 1.25].map { try #require(timing.progress(at: $0)).progress }
    }
    #expect(try progress(.normal) == [0.25, 0.25])
    #expect(try progress(.reverse) == [0.75, 0.75])
    #expect(try progress(.alternate) == [0.25, 0.75])
    #expect(try progress(.alternateReverse) == [0.75, 0.25])
  }

  @Test func `the error names an invalid number`() {
    for bad in [Double.nan, -1] {
      let rateRequest = "is \(bad), but must be at least 0, infinity included"
      expectRefusal("duration \(rateRequest)") { () throws(MotionError) in
        _ = try WebTiming(duration: bad)
      }
      expectRefusal("iterations \(rateRequest)") { () throws(MotionError) in
        _ = try WebTiming(iterations: bad)
      }
      expectRefusal("iterationStart") { () throws(MotionError) in
        _ = try WebTiming(iterationStart: bad)
      }
    }
    expectRefusal("delay") { () throws(MotionError) in _ = try WebTiming(delay: .infinity) }
    expectRefusal("endDelay") { () throws(MotionError) in _ = try WebTiming(endDelay: .nan) }
  }
}
