import JankGate
import JankMetrics
import JankTrace
import Testing

struct TrialSeriesTests {
  @Test(arguments: 0..<16 as Range<UInt64>)
  func `the order of trials does not matter`(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let trials = (0..<6).map { place in
      SampleTrials.trial(
        late: Int.random(in: 0...4, using: &numbers),
        failure: Bool.random(using: &numbers) ? "failure \(place)" : nil
      )
    }
    func comparison(_ order: [Int]) -> Comparison {
      let metrics = SampleTrials.metrics
      var series = TrialSeries(of: "a", metricCount: metrics.count, seedCount: 6)
      for place in order { series.take(trials[place], seed: place) }
      let setting = Comparison.Setting(
        scenario: "bounce",
        device: "phone-60",
        refreshRate: 60,
        seeds: 1...6
      )
      return Comparison(setting, metrics: metrics, [series])
    }
    let (first, second) = (comparison(Array(0..<6)), comparison((0..<6).shuffled(using: &numbers)))
    #expect(first.contestants[0].failure == second.contestants[0].failure)
    #expect(first.contestants[0].failureCount == trials.count { $0.failure != nil })
    for (left, right) in zip(first.contestants[0].cells, second.contestants[0].cells) {
      #expect(left.metricValues == right.metricValues && left.wins == right.wins)
    }
  }

  @Test(arguments: [[0, 1, 2], [2, 0, 1], [2, 1, 0]])
  func `the reason and the remark are those of the first seed that has one`(order: [Int]) {
    let setting = Comparison.Setting(scenario: "s", device: "d", refreshRate: 60, seeds: 1...3)
    let metrics = ["gesture.lag.max"].compactMap(MetricRegistry.metric)
    var reasons = TrialSeries(of: "a", metricCount: 1, seedCount: 3)
    var remarks = TrialSeries(of: "a", metricCount: 1, seedCount: 3)
    for seed in order {
      reasons.take(Trial(metricValues: [.unknown("reason \(seed)")]), seed: seed)
      var trace = Trace.steady(count: 30, length: .milliseconds(900))
      if seed > 0 {
        trace.events = [
          TraceEvent(kind: .warning, time: .zero, subject: "script", name: "remark \(seed)")
        ]
      }
      remarks.take(Trial(trace, metrics: metrics), seed: seed)
    }
    let cell = Comparison(setting, metrics: metrics, [reasons]).contestants[0].cells[0]
    #expect(cell.metricValues.reason == "reason 0")
    #expect(Comparison(setting, metrics: metrics, [remarks]).contestants[0].remark == "remark 1")
  }

  @Test func `an invalid run does not say which transitions were late`() {
    func late(_ trials: [Trial]) -> Int {
      var series = TrialSeries(of: "a", metricCount: 4, seedCount: trials.count)
      for (seed, trial) in trials.enumerated() { series.take(trial, seed: seed) }
      let setting = Comparison.Setting(
        scenario: "s",
        device: "d",
        refreshRate: 60,
        seeds: 1...UInt64(trials.count)
      )
      let comparison = Comparison(setting, metrics: SampleTrials.metrics, [series])
      return comparison.contestants[0].transitions.late.count
    }
    let smooth = SampleTrials.trial(late: 0)
    #expect(late([smooth, SampleTrials.trial(late: 3)]) == 1)
    #expect(late([smooth, SampleTrials.trial(late: 3, failure: "it broke")]) == 0)
  }

  @Test(arguments: [[0, 1, 2], [2, 0, 1], [2, 1, 0]])
  func `the chart is that of the first seed`(order: [Int]) {
    let traces = (0..<3).map { Trace.steady(count: 30, late: [10: $0], length: .milliseconds(900)) }
    let metrics = SampleTrials.metrics
    var series = TrialSeries(of: "a", metricCount: metrics.count, seedCount: 3)
    for seed in order {
      series.take(Trial(traces[seed], metrics: metrics, keepsPicture: true), seed: seed)
    }
    let setting = Comparison.Setting(scenario: "s", device: "d", refreshRate: 60, seeds: 1...3)
    let contestant = Comparison(setting, metrics: metrics, [series]).contestants[0]
    #expect(contestant.picture == RunChart(traces[0]))
    #expect(contestant.picture != RunChart(traces[1]))
  }
}
