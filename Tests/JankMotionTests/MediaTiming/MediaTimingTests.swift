import JankMotion
import Testing

struct MediaTimingTests {
  @Test(arguments: 0..<128 as Range<UInt64>)
  func `fractions stay within one pass and agree with the pass time`(seed: UInt64) throws {
    let timing = try randomTiming(seed: seed)
    var numbers = SeededGenerator(seed: seed ^ 0xF0F0)
    for _ in 0..<64 {
      guard let progress = timing.progress(at: numbers.number(-5...20)) else { continue }
      #expect((0...1).contains(progress.fraction), "\(timing) \(progress)")
      #expect(progress.finishedRepeats == progress.finishedRepeats.rounded())
    }
  }

  @Test(arguments: 0..<128 as Range<UInt64>)
  func `both ends of the active time are active, instants outside are not`(seed: UInt64) throws {
    let timing = try randomTiming(seed: seed)
    #expect(timing.progress(at: timing.beginTime)?.phase == .active)
    let before = timing.progress(at: timing.beginTime - 1e-6)
    let fillsBefore = timing.fillMode == .backwards || timing.fillMode == .both
    #expect(before?.phase == (fillsBefore ? .before : nil))
    let after = timing.progress(at: timing.endTime + 1e-6)
    let fillsAfter = timing.fillMode == .forwards || timing.fillMode == .both
    #expect(after?.phase == (fillsAfter ? .after : nil))
  }

  @Test(arguments: 1...40)
  func `a whole number of repeats ends on the end value despite rounding`(
    count: Int
  ) throws {
    for duration in [0.1, 0.3, 0.35, 0.7, 1.0 / 3] {
      let timing = try MediaTiming(
        beginTime: 0.2,
        duration: duration,
        repeatCount: Double(count),
        fillMode: .forwards
      )
      let end = try #require(timing.progress(at: timing.endTime + 1))
      #expect(end.fraction == 1)
      #expect(end.finishedRepeats == Double(count - 1))
    }
  }

  @Test func `autoreverses folds the second half back`() throws {
    let timing = try MediaTiming(duration: 1, autoreverses: true)
    #expect(timing.activeDuration == 2)
    #expect(timing.progress(at: 0.25)?.fraction == 0.25)
    #expect(timing.progress(at: 1.75)?.fraction == 0.25)
    #expect(timing.progress(at: 2)?.fraction == 0)
    #expect(timing.progress(at: 2.01) == nil)
  }

  @Test func `cumulative repeats continue without a jump, forwards and backwards`() throws {
    for speed in [1.5, -1.5] {
      let timing = try MediaTiming(duration: 1, speed: speed, timeOffset: 0.3, repeatCount: 4)
      let positions = try (0...260).map { hundredth in
        let progress = try #require(timing.progress(at: Double(hundredth) / 100))
        return progress.finishedRepeats + progress.fraction
      }
      for (earlier, later) in zip(positions, positions.dropFirst()) {
        #expect((later - earlier - 0.01 * speed).magnitude < 1e-9)
      }
    }
  }

  @Test func `speed 0 shows the time offset forever`() throws {
    let timing = try MediaTiming(beginTime: 3, duration: 2, speed: 0, timeOffset: 0.5)
    for time in [-100, 0, 3, 1e6] {
      #expect(timing.progress(at: time)?.fraction == 0.25)
    }
    #expect(timing.endTime == .infinity)
  }

  @Test func `duration 0 means the default, or the group's inside a group`() throws {
    let member = try MediaTiming()
    #expect(member.effectiveDuration == 0.25)
    let group = try MediaTiming(beginTime: 1, duration: 2)
    #expect(group.progress(ofMember: member, at: 2)?.fraction == 0.5)
    #expect(group.progress(ofMember: member, at: 3.5) == nil)
  }

  @Test func `a group's pass is the time of its members`() throws {
    let group = try MediaTiming(duration: 2, speed: 2, autoreverses: true)
    let member = try MediaTiming(beginTime: 0.5, duration: 1)
    #expect(group.progress(ofMember: member, at: 0.5)?.fraction == 0.5)
    #expect(group.progress(ofMember: member, at: 1.5)?.fraction == 0.5)
    #expect(group.progress(ofMember: member, at: 1) == nil)
  }

  @Test func `an instant that is not a number has no progress`() throws {
    let timing = try MediaTiming(duration: 1, fillMode: .both)
    #expect(timing.progress(at: .nan) == nil)
  }

  @Test func `the error names an invalid number`() {
    for bad in [Double.nan, -1, .infinity] {
      expectRefusal("duration") { () throws(MotionError) in _ = try MediaTiming(duration: bad) }
    }
    for bad in [Double.nan, -1] {
      let rateRequest = "is \(bad), but must be at least 0, infinity included"
      expectRefusal("repeatCount \(rateRequest)") { () throws(MotionError) in
        _ = try MediaTiming(repeatCount: bad)
      }
      expectRefusal("repeatDuration \(rateRequest)") { () throws(MotionError) in
        _ = try MediaTiming(repeatDuration: bad)
      }
    }
    expectRefusal("beginTime") { () throws(MotionError) in _ = try MediaTiming(beginTime: .nan) }
    expectRefusal("speed") { () throws(MotionError) in _ = try MediaTiming(speed: .infinity) }
    expectRefusal("timeOffset") { () throws(MotionError) in
      _ = try MediaTiming(timeOffset: .nan)
    }
  }

  private func randomTiming(seed: UInt64) throws -> MediaTiming {
    var numbers = SeededGenerator(seed: seed)
    let sign: Double = numbers.next() % 2 == 0 ? 1 : -1
    return try MediaTiming(
      beginTime: numbers.number(-2...2),
      duration: numbers.number(0.05...3),
      speed: sign * numbers.number(0.2...3),
      timeOffset: numbers.number(-2...2),
      repeatCount: seed % 3 == 0 ? 0 : numbers.number(0.1...4),
      repeatDuration: seed % 5 == 0 ? numbers.number(0.1...4) : 0,
      autoreverses: numbers.next() % 2 == 0,
      fillMode: MediaTiming.FillMode.allCases[Int(seed % 4)]
    )
  }
}
