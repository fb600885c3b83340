import JankMetrics
import JankTrace
import Testing

struct TrialTests {
  @Test func `a trial has the figures of the registry, or why it has none`() {
    let trial = SampleTrials.trial(late: 3)
    #expect(trial.figures.map { $0.value?.steps } == [50_000_000, 54_375_000, 30, nil])
    #expect(trial.figures[3].reason?.isEmpty == false)
    #expect(trial.failure == nil && trial.picture == nil)
  }

  @Test func `what can be drawn is kept only if asked for`() {
    let trace = Trace.steady(count: 30, late: [10: 3], length: .milliseconds(900))
    let trial = Trial(trace, metrics: [], keepsPicture: true)
    #expect(trial.picture == RunPicture(trace))
  }
}
