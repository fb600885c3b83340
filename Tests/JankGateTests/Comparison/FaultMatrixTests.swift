import JankGate
import JankMetrics
import JankTrace
import Testing

struct FaultMatrixTests {
  private func comparison(
    _ scenario: String,
    stall: Int64,
    _ strategies: [(name: String, late: Int)],
    metric: String
  ) -> Comparison {
    let metrics = [metric].compactMap(MetricRegistry.metric)
    let series = strategies.map { name, late in
      var series = TrialSeries(of: name, metricCount: 1, seedCount: 1)
      let trace = Trace.steady(count: 30, late: [10: late], length: .milliseconds(1_000))
      series.take(Trial(trace, metrics: metrics), seed: 0)
      return series
    }
    let setting = Comparison.Setting(
      scenario: scenario,
      device: "phone-60",
      refreshRate: 60,
      stall: .milliseconds(stall),
      seeds: 1...1
    )
    return Comparison(setting, metrics: metrics, series)
  }

  @Test func `faults are columns, strategies rows, and the ratio is rated by Apple's scale`() {
    let id = FaultMatrix.hitchRatio
    let matrices = FaultMatrix.matrices([
      comparison("a", stall: 0, [("link", 0), ("server", 0)], metric: id),
      comparison("a", stall: 50, [("link", 1), ("server", 0)], metric: id),
      comparison("a", stall: 100, [("link", 4)], metric: id),
      comparison("b", stall: 0, [("link", 0)], metric: id),
    ])
    #expect(matrices.map(\.scenario) == ["a", "b"])
    #expect(matrices[0].strategies == ["link", "server"])
    #expect(matrices[0].faults.map(\.stall) == [0, 50, 100].map { .milliseconds($0) })
    #expect(matrices[0].rows[0].map(\.level) == [.good, .warning, .severe])
    #expect(matrices[0].rows[1].map(\.level) == [.good, .good, nil])
    #expect(matrices[0].rows[1][2].remark == "the strategy was not played")
    #expect(matrices[0].rows[0][2].metricValue?.steps == 66_666_667)
    #expect(matrices[0].scale == .hitches)
  }

  @Test func `a metric that one comparison lacks leaves only its cells empty`() {
    let both = comparison("a", stall: 0, [("link", 1), ("server", 0)], metric: "apple.hitch-time")
    let none = comparison("a", stall: 50, [("link", 4), ("server", 0)], metric: "motion.error.max")
    let matrices = FaultMatrix.matrices([none.withoutMissing, both])
    #expect(matrices.map(\.metric.id) == ["apple.hitch-time"])
    #expect(matrices[0].rows.map { $0[1].metricValue?.steps } == [16_666_667, 0])
    #expect(matrices[0].rows.allSatisfy { $0[0].metricValue == nil && $0[0].remark != nil })
  }

  @Test func `a cell shows the worst seed, or the median if neither direction is worse`() {
    func metricValue(_ id: String) -> Double? {
      let metrics = [id].compactMap(MetricRegistry.metric)
      var series = TrialSeries(of: "link", metricCount: 1, seedCount: 3)
      for (seed, late) in [0, 4, 1].enumerated() {
        let trace = Trace.steady(count: 30, late: [10: late], length: .milliseconds(1_000))
        series.take(Trial(trace, metrics: metrics), seed: seed)
      }
      let setting = Comparison.Setting(
        scenario: "a",
        device: "phone-60",
        refreshRate: 60,
        seeds: 1...3
      )
      let matrices = FaultMatrix.matrices([Comparison(setting, metrics: metrics, [series])])
      return matrices[0].rows[0][0].metricValue?.value
    }
    #expect(metricValue("apple.hitch-time") == 66.666667)
    #expect(metricValue("android.on-time") == 29)
    #expect(metricValue("frames.presented") == 30)
  }

  @Test func `other metrics are rated by quarters, better end first`() {
    let late = [0, 1, 3, 8]
    let strategies = late.map { (name: "s\($0)", late: $0) }
    let lower = FaultMatrix.matrices([
      comparison("a", stall: 0, strategies, metric: "frame-time.max")
    ])
    #expect(lower[0].rows.map(\.[0].level) == [.good, .good, .warning, .severe])
    #expect(lower[0].scale == .quarters)
    let higher = FaultMatrix.matrices([
      comparison("a", stall: 0, strategies, metric: "frames.rate")
    ])
    #expect(higher[0].rows.first?[0].level == .good && higher[0].rows.last?[0].level == .severe)
    let neutral = FaultMatrix.matrices([
      comparison("a", stall: 0, strategies, metric: "frames.presented")
    ])
    #expect(neutral[0].rows.allSatisfy { $0[0].level == nil })
    let same = FaultMatrix.matrices([
      comparison("a", stall: 0, [("s", 1), ("t", 1)], metric: "frame-time.max")
    ])
    #expect(same[0].rows.allSatisfy { $0[0].level == nil })
  }
}
