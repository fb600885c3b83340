import JankMetrics
import Testing

// Also tests: SlowFrame.

struct SentryMetricsTests {
  private func series(_ times: [Int64], hertz: Double?) -> FrameSeries {
    let shown = [0] + times.indices.map { times[...$0].reduce(0, +) }
    return FrameSeries(
      name: "frames",
      origin: "the test",
      frameCount: shown.count,
      refreshPeriod: hertz.map(RefreshPeriod.init(hertz:)),
      columns: [.shown: TimeColumn(shown)]
    )
  }

  private func count(_ name: String, _ series: FrameSeries) throws -> Double? {
    try #require(MetricRegistry.metric("sentry.\(name)")).value(FrameTally(series)).value?.number
  }

  @Test func `slow is longer than at 1 Hz below the display rate, and frozen than 700 ms`()
    throws
  {
    // A 59th of a second is 16,949,152.5 ns.
    let times: [Int64] = [16_666_667, 16_949_152, 16_949_153, 700_000_000, 700_000_001]
    for hertz in [59.94, 60] {
      #expect(try count("slow-frames", series(times, hertz: hertz)) == 2)
      #expect(try count("frozen-frames", series(times, hertz: hertz)) == 1)
    }
    // A 119th of a second is 8,403,361.3 ns.
    let fast = series([8_403_361, 8_403_362, 16_666_667], hertz: 120)
    #expect(try count("slow-frames", fast) == 2)
    #expect(try count("slow-frames", series([900_000_000], hertz: 1)) == 0)
  }

  @Test func `without known refreshes slow frames are unknown`() throws {
    let series = series([16_666_667, 800_000_000], hertz: nil)
    #expect(try count("slow-frames", series) == nil)
    #expect(try count("frozen-frames", series) == 1)
  }

  @Test func `each frame counts by the rate at its time`() throws {
    var series = series([8_000_000, 8_000_000, 16_000_000, 32_000_000, 16_000_000], hertz: nil)
    let intervals: [Int64] = [8_000_000, 8_000_000, 16_000_000, 16_000_000, 16_000_000, 16_000_000]
    series.takeRefreshIntervals(intervals, .behindFrame)
    // 62.5 Hz count as 63, whose limit is a 62nd of a second: only 32 ms exceeds it.
    #expect(try count("slow-frames", series) == 1)
  }
}
