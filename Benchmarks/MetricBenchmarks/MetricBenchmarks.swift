import BenchmarkHarness
import JankMetrics
import JankTrace

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// How long all metrics of the registry take over a recording with every column, and how much
/// memory.
///
/// - `tally`: adding up the frames.
/// - `metrics`: the same, and every metric of the registry.
///
/// `input_megabytes` is the most memory that the process had when the recording was made,
/// `peak_megabytes` the most once all metrics were computed, the recording included.
@main
enum MetricBenchmarks {
  static func main() {
    var suite = BenchmarkSuite()
    for count in [1_000, 1_000_000] {
      let series = LongSeries.series(frameCount: count)
      var counters = ["input_megabytes": peakMegabytes]
      let tally = FrameTally(series)
      counters["known_metrics"] = Double(knownMetrics(of: tally))
      counters["hitches"] =
        MetricRegistry.metric("apple.hitch-count")?.value(tally).value?.number
      counters["peak_megabytes"] = peakMegabytes
      suite.add("metrics/tally/\(count)", items: count, of: "frames") { rounds in
        for _ in 0..<rounds { keep(FrameTally(series).frameCount.value ?? 0) }
      }
      suite.add("metrics/all/\(count)", items: count, of: "frames", counters: counters) { rounds in
        for _ in 0..<rounds { keep(knownMetrics(of: FrameTally(series))) }
      }
    }
    exit(suite.run())
  }

  private static func knownMetrics(of tally: FrameTally) -> Int {
    MetricRegistry.all.count { $0.value(tally).value != nil }
  }

  /// The most memory that the process has had so far, in millions of bytes.
  private static var peakMegabytes: Double {
    var usage = rusage()
    #if canImport(Darwin)
    unsafe getrusage(RUSAGE_SELF, &usage)
    return Double(usage.ru_maxrss) / 1e6
    #else
    unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return Double(usage.ru_maxrss) * 1_024 / 1e6
    #endif
  }
}
