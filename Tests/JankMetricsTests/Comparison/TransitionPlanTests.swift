import JankMetrics
import JankTrace
import Testing

/// Held to through comparisons, which leave out who did something else.
struct TransitionPlanTests {
  /// Which of several strategies are worth nothing, by the kinds of their transitions.
  private func failing(_ plans: [[TransitionRecord.Kind]]) -> [Int] {
    let series = plans.enumerated().map { place, kinds in
      var trace = Trace.steady(count: 30, length: .milliseconds(900))
      trace.transitions = kinds.map { kind in
        var transition = TransitionRecord(
          kind: kind,
          from: "Main",
          to: "Sheet",
          isInteractive: false,
          requested: .zero,
          began: .zero
        )
        transition.ended = .zero + .milliseconds(500)
        transition.outcome = .completed
        return transition
      }
      var series = TrialSeries(of: "\(place)", metricCount: 0, seedCount: 1)
      series.take(Trial(trace, metrics: []), seed: 0)
      return series
    }
    let setting = Comparison.Setting(
      scenario: "bounce",
      device: "phone-60",
      refreshRate: 60,
      seeds: 1...1
    )
    let contestants = Comparison(setting, metrics: [], series).contestants
    return contestants.indices.filter { contestants[$0].failure != nil }
  }

  @Test func `who does something else than most is worth nothing`() {
    #expect(failing([[.present, .dismiss], [.present], [.present, .dismiss]]) == [1])
    #expect(failing([[.present], [.present], [.present, .dismiss]]) == [2])
    #expect(failing([[.present, .push], [.present, .dismiss], [.present, .dismiss]]) == [0])
  }

  @Test func `where two are as common the one with the most transitions is meant`() {
    #expect(failing([[.present], [.present, .dismiss]]) == [0])
    #expect(failing([[.present, .push], [.present, .dismiss]]).isEmpty)
    #expect(failing([[.present], [.present]]).isEmpty)
    #expect(failing([[.present]]).isEmpty)
  }
}
