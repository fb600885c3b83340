import JankMetrics
import JankTrace
import Testing

struct RefreshStripTests {
  @Test func `a late frame repeats the one before until it comes`() {
    var hand = HandMadeTrace()
    hand.showInTime(2...4)
    hand.show(expected: 5, actual: 8)
    hand.showInTime(9...10)
    hand.transition(from: hand.time(of: 1), to: hand.time(of: 11))
    let strip = RefreshStrip(hand.trace)
    #expect(strip.first == 1 && strip.hertz == 60)
    #expect(
      strip.marks == [
        .idle, .onTime, .onTime, .onTime, .repeated, .repeated, .repeated, .late, .onTime, .onTime,
        .idle,
      ]
    )
  }

  @Test func `a run in which nothing was animated has no strip`() {
    var hand = HandMadeTrace()
    hand.showInTime(2...4)
    #expect(RefreshStrip(hand.trace).marks.isEmpty)
  }

  @Test func `a strip extends to the last frame that counts, whatever it changed`() {
    var hand = HandMadeTrace()
    hand.showInTime(2...4)
    hand.show(expected: 5, actual: 9, changedLayers: 0)
    hand.transition(from: hand.time(of: 1), to: hand.time(of: 7))
    let marks = RefreshStrip(hand.trace).marks
    #expect(marks.suffix(5) == [.repeated, .repeated, .repeated, .repeated, .late])
  }

  @Test func `at a lower rate there are columns without a refresh`() {
    var hand = HandMadeTrace(hertz: 60)
    hand.showInTime(2...3)
    hand.transition(from: hand.time(of: 1), to: hand.time(of: 3))
    var trace = hand.trace
    trace.rateChanges = [RateChange(refresh: 50, hertz: 120, reason: .rateRequest)]
    #expect(RefreshStrip(trace).marks == [.idle, nil, .onTime, nil, .onTime])
  }

  @Test func `a refresh half way between two columns is in the later one`() {
    // At 40 Hz, one and a half, three, and four and a half of the intervals of 60 Hz.
    var hand = HandMadeTrace(hertz: 40)
    hand.showInTime(2...3)
    hand.transition(from: hand.time(of: 1), to: hand.time(of: 3))
    var trace = hand.trace
    trace.rateChanges = [RateChange(refresh: 50, hertz: 60, reason: .rateRequest)]
    let strip = RefreshStrip(trace)
    #expect(strip.first == 2 && strip.hertz == 60)
    #expect(strip.marks == [.idle, .onTime, nil, .onTime])
  }

  @Test(arguments: 0..<64 as Range<UInt64>)
  func `the strip has every late frame and every repeated refresh`(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let hertz = [60, 120].randomElement(using: &numbers) ?? 60
    let late = Dictionary(
      uniqueKeysWithValues: (0..<20).map { ($0, Int.random(in: 0...3, using: &numbers)) }
    )
    let trace = Trace.steady(hertz: hertz, count: 20, late: late, length: .milliseconds(2_000))
    let strip = RefreshStrip(trace)
    #expect(strip.count(.late) == trace.frames.count { $0.hitch > .zero })
    #expect(strip.count(.onTime) == trace.frames.count { $0.hitch == .zero })
    #expect(strip.count(.repeated) == late.values.reduce(0, +))
  }
}
