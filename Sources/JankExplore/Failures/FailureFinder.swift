internal import JankAnimators
internal import JankEngine
package import JankGate
package import JankMetrics
package import JankScenarios
internal import JankText
package import JankTrace

/// Plays cases of scenarios and finds how they fail.
package struct FailureFinder: Sendable {
  /// Returns the intended path of a case's pages, which only some rules need.
  package typealias Course = @Sendable () -> Measured<MotionCourse>

  /// Plays a case.
  ///
  /// The flag is true if rules need the motion of all pages.
  package typealias Play =
    @Sendable (ExploredCase, _ watchesPages: Bool) -> (trace: Trace, course: Course?)

  /// Plays a case within limits.
  ///
  /// The limit is the one that stopped the run, as a command line states it, or nil if none did.
  package typealias LimitedPlay =
    @Sendable (ExploredCase, _ watchesPages: Bool) -> (
      trace: Trace, course: Course?, limit: String?
    )

  private let judge: Judge?
  private let expected: [Scenario.ExpectedFinding]?
  private let play: LimitedPlay

  /// Creates a finder.
  ///
  /// - Parameters:
  ///   - rules: the rules for metrics; those that compare with a baseline are ignored.
  ///   - expected: the findings that are no failures, by rule and controller; nil if every finding
  ///     is a failure, also one that its scenario expects.
  ///   - play: plays a case.
  /// - Throws: The first rule that can never apply.
  package init(
    rules: [Threshold] = [],
    expecting expected: [Scenario.ExpectedFinding]? = [],
    play: @escaping Play
  ) throws(RuleProblem) {
    try self.init(judging: rules, expected) { one, watchesPages in
      let (trace, course) = play(one, watchesPages)
      return (trace, course, nil)
    }
  }

  private init(
    judging rules: [Threshold],
    _ expected: [Scenario.ExpectedFinding]?,
    _ play: @escaping LimitedPlay
  ) throws(RuleProblem) {
    let fixed = rules.filter { if case .fixed = $0.limit { $0.level == .error } else { false } }
    judge = fixed.isEmpty ? nil : try Judge(rules: fixed.map { Rule($0) }, measuring: [])
    self.expected = expected
    self.play = play
  }
}

extension FailureFinder {
  /// Creates a finder for runs that limits can stop, with the same arguments.
  package static func limited(
    rules: [Threshold],
    expecting expected: [Scenario.ExpectedFinding]?,
    play: @escaping LimitedPlay
  ) throws(RuleProblem) -> FailureFinder {
    try FailureFinder(judging: rules, expected, play)
  }

  /// Plays a case and returns its failures in order of time, and its trace.
  ///
  /// The only failure of a run that a limit stopped is the limit: what the run shows besides may
  /// come from the stop.
  package func failures(of one: ExploredCase) -> (failures: [RunFailure], trace: Trace) {
    let (trace, course, limit) = play(one, judge != nil)
    if let limit {
      let text = "the run was stopped at \(trace.end.seconds) s, before it ended"
      return ([RunFailure(.limit(limit), text: text, time: trace.end)], trace)
    }
    var failures = failures(in: trace, naming: one.scenario.app.screens.map(\.name))
    if let judge { failures += ruleFailures(of: one, in: trace, course, judge) }
    return (failures.sorted { $0.time < $1.time }, trace)
  }

  /// Returns the failures that a trace shows by itself.
  ///
  /// - Parameters:
  ///   - trace: the trace.
  ///   - names: the names of the screens, which do not distinguish causes.
  /// - Returns: The failures: findings, transitions without an end, and what the simulation does
  ///   wrong.
  package func failures(in trace: Trace, naming names: [String]) -> [RunFailure] {
    // A run that was ended by a trap has no time.
    guard trace.end > .zero else {
      return [RunFailure(.trap, text: trace.failures.first?.text ?? "", time: .zero)]
    }
    var failures = trace.findings.filter { !isExpected($0) }.map { Self.failure($0, names) }
    failures += trace.transitions.filter { $0.ended == nil && !trace.isStalled($0) }.map {
      transition in
      let words = "\(transition.kind.rawValue) from \(transition.from) to \(transition.to)"
      return RunFailure(
        .unfinished(transition.kind, to: transition.to),
        text: "\(words) never ends",
        time: transition.began
      )
    }
    if let text = trace.unsettled {
      failures.append(RunFailure(.unsettled, text: text, time: trace.end))
    }
    failures += TraceLaws.violations(in: trace).map {
      RunFailure(.law, text: "\($0): this is a bug in JankLab", time: trace.end)
    }
    return failures
  }

  /// Returns the errors of a trace that are no failures, though the scenario's file does not expect
  /// them, each once: `F13 of Stack`.
  func knownFindings(in trace: Trace) -> [String] {
    var names: [String] = []
    for finding in trace.findings
    where isExpected(finding) && !finding.isExpected && finding.severity == .error {
      let name = "\(finding.rule.rawValue) of \(finding.subject)"
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  private func isExpected(_ finding: Finding) -> Bool {
    guard let expected else { return false }
    return finding.isExpected || expected.contains { $0.isAbout(finding) }
  }

  private static func failure(_ finding: Finding, _ names: [String]) -> RunFailure {
    let cause = RunFailure.Cause.finding(
      finding.rule,
      subject: finding.subject,
      words: outline(of: finding.text, naming: names)
    )
    let text = printable(finding.text, limit: 400)
    return RunFailure(
      cause,
      isError: finding.severity == .error,
      text: text,
      time: finding.time
    )
  }

  /// Returns a text with `#` in the place of each name and number.
  static func outline(of text: String, naming names: [String]) -> String {
    text.split(separator: " ").map { word in
      let bare = word.drop { !$0.isLetter && !$0.isNumber }
      let core = bare.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" }
      let isNumber = core.first?.isNumber == true
      return isNumber || names.contains(String(core)) ? "#" : String(word)
    }.joined(separator: " ")
  }

  /// The rules that a run breaks.
  ///
  /// The result counts frames for metrics, so a play without rules makes none. A trap while it is
  /// made or judged belongs to the run.
  private func ruleFailures(
    of one: ExploredCase,
    in trace: Trace,
    _ course: Course?,
    _ judge: Judge
  ) -> [RunFailure] {
    guard trace.end > .zero else { return [] }
    let key = {
      RunKey(one.scenario, strategy: one.strategy.name, device: one.device, seed: one.seed)
    }
    return RunContainment.contain(key) {
      let result = RunResult(
        scenario: one.scenario.name,
        strategy: one.strategy.name,
        device: one.device.name,
        trace: trace,
        course: course
      )
      let source = CheckSubject.Source(scenario: result.scenario, path: "", contentHash: "")
      let checked = judge.judge(CheckSubject(result, from: source, replay: ""))
      return checked.ruleVerdicts.filter { $0.outcome == .failed }.map {
        let value = $0.actual.map { "the value is \($0)" } ?? "there is no value"
        return RunFailure(.rule($0.rule), text: value, time: trace.end)
      }
    }
  }
}

extension Trace {
  /// Whether a finding explains that a transition never ends: one fix removes both.
  fileprivate func isStalled(_ transition: TransitionRecord) -> Bool {
    findings.contains { Self.stalling.contains($0.rule) && $0.time >= transition.began }
  }

  /// The rules of which a violation keeps a transition from ending.
  private static let stalling: [FindingRule] = [
    .completesOnce, .interactionIsDriven, .remainderHasSpeed, .interactionEndsOnce,
  ]
}
