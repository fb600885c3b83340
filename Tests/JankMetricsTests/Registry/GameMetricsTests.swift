import JankMetrics
import JankTrace
import Testing

// Also tests: AppleMetrics, HitchTally.

struct GameMetricsTests {
  /// A series with these times between its frames, in milliseconds.
  private func series(_ milliseconds: [Int64]) -> FrameSeries {
    var shown: [Int64] = [0]
    for time in milliseconds { shown.append((shown.last ?? 0) + time * 1_000_000) }
    return FrameSeries(
      name: "frames",
      origin: "the test",
      frameCount: shown.count,
      refreshPeriod: RefreshPeriod(hertz: 100),
      columns: [.shown: TimeColumn(shown)]
    )
  }

  private func value(_ id: String, _ series: FrameSeries) throws -> Double? {
    let metric = try #require(MetricRegistry.metric(id))
    return metric.value(FrameTally(series)).value?.number
  }

  @Test func `the longest frame times fill a share of the time, exactly or more`() throws {
    // One of 10 ms is 1 % of a second.
    let exact = series([10] + [Int64](repeating: 5, count: 198))
    #expect(try value("capframex.low-integral.1", exact) == 100)
    let less = series([10] + [Int64](repeating: 5, count: 199))
    #expect(try value("capframex.low-integral.1", less) == 200)
  }

  @Test func `the time in janks is that of the janks`() throws {
    var times = [Int64](repeating: 10, count: 70)
    (times[20], times[40]) = (100, 200)
    // Both exceed 83.3 ms and twice the mean of the three before.
    #expect(try value("perfdog.jank", series(times)) == 2)
    #expect(try value("perfdog.stutter", series(times)) == 100 * 300.0 / 980)
  }

  @Test func `a late frame counts for the deadline that it missed first`() throws {
    var late = series([10, 20, 20, 20, 20])
    late.columns[.expected] = late.columns[.shown]
    late.lateness = [.none, .commit, .render, .render, .commitAndRender, .none]
    let missed = try #require(FrameTally(late).hitches.value?.missed.value)
    #expect(missed.commit == 1 && missed.render == 2 && missed.commitAndRender == 1)
    #expect(try value("apple.commit-share", late) == 50)
    late.lateness = [FrameRecord.Lateness](repeating: .none, count: 6)
    #expect(try value("apple.commit-share", late) == nil)
  }

  @Test func `the freeze time is what each frame time has above 16 ms`() throws {
    #expect(try value("booking.freeze-time", series([10, 50, 16, 100])) == 34 + 84)
    #expect(try value("booking.freeze-time", series([10, 16])) == 0)
  }
}
