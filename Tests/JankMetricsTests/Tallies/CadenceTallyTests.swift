import JankMetrics
import JankTrace
import Testing

// Also tests: Freeze.

struct CadenceTallyTests {
  private func tally(_ series: FrameSeries) throws -> CadenceTally {
    let columns = series.column(.shown).and(series.frameTimes)
    return try #require(
      columns.map { CadenceTally(series, shown: $0, frameTimes: $1) }.value
    )
  }

  private func list(_ times: [Int64], hertz: Double? = nil) -> FrameSeries {
    let shown = times.indices.map { times[...$0].reduce(0, +) }
    var series = FrameSeries(
      name: "a",
      origin: "the list",
      frameCount: times.count,
      refreshPeriod: hertz.map(RefreshPeriod.init(hertz:)),
      columns: [.shown: TimeColumn(shown)]
    )
    series.segments = [FrameSeries.Segment(frames: times.indices, opened: 0)]
    return series
  }

  @Test func `without due times the longest wait of two refreshes is the freeze`() throws {
    let times: [Int64] = [16_666_667, 50_000_000, 16_666_667, 33_333_333]
    #expect(try tally(list(times, hertz: 60)).longestFreeze == 50_000_000)
    #expect(try tally(list([16_700_000, 16_600_000], hertz: 60)).longestFreeze == 0)
  }

  @Test func `with due times only a wait for a late frame is a freeze`() throws {
    var hand = HandMadeTrace()
    for refresh in stride(from: 2, through: 40, by: 4) {
      hand.show(expected: refresh, actual: refresh)
    }
    hand.transition(from: .zero, to: hand.time(of: 60))
    #expect(try tally(FrameSeries(hand.trace)).longestFreeze == 0)
    hand.show(expected: 42, actual: 49)
    let freeze = try tally(FrameSeries(hand.trace)).longestFreeze
    #expect(freeze == (hand.time(of: 49) - hand.time(of: 38)).nanoseconds)
  }

  @Test func `a frame on screen at the abort of a run is a freeze`() throws {
    var hand = HandMadeTrace()
    hand.showInTime(2...20)
    hand.transition(from: .zero, to: nil)
    hand.end(at: hand.time(of: 170), atRest: false)
    #expect(try tally(FrameSeries(hand.trace)).longestFreeze == 2_500_000_000)
  }

  @Test func `values in refreshes need the refresh rate`() throws {
    let tally = try tally(list([16_666_667, 33_333_333]))
    #expect(tally.frameTimes.count == 2)
    #expect(tally.refreshes.reason == "the list does not say how often the display refreshes")
    #expect(tally.missedRefreshes.reason == tally.refreshes.reason)
  }

  @Test func `a frame whose due time is unknown ends no freeze`() throws {
    var series = list([16_666_667, 100_000_000, 16_666_667], hertz: 60)
    series.columns[.expected] = TimeColumn([16_666_667, nil, 133_333_334])
    #expect(try tally(series).longestFreeze == 0)
    series.columns[.expected] = TimeColumn([16_666_667, 33_333_334, 133_333_334])
    #expect(try tally(series).longestFreeze == 100_000_000)
  }
}
