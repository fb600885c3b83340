import JankMetrics
import Testing

struct FlutterMetricsTests {
  /// Flutter's metrics for three frames of a display.
  private func metricValue(_ id: String, hertz: Int) throws -> Double? {
    let series = FrameSeries(
      name: "frames",
      origin: "the test",
      frameCount: 3,
      refreshPeriod: RefreshPeriod(hertz: Double(hertz)),
      columns: [.shown: TimeColumn([0, 20_000_000, 40_000_000])]
    )
    let metric = try #require(MetricRegistry.metric("flutter.\(id)"))
    return metric.value(FrameTally(series)).value?.number
  }

  @Test(arguments: [(85, "80hz"), (84, "80hz"), (86, "90hz"), (55, "60hz"), (65, "60hz")])
  func `a rate counts as the first named one that is less than 6 Hz away`(
    hertz: Int,
    name: String
  ) throws {
    for other in ["30hz", "60hz", "80hz", "90hz", "120hz"] {
      #expect(try metricValue("refresh-rate.\(other)", hertz: hertz) == (other == name ? 100 : 0))
    }
    #expect(try metricValue("illegal-refresh-rate", hertz: hertz) == 0)
  }

  @Test(arguments: [24, 36, 54, 66, 74, 96, 114, 126, 144])
  func `a rate 6 Hz away from all named ones is illegal`(hertz: Int) throws {
    #expect(try metricValue("illegal-refresh-rate", hertz: hertz) == 3)
    #expect(try metricValue("refresh-rate.60hz", hertz: hertz) == 0)
  }

  @Test(arguments: 10...150)
  func `every frame has one rate or none`(hertz: Int) throws {
    var sum = try metricValue("illegal-refresh-rate", hertz: hertz).map { 100 * $0 / 3 } ?? -1
    for name in ["30hz", "60hz", "80hz", "90hz", "120hz"] {
      sum += try #require(try metricValue("refresh-rate.\(name)", hertz: hertz))
    }
    #expect(sum == 100)
  }

  @Test(arguments: ["build", "raster"])
  func `the budget is missed above 16 ms`(id: String) throws {
    let times = TimeColumn([15_999_999, 16_000_000, 16_000_001])
    let series = FrameSeries(
      name: "frames",
      origin: "the test",
      frameCount: 3,
      refreshPeriod: RefreshPeriod(hertz: 60),
      columns: [.mainThread: times, .render: times]
    )
    let metric = try #require(MetricRegistry.metric("flutter.\(id).missed-budget"))
    #expect(metric.value(FrameTally(series)) == .known(.integer(1)))
  }
}
