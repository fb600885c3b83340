import BenchmarkHarness
import JankMetrics
import JankTrace

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// How long all metrics of the registry take over a recording with every column.
///
/// - `tally`: adding up the frames.
/// - `metrics`: the same, and every metric of the registry.
@main
enum MetricBenchmarks {
  static func main() {
    var suite = BenchmarkSuite()
    for count in [1_000, 1_000_000] {
      let series = LongSeries.series(frameCount: count)
      suite.add("metrics/tally/\(count)", items: count, of: "frames") { rounds in
        for _ in 0..<rounds { keep(FrameTally(series).frameCount.value ?? 0) }
      }
      suite.add("metrics/all/\(count)", items: count, of: "frames") { rounds in
        for _ in 0..<rounds {
          let tally = FrameTally(series)
          keep(MetricRegistry.all.count { $0.value(tally).value != nil })
        }
      }
    }
    exit(suite.run())
  }
}
