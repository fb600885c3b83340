import JankGate
import JankMetrics
import JankTrace

/// Comparisons made of sample results.
enum SampleComparisons {
  static let metrics = [
    "apple.hitch-count", "apple.hitch-time", "frames.rate", "frames.presented", "gesture.lag.max",
  ].compactMap(MetricRegistry.metric)

  /// Strategies, each with the lateness of a frame by seed.
  static func comparison(
    _ strategies: [(name: String, late: [Int])] = [("link", [4]), ("server", [0]), ("timer", [1])],
    scenario: String = "bounce",
    stall: Interval = .zero,
    failing: Set<String> = []
  ) -> Comparison {
    let runs = strategies.map { name, late in
      let traces = late.map { late in
        var trace = SampleResults.stalled(late: late).trace
        trace.samples = samples(trace)
        if failing.contains(name) { trace.failures = [ScriptFailure("it broke", line: nil)] }
        return trace
      }
      return (name: name, traces: traces)
    }
    return comparison(of: runs, by: metrics, scenario: scenario, stall: stall)
  }

  /// Strategies, each with its runs by seed.
  static func comparison(
    of runs: [(name: String, traces: [Trace])],
    by metrics: [Metric],
    scenario: String = "bounce",
    stall: Interval
  ) -> Comparison {
    let count = runs[0].traces.count
    let series = runs.map { name, traces in
      var series = TrialSeries(of: name, metricCount: metrics.count, seedCount: count)
      for (seed, trace) in traces.enumerated() {
        series.take(Trial(trace, metrics: metrics, keepsPicture: true), seed: seed)
      }
      return series
    }
    let setting = Comparison.Setting(
      scenario: scenario,
      device: "phone-60",
      refreshRate: 60,
      stall: stall,
      seeds: 1...UInt64(count)
    )
    return Comparison(setting, metrics: metrics, series)
  }

  /// A sheet that moves by ten points with each picture.
  private static func samples(_ trace: Trace) -> [LayerSample] {
    trace.frames.map { frame in
      LayerSample(
        frame: frame.index,
        layer: "Sheet",
        position: [187, 10 * Double(frame.index)],
        bounds: .zero,
        opacity: 1
      )
    }
  }
}
