import JankMetrics
import JankTrace
import Testing

struct TrackedAnimationTests {
  private func instant(_ milliseconds: Int64) -> Instant { .zero + .milliseconds(milliseconds) }

  private func tracked(_ spans: [(Int64, Int64)]) -> TrackedAnimation {
    var hand = HandMadeTrace()
    for (start, end) in spans { hand.transition(from: instant(start), to: instant(end)) }
    return TrackedAnimation(hand.trace)
  }

  @Test func `transitions apart count each, overlaps and neighbours once`() {
    let animation = tracked([(0, 100), (300, 400), (350, 500), (500, 600), (320, 330)])
    #expect(animation.stretches == [instant(0)..<instant(100), instant(300)..<instant(600)])
    #expect(animation.length == .milliseconds(400))
  }

  @Test func `a time is animated from the start of a range up to its end`() {
    let animation = tracked([(100, 200), (300, 400)])
    #expect(!animation.contains(instant(99)))
    #expect(animation.contains(instant(100)))
    #expect(animation.contains(instant(199)))
    #expect(!animation.contains(instant(200)))
    #expect(!animation.contains(instant(250)))
    #expect(animation.contains(instant(300)))
  }

  @Test func `a transition counts as long as its app is on screen`() {
    var hand = HandMadeTrace()
    hand.transition(from: instant(100), to: instant(500))
    var trace = hand.trace
    trace.processes = [ProcessRecord(name: "app")]
    let changes: [(Int64, ProcessRecord.State)] = [
      (0, .launching), (50, .active), (200, .inactive), (300, .background), (400, .active),
    ]
    trace.processes[0].changes = changes.map { time, state in
      ProcessRecord.Change(time: instant(time), state: state, reason: "test")
    }
    trace.end = instant(1_000)
    let seen = [instant(100)..<instant(300), instant(400)..<instant(500)]
    #expect(TrackedAnimation(trace).stretches == seen)
    trace.processes[0].changes.removeLast(4)
    #expect(TrackedAnimation(trace).stretches.isEmpty)
  }

  @Test func `a transition that never ended counts to the end of the run`() {
    var hand = HandMadeTrace()
    hand.transition(from: instant(100), to: nil)
    hand.end(at: instant(700))
    #expect(TrackedAnimation(hand.trace).length == .milliseconds(600))
  }

  @Test func `a run without transitions animates nothing`() {
    let animation = TrackedAnimation(HandMadeTrace().trace)
    #expect(animation.stretches.isEmpty)
    #expect(animation.length == .zero)
    #expect(!animation.contains(.zero))
  }

  @Test func `a frame counts from the begin of the first one that it superseded`() {
    func counts(_ older: [Int], until end: Int) -> [Bool] {
      var hand = HandMadeTrace()
      hand.show(expected: 10, actual: 10, superseding: older)
      hand.transition(from: .zero, to: hand.time(of: end))
      return hand.trace.frames.map(TrackedAnimation(hand.trace).contains)
    }
    // The frame began at refresh 8, and the superseded ones at refreshes 3 and 4.
    #expect(counts([], until: 8) == [false] && counts([], until: 9) == [true])
    #expect(counts([5, 6], until: 3) == [false] && counts([5, 6], until: 4) == [true])
  }

  /// The render server plays up to refresh 10, and the main thread reports the end at refresh 14.
  private func endedLate(
    tick: String? = nil,
    ended: Int = 14,
    before last: FrameRecord.Origin = .animation
  ) -> TrackedAnimation {
    var hand = HandMadeTrace()
    hand.showInTime(2...9)
    hand.show(
      expected: 10,
      actual: 10,
      commitEnd: last == .commit ? hand.time(of: 9) : nil
    )
    hand.show(expected: 11, actual: 16, commitEnd: hand.time(of: 15))
    hand.transition(from: .zero, to: hand.time(of: ended))
    var trace = hand.trace
    if let tick {
      let time = hand.time(of: 14)
      trace.works.append(WorkRecord(kind: .callback, name: tick, start: time, end: time))
    }
    return TrackedAnimation(trace)
  }

  @Test func `a late frame that only ends a finished animation does not count`() {
    func counts(_ animation: TrackedAnimation) -> Bool {
      var hand = HandMadeTrace()
      for refresh in 2...10 { hand.show(expected: refresh, actual: refresh) }
      hand.show(expected: 11, actual: 16)
      return hand.trace.frames.map(animation.contains) == Array(repeating: true, count: 10)
    }
    #expect(!counts(endedLate()))
    #expect(counts(endedLate(tick: "display link")) && counts(endedLate(tick: "timer")))
    #expect(!counts(endedLate(tick: "layout")))
    #expect(counts(endedLate(ended: 20)) && counts(endedLate(before: .commit)))
  }

  @Test(arguments: 0..<64 as Range<UInt64>)
  func `for any overlaps the length is that of the union`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let spans = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
      let start = Int64.random(in: 0..<200, using: &generator)
      return (start, start + .random(in: 0...40, using: &generator))
    }
    let animation = tracked(spans)
    let animated = (0..<Int64(300)).filter { time in
      spans.contains { $0.0 <= time && time < $0.1 }
    }
    #expect(animation.length == .milliseconds(Int64(animated.count)), "\(spans)")
    #expect((0..<300).filter { animation.contains(instant($0)) } == animated, "\(spans)")
    let stretches = animation.stretches
    for (first, second) in zip(stretches, stretches.dropFirst()) {
      #expect(first.upperBound < second.lowerBound, "\(spans)")
    }
  }
}
