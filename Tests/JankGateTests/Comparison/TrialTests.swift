import JankGate
import JankMetrics
import JankTrace
import Testing

struct TrialTests {
  @Test func `a trial has the values of the registry, or the reasons`() {
    let trial = SampleTrials.trial(late: 3)
    #expect(trial.metricValues.map { $0.value?.steps } == [50_000_000, 54_375_000, 30, nil])
    #expect(trial.metricValues[3].reason?.isEmpty == false)
    #expect(trial.failure == nil && trial.picture == nil)
  }

  @Test func `a transition that never ended makes a run invalid, whatever was expected`() {
    var trace = Trace.steady(count: 30, length: .milliseconds(900))
    trace.transitions[0].outcome = .unfinished
    trace.transitions[0].ended = nil
    #expect(trace.failure == nil)
    #expect(Trial(trace, metrics: []).failure == "a transition never ended")
  }

  @Test func `warnings of the script are kept, others are not`() {
    var trace = Trace.steady(count: 30, length: .milliseconds(900))
    func warn(_ subject: String, _ text: String) {
      trace.events.append(TraceEvent(kind: .warning, time: .zero, subject: subject, name: text))
    }
    warn("Main", "it is already presenting")
    #expect(Trial(trace, metrics: []).remark == nil)
    warn("script", "the drag comes to nothing")
    #expect(Trial(trace, metrics: []).remark == "the drag comes to nothing")
  }

  @Test func `chart data is kept only on request`() {
    let trace = Trace.steady(count: 30, late: [10: 3], length: .milliseconds(900))
    let trial = Trial(trace, metrics: [], keepsPicture: true)
    #expect(trial.picture == RunChart(trace))
  }
}
