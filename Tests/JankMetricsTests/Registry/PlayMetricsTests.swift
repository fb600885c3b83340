import JankMetrics
import JankTrace
import Testing

struct PlayMetricsTests {
  private func slow(_ framesPerSecond: Int, _ times: [Int64]) throws -> Double? {
    var now: Int64 = 0
    let shown =
      [0]
      + times.map { time -> Int64 in
        now += time
        return now
      }
    let series = FrameSeries(
      name: "list",
      origin: "the list",
      frameCount: shown.count,
      refreshPeriod: nil,
      columns: [.shown: TimeColumn(shown)]
    )
    let metric = try #require(MetricRegistry.metric("play.slow-session.\(framesPerSecond)"))
    return metric.value(FrameTally(series)).value?.number
  }

  @Test(arguments: [30, 60, 90, 120, 240])
  func `a display that shows every frame at 30 per second is never slow`(hertz: Int) throws {
    let grid = RefreshGrid(hertz: hertz)
    let stride = hertz / 30
    let times = (0..<60).map {
      (grid.time(of: ($0 + 1) * stride) - grid.time(of: $0 * stride)).nanoseconds
    }
    #expect(try slow(30, times) == 0)
    let late = times.map { $0 + grid.time(of: 1).nanoseconds }
    #expect(try slow(30, late) == 100)
  }

  @Test func `half the rate of television is 30 per second`() throws {
    #expect(try slow(30, [33_366_667, 33_366_666, 33_333_334]) == 0)
    #expect(try slow(20, [50_000_001, 50_050_050, 51_500_000, 66_666_667]) == 50)
  }
}
