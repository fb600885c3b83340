import JankMetrics
import Testing

struct SentryMetricsTests {
  @Test func `slow is longer than 16_67 ms, and frozen longer than 700 ms`() throws {
    var now: Int64 = 0
    let times: [Int64] = [16_666_667, 16_670_000, 16_670_001, 700_000_000, 700_000_001]
    let shown =
      [0]
      + times.map { time -> Int64 in
        now += time
        return now
      }
    let series = FrameSeries(
      name: "frames",
      origin: "the test",
      frameCount: shown.count,
      refreshPeriod: nil,
      columns: [.shown: TimeColumn(shown)]
    )
    func count(_ name: String) throws -> Double? {
      let metric = try #require(MetricRegistry.metric("sentry.\(name)"))
      return metric.value(FrameTally(series)).value?.number
    }
    #expect(try count("slow-frames") == 3)
    #expect(try count("frozen-frames") == 1)
  }
}
