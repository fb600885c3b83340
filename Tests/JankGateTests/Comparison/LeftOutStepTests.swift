import JankGate
import JankMetrics
import JankTrace
import Testing

/// Tested through trials, which are invalid if a step was omitted.
struct LeftOutStepTests {
  private func trace(
    _ kinds: [TransitionRecord.Kind],
    outcome: TransitionRecord.Outcome = .completed
  ) -> Trace {
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
      transition.outcome = outcome
      return transition
    }
    return trace
  }

  /// The strategies with invalid runs, by the kinds of their transitions.
  private func failing(
    _ runs: [[TransitionRecord.Kind]],
    meant: [TransitionRecord.Kind]
  ) -> [Int] {
    let course = MotionCourse(trace(meant))
    let series = runs.enumerated().map { place, kinds in
      var series = TrialSeries(of: "\(place)", metricCount: 0, seedCount: 1)
      series.take(Trial(trace(kinds), metrics: [], course: .known(course)), seed: 0)
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

  @Test func `a strategy that omits a step is invalid, whatever others do`() {
    let meant: [TransitionRecord.Kind] = [.present, .dismiss]
    #expect(failing([[.present], [.present], meant], meant: meant) == [0, 1])
    #expect(failing([[.present], meant, meant], meant: meant) == [0])
    #expect(failing([[.present], [.present]], meant: meant) == [0, 1])
    #expect(failing([[.present, .push], meant], meant: meant) == [0])
    #expect(failing([meant, meant], meant: meant).isEmpty)
  }

  @Test func `a step that the course rejects too may be missing, but not be performed`() {
    #expect(failing([[.present], [.present, .dismiss]], meant: [.present]) == [1])
  }

  @Test func `the outcome of transitions does not matter`() {
    let course = MotionCourse(trace([.present, .dismiss]))
    let cancelled = trace([.present, .dismiss], outcome: .cancelled)
    #expect(Trial(cancelled, metrics: [], course: .known(course)).failure == nil)
  }

  @Test func `without a course, a rejected step makes a run invalid`() {
    let step = ScriptStep(name: "dismiss Sheet", line: 9)
    func failure(_ rule: FindingRule, step: ScriptStep?, isExpected: Bool = false) -> String? {
      var run = trace([.present])
      var finding = Finding(
        rule: rule,
        time: .zero,
        refresh: 0,
        subject: "Main",
        view: nil,
        text: "Attempt to dismiss Sheet",
        step: step
      )
      finding.isExpected = isExpected
      run.findings = [finding]
      return Trial(run, metrics: [], course: .unknown("a finger decides")).failure
    }
    #expect(
      failure(.dismissesOneLevel, step: step)
        == "a script step was rejected: Attempt to dismiss Sheet"
    )
    #expect(failure(.presentsOneAtATime, step: step) != nil)
    #expect(failure(.dismissesOneLevel, step: step, isExpected: true) == nil)
    #expect(failure(.dismissesOneLevel, step: nil) == nil)
    #expect(failure(.pagesAreReleased, step: step) == nil)
  }

  @Test func `an omission that the scenario reports makes a run invalid`() {
    let omission = "it does not turn back Sheet"
    #expect(Trial(trace([.present]), metrics: [], omission: omission).failure == omission)
  }
}
