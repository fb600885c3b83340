import JankMetrics
import JankTrace
import Testing

// Also tests: AppleMetrics, CommonMetrics.

struct AndroidMetricsTests {
  private func series(_ columns: [FrameSeries.Part: [Int64]]) -> FrameSeries {
    FrameSeries(
      name: "frames",
      origin: "the test",
      frameCount: columns.values.first?.count ?? 0,
      refreshPeriod: RefreshPeriod(hertz: 60),
      columns: columns.mapValues { TimeColumn($0) }
    )
  }

  private func value(_ id: String, _ series: FrameSeries) throws -> Double? {
    let metric = try #require(MetricRegistry.metric(id))
    return metric.value(FrameTally(series)).value?.number
  }

  @Test(arguments: [(50, 51), (90, 91), (95, 96), (99, 100)] as [(Int, Double)])
  func `percentiles of 1 to 101 ms are whole milliseconds`(
    percent: Int,
    milliseconds: Double
  ) throws {
    let times = (1...101).map { Int64($0) * 1_000_000 }
    let sums = times.indices.map { times[...$0].reduce(0, +) }
    let series = series([
      .processor: times.reversed(), .end: times, .deadline: times.map { _ in 0 },
    ])
    #expect(try value("android.frame-duration-cpu.p\(percent)", series) == milliseconds)
    #expect(try value("android.frame-overrun.p\(percent)", series) == milliseconds)
    let shown = self.series([.shown: [0] + sums])
    #expect(try value("frame-time.p\(percent).linear", shown) == milliseconds)
  }

  @Test func `work that ends at its deadline is no overrun`() throws {
    let series = series([.end: [9, 10, 11, 12, 1], .deadline: [10, 10, 10, 10, 10]])
    #expect(try value("android.overrun-frames", series) == 2)
  }

  @Test func `hangs are rated by the time observed, and no time has no rate`() throws {
    // Two hangs of 0.4 s in 4 s; 250 ms are none.
    var series = series([.shown: [0, 16_666_667]])
    let lengths: [Int64] = [250_000_000, 400_000_000, 400_000_000, 1_000_000]
    series.busyTimes = FrameSeries.BusyTimes(lengths: lengths, observed: 4_000_000_000)
    #expect(try value("apple.hang-rate", series) == 720)
    series.busyTimes = FrameSeries.BusyTimes(lengths: [], observed: 0)
    #expect(try value("apple.hang-rate", series) == nil)
  }
}
