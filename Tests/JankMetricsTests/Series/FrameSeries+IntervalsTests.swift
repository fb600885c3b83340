import JankMetrics
import Testing

struct FrameSeriesIntervalsTests {
  /// A series of frames that state the refresh interval, in milliseconds.
  private func series(
    shown: [Int64?],
    intervals: [Int64?],
    _ place: FrameSeries.IntervalPlace
  ) -> FrameSeries {
    var series = FrameSeries(
      name: "frames",
      origin: "the test",
      frameCount: shown.count,
      refreshPeriod: nil,
      columns: [.shown: TimeColumn(shown.map { $0.map { $0 * 1_000_000 } })]
    )
    series.takeRefreshIntervals(intervals.map { $0.map { $0 * 1_000_000 } }, place)
    return series
  }

  private func missed(_ series: FrameSeries) -> Int? {
    FrameTally(series).cadence.value?.missedRefreshes.value
  }

  @Test func `frames that each come at the end of their interval miss no refresh`() {
    let series = series(
      shown: [0, 16, 32, 40, 48, 64],
      intervals: [16, 16, 8, 8, 16, 16],
      .behindFrame
    )
    #expect(series.refreshPeriod == RefreshPeriod(nanoseconds: 16_000_000))
    #expect(missed(series) == 0)
    // Each half of the times would be wrong at one rate alone.
    var steady = series
    steady.rateChanges = []
    #expect(missed(steady) == 0)
    steady.refreshPeriod = RefreshPeriod(nanoseconds: 8_000_000)
    #expect(missed(steady) == 3)
  }

  @Test func `an interval before a frame extends at most to the frame before`() {
    let slower = series(shown: [16, 24, 32, 56, 72], intervals: [8, 8, 8, 16, 16], .beforeFrame)
    // A refresh of each rate lies between 32 and 56.
    #expect(missed(slower) == 1)
    let faster = series(shown: [0, 16, 20, 28, 36], intervals: [16, 16, 8, 8, 8], .beforeFrame)
    #expect(faster.clock.value?.period(at: 17_000_000, of: 2).nanoseconds == 8_000_000)
    #expect(faster.clock.value?.period(at: 16_000_000, of: 2).nanoseconds == 16_000_000)
    #expect(missed(faster) == 0)
  }

  @Test func `an interval that jitters by microseconds is one rate, by its commonest value`() {
    var series = series(shown: [0, 16, 32, 48], intervals: [nil, nil, nil, nil], .behindFrame)
    #expect(series.refreshPeriod == nil)
    let intervals: [Int64?] = [16_665_200, 16_666_666, nil, 16_666_666]
    series.takeRefreshIntervals(intervals, .behindFrame)
    #expect(series.refreshPeriod == RefreshPeriod(nanoseconds: 16_666_666))
    #expect(series.clock.value?.isSteady == true)
    // A frame still uses its own.
    #expect(series.clock.value?.period(of: 0, dueAt: nil).nanoseconds == 16_665_200)
    #expect(series.clock.value?.period(of: 2, dueAt: nil).nanoseconds == 16_666_666)
    series.takeRefreshIntervals([41_666_667, 41_666_667, 40_000_000, 40_000_000], .behindFrame)
    #expect(series.clock.value?.isSteady == false)
  }

  @Test func `a rate without a frame changes nothing`() {
    let series = series(shown: [0, 16, nil, 32], intervals: [16, 16, 8, 16], .behindFrame)
    #expect(missed(series) == 0)
    #expect(series.clock.value?.period(at: 33_000_000, of: 3).nanoseconds == 16_000_000)
    let none = self.series(shown: [nil, nil], intervals: [16, 0], .beforeFrame)
    #expect(none.clock.value?.isSteady == true)
  }

  @Test func `frames count at the rate that they state`() {
    let series = series(shown: [0, 16, 32, 40], intervals: [16, 16, 8, 8], .behindFrame)
    #expect(FrameTally(series).rates == .known(Histogram([62_500, 62_500, 125_000, 125_000])))
    var whole = series
    whole.append(series)
    var merged = FrameTally(series)
    merged.merge(FrameTally(series))
    #expect(merged == FrameTally(whole))
  }

  @Test func `another stream of the recording provides its refreshes`() {
    let begins = series(shown: [0, 16, 32, 40, 48], intervals: [16, 16, 8, 8, 8], .behindFrame)
    var swaps = series(
      shown: [1, 17, 33, 41, 49],
      intervals: [nil, nil, nil, nil, nil],
      .behindFrame
    )
    swaps.takeRefreshes(of: begins)
    #expect(swaps.refreshPeriod == begins.refreshPeriod)
    #expect(missed(swaps) == 0)
    #expect(FrameTally(swaps).rates.value?.count == 5)
  }

  @Test func `an interval is another rate if it differs by more than 2 %`() {
    var series = series(shown: [0, 10, 20, 30], intervals: [nil, nil, nil, nil], .behindFrame)
    for (interval, isSteady) in [
      (10_200_000, true), (10_200_001, false), (9_800_000, true), (9_799_999, false),
    ] as [(Int64, Bool)] {
      series.takeRefreshIntervals([10_000_000, 10_000_000, interval, interval], .behindFrame)
      #expect(series.clock.value?.isSteady == isSteady, "\(interval)")
    }
  }

  @Test func `a frame without an interval belongs to the rate before it`() {
    let series = series(
      shown: [0, 16, 20, 28, 36],
      intervals: [16, nil, 8, 8, 8],
      .beforeFrame
    )
    // So the next rate begins after that frame, not an interval before its own first.
    #expect(series.clock.value?.period(at: 14_000_000, of: 2).nanoseconds == 16_000_000)
    #expect(series.clock.value?.period(at: 17_000_000, of: 2).nanoseconds == 8_000_000)
  }

  @Test func `of two intervals that are equally frequent the shorter is the rate`() {
    var series = series(shown: [0, 16, 32, 48], intervals: [nil, nil, nil, nil], .behindFrame)
    let (short, long): (Int64, Int64) = (16_665_200, 16_666_666)
    for intervals in [[short, short, long, long], [long, long, short, short]] {
      series.takeRefreshIntervals(intervals, .behindFrame)
      #expect(series.refreshPeriod == RefreshPeriod(nanoseconds: Double(short)))
    }
  }

  @Test func `frames keep their intervals beside frames that state none`() {
    func series(_ intervals: [Int64?]) -> FrameSeries {
      var series = self.series(shown: [0, 16, 32], intervals: [nil, nil, nil], .behindFrame)
      series.takeRefreshIntervals(intervals, .behindFrame)
      return series
    }
    let jittering = series([16_665_200, 16_666_666, 16_666_666])
    let steady = series([16_666_666, 16_666_666, 16_666_666])
    for (parts, place) in [([jittering, steady], 0), ([steady, jittering], 3)] {
      var whole = parts[0]
      whole.append(parts[1])
      #expect(whole.clock.value?.period(of: place, dueAt: nil).nanoseconds == 16_665_200)
      #expect(whole.clock.value?.period(of: place + 1, dueAt: nil).nanoseconds == 16_666_666)
    }
  }
}
