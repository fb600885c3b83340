import JankGate
import JankMetrics
import JankTrace
import Testing

struct MetricTests {
  private func rating(_ trace: Trace, _ id: String) throws -> HitchScale.Rating? {
    try #require(MetricRegistry.metric(id)).rating(FrameTally(FrameSeries(trace)))
  }

  @Test func `one ratio is rated on two scales`() throws {
    let trace = Trace.steady(count: 118, late: [20: 1], length: .milliseconds(2_000))
    #expect(try rating(trace, "apple.hitch-time-ratio") == .good)
    #expect(try rating(trace, "apple.scroll-hitch-rate") == .warning)
    #expect(try rating(trace, "apple.hitch-time") == nil)
  }

  @Test func `an unfinished run is not rated`() throws {
    var trace = Trace.steady(count: 118, length: .milliseconds(2_000))
    #expect(try rating(trace, "apple.hitch-time-ratio") == .good)
    trace.cameToRest = false
    #expect(try rating(trace, "apple.hitch-time-ratio") == nil)
    #expect(Headline(trace).hitchRating == nil)
    #expect(Headline(trace).unfinished != nil)
  }

  @Test func `hitches are rounded to refreshes at the rate of their time`() throws {
    var hand = HandMadeTrace(hertz: 120)
    hand.showInTime(2...20)
    hand.show(expected: 21, actual: 23)
    hand.transition(from: .zero, to: hand.time(of: 100))
    var trace = hand.trace
    trace.rateChanges = [RateChange(refresh: 30, hertz: 40, reason: .limit)]
    let grid = trace.grid
    func refresh(_ number: Int) -> FrameRecord.Refresh {
      FrameRecord.Refresh(number: number, time: grid.time(of: number))
    }
    let stage = FrameRecord.Stage(start: grid.time(of: 30), end: grid.time(of: 30))
    trace.frames.append(
      FrameRecord(
        index: trace.frames.count,
        origin: .animation,
        begin: refresh(29),
        expected: FrameRecord.Refresh(number: 31, time: grid.time(of: 31, asOf: 29)),
        actual: refresh(31),
        commitDeadline: grid.time(of: 30),
        mainThread: nil,
        prepare: stage,
        execute: stage,
        contentTime: grid.time(of: 31),
        lateness: .none,
        changedLayers: 1
      )
    )
    let metric = try #require(MetricRegistry.metric("apple.hitch-time.quantised"))
    let time = try #require(metric.value(FrameTally(FrameSeries(trace))).value?.number)
    // Two refreshes of 120 Hz and one of 40.
    #expect((time - (2_000.0 / 120 + 25)).magnitude < 1e-9, "\(time)")
  }
}
