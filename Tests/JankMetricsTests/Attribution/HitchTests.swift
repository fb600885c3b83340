import JankMetrics
import JankTrace
import Testing

struct HitchTests {
  @Test(arguments: 0..<64 as Range<UInt64>)
  func `hitches are the frames shown later than expected, each with its delay`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    var hand = HandMadeTrace(hertz: [60, 120].randomElement(using: &generator) ?? 60)
    var lateFrames: [Int] = []
    var refresh = 3
    for index in 0..<100 {
      let late = Int.random(in: -1...3, using: &generator)
      if late > 0 { lateFrames.append(index) }
      hand.show(expected: refresh, actual: refresh + late)
      refresh += Int.random(in: 1...5, using: &generator) + max(0, late)
    }
    let hitches = hand.trace.hitches
    #expect(hitches.map(\.frame) == lateFrames)
    for hitch in hitches {
      let frame = hand.trace.frames[hitch.frame]
      #expect(hitch.duration > .zero)
      #expect(hitch.duration == frame.actual.time - frame.expected.time)
      #expect(hitch.refreshes == frame.actual.number - frame.expected.number)
      #expect(hitch.expected == frame.expected.time)
      #expect(hitch.lateness == frame.lateness)
    }
  }

  @Test func `an early frame is no hitch and does not reduce other hitches`() {
    var hand = HandMadeTrace()
    hand.showInTime(2...11)
    hand.show(expected: 13, actual: 12)
    hand.show(expected: 13, actual: 14)
    #expect(hand.trace.hitches.map(\.refreshes) == [1])
  }

  @Test func `one long stall is one hitch of its full length`() {
    let trace = Trace.steady(count: 55, late: [10: 5], length: .milliseconds(1_000))
    #expect(trace.hitches.count == 1)
    #expect(trace.hitches.first?.frame == 10)
    #expect(trace.hitches.first?.refreshes == 5)
    #expect(trace.hitches.first?.duration == Interval(nanoseconds: 83_333_333))
  }

  @Test func `a queue that never catches up delays every frame`() {
    var hand = HandMadeTrace()
    hand.showInTime(2...9)
    for refresh in 10...60 { hand.show(expected: refresh, actual: refresh + 1) }
    #expect(hand.trace.hitches.count == 51)
    #expect(hand.trace.hitches.allSatisfy { $0.refreshes == 1 })
  }
}

// MARK: Causes

extension HitchTests {
  /// A frame that began at refresh 10 and was committed 5 refreshes too late.
  private func lateFrame(lateness: FrameRecord.Lateness = .commit) -> HandMadeTrace {
    var hand = HandMadeTrace()
    hand.show(expected: 12, actual: 17, lateness: lateness, commitEnd: hand.time(of: 16))
    return hand
  }

  @Test(arguments: 0..<64 as Range<UInt64>)
  func `the causes are those of the explanation and add up to the delay`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let lateness: FrameRecord.Lateness = [.commit, .render, .commitAndRender][Int(seed % 3)]
    var hand = lateFrame(lateness: lateness)
    var clock = Instant.zero + .milliseconds(100)
    for index in 0..<20 {
      let length = Interval(nanoseconds: .random(in: 1...30_000_000, using: &generator))
      hand.work("work \(index)", from: clock, to: clock + length)
      clock = clock + length + Interval(nanoseconds: .random(in: 0...5_000_000, using: &generator))
    }
    let hitch = try #require(hand.trace.hitches.first)
    #expect(hitch.causes == Attribution(hand.trace).frames[0].causes)
    #expect(hitch.causes.reduce(Interval.zero) { $0 + $1.delay } == hitch.duration)
    let cause = try #require(hitch.cause)
    #expect(hitch.causes.first { $0.delay == hitch.causes.map(\.delay).max() } == cause)
  }

  @Test func `causes on the main thread name its process if there are several`() throws {
    var trace = lateFrame().trace
    #expect(trace.hitches.flatMap(\.causes).allSatisfy { $0.process == nil })
    trace.processes = [ProcessRecord(name: "Maps"), ProcessRecord(name: "Home")]
    let causes = try #require(trace.hitches.first).causes
    let own = causes.filter { $0.stage == .mainThread }
    #expect(own.map(\.name) == ["unnamed work"] && own.map(\.process) == ["Maps"])
    #expect(causes.allSatisfy { $0.stage == .mainThread || $0.process == nil })
  }

  @Test func `work that only touches the frame's time range is no cause`() {
    var hand = lateFrame()
    hand.work("before", from: .zero, to: hand.time(of: 10))
    hand.work("after", from: hand.time(of: 16), to: hand.time(of: 20))
    let names = hand.trace.hitches.flatMap(\.causes).map(\.name)
    #expect(!names.isEmpty && !names.contains("before") && !names.contains("after"))
  }
}
