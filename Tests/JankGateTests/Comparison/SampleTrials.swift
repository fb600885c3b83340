import JankGate
import JankMetrics
import JankTrace

/// Trials of runs with frames that are late by a number of refreshes.
enum SampleTrials {
  static let metrics = ["apple.hitch-time", "frames.rate", "frames.presented", "gesture.lag.max"]
    .compactMap(MetricRegistry.metric)

  static func trial(late: Int, failure: String? = nil) -> Trial {
    var trace = Trace.steady(
      count: 30,
      late: late > 0 ? [10: late] : [:],
      length: .milliseconds(900)
    )
    if let failure { trace.failures = [ScriptFailure(failure, line: nil)] }
    return Trial(trace, metrics: metrics)
  }

  /// A comparison of strategies named by their place, each with a trial of one seed.
  static func comparison(of trials: [Trial], by metrics: [Metric]) -> Comparison {
    let series = trials.enumerated().map { place, trial in
      let count = trial.metricValues.count
      var series = TrialSeries(of: "\(place)", metricCount: count, seedCount: 1)
      series.take(trial, seed: 0)
      return series
    }
    let setting = Comparison.Setting(
      scenario: "bounce",
      device: "phone-60",
      refreshRate: 60,
      seeds: 1...1
    )
    return Comparison(setting, metrics: metrics, series)
  }

  /// A comparison of strategies with the delay of their frame by seed.
  static func comparison(
    _ strategies: [(name: String, late: [Int])],
    failing: Set<String> = []
  ) -> Comparison {
    let count = strategies[0].late.count
    let series = strategies.map { name, late in
      var series = TrialSeries(of: name, metricCount: metrics.count, seedCount: count)
      for (seed, late) in late.enumerated() {
        let failure = failing.contains(name) ? "it broke" : nil
        series.take(trial(late: late, failure: failure), seed: seed)
      }
      return series
    }
    let setting = Comparison.Setting(
      scenario: "bounce",
      device: "phone-60",
      refreshRate: 60,
      seeds: 5...(5 + UInt64(count) - 1)
    )
    return Comparison(setting, metrics: metrics, series)
  }
}
