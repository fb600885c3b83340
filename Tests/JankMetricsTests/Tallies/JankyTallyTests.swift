import JankMetrics
import Testing

struct JankyTallyTests {
  private static let period: Int64 = 10_000_000

  /// Frames that begin at some refreshes of 100 Hz, have two intervals, and end later by these
  /// amounts.
  private func series(_ frames: [(begin: Int64, end: Int64)]) -> FrameSeries {
    let begins = TimeColumn(frames.map { $0.begin * Self.period })
    return FrameSeries(
      name: "frames",
      origin: "the test",
      frameCount: frames.count,
      refreshPeriod: RefreshPeriod(hertz: 100),
      columns: [
        .begin: begins, .vsync: begins,
        .deadline: TimeColumn(frames.map { ($0.begin + 2) * Self.period }),
        .end: TimeColumn(frames.map { $0.begin * Self.period + $0.end }),
      ]
    )
  }

  @Test func `behind a janky frame others have an interval more, until a pause`() {
    let late = series([(1, 15_000_000), (2, 23_000_000), (3, 22_000_000), (4, 29_000_000)])
    let stuffed = JankyTally(late)
    #expect(stuffed.count == .known(1))
    #expect(stuffed.highInputLatency == .known(2))
    let rested = JankyTally(series([(1, 23_000_000), (8, 23_000_000), (16, 15_000_000)]))
    #expect(rested.count == .known(2))
    #expect(rested.highInputLatency == .known(0))
  }

  @Test func `a frame late by more than an interval is janky in a stuffed pipeline too`() {
    let tally = JankyTally(series([(1, 23_000_000), (2, 30_000_000), (3, 15_000_000)]))
    #expect(tally.count == .known(2))
    #expect(tally.highInputLatency == .known(1))
  }

  @Test func `without refreshes there is no stuffing`() {
    var plain = series([(1, 23_000_000), (2, 23_000_000)])
    plain.refreshPeriod = nil
    #expect(JankyTally(plain).count == .known(2))
    #expect(JankyTally(plain).highInputLatency.value == nil)
  }

  @Test func `a janky frame of 700 ms or more is frozen`() {
    var late = series([(1, 23_000_000), (8, 23_000_000), (16, 23_000_000)])
    late.columns[.total] = TimeColumn([699_999_999, 700_000_000, 23_000_000])
    #expect(JankyTally(late).count == .known(3))
    #expect(JankyTally(late).frozen == .known(1))
  }
}
