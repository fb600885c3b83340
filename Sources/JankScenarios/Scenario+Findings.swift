internal import HeadlessUIKit
internal import JankText
public import JankTrace

extension Scenario {
  /// A finding that the runs of a scenario must have, because the scenario shows a mistake.
  ///
  /// Every matching finding of a run is expected. If none matches, the run fails.
  ///
  /// Under a strategy that the scenario does not list, the finding may be missing or come at any
  /// time.
  public struct ExpectedFinding: Hashable, Sendable {
    /// The broken rule.
    public var rule: FindingRule
    /// The name of the finding's controller, or nil for any.
    public var subject: String?
    /// The earliest time of the finding, or nil for any time.
    public var moment: Moment?
    /// The longest delay of the finding after that time.
    public var delay: Interval
    /// The outcomes of drags with which it is expected; empty for all.
    public var outcomes: [Outcome]
    /// The strategies under which it is expected; empty for all.
    public var strategies: [String]
    /// The line in the scenario's file, or nil if it was created in code.
    public var line: Int?

    /// Creates an expectation.
    public init(
      _ rule: FindingRule,
      of subject: String? = nil,
      at moment: Moment? = nil,
      within delay: Interval = .milliseconds(50),
      outcomes: [Outcome] = [],
      strategies: [String] = [],
      line: Int? = nil
    ) {
      self.rule = rule
      self.subject = subject
      self.moment = moment
      self.delay = delay
      self.outcomes = outcomes
      self.strategies = strategies
      self.line = line
    }
  }
}

extension Scenario {
  /// Marks the expected findings of a run, and records what is missing as failures.
  func judge(
    _ trace: inout Trace,
    strategy: String,
    _ fates: [Int: TouchFate],
    _ progress: ScriptProgress
  ) {
    for index in script.indices where !progress.played.contains(index) {
      trace.failures.append(
        ScriptFailure(
          "\(script[index].action.title) never happened: it waits for \(awaited(by: index))",
          line: script[index].line
        )
      )
    }
    for (index, finding) in demands.findings.enumerated()
    where finding.applies(to: outcome, strategy: strategy) {
      let time = progress.expectedTimes[index]
      let isListed = setting.strategies.contains(strategy)
      let found = trace.findings.indices.filter { place in
        finding.isAbout(trace.findings[place])
          && (!isListed || finding.allows(trace.findings[place].time, from: time))
      }
      for index in found { trace.findings[index].isExpected = true }
      guard found.isEmpty else { continue }
      if isListed {
        trace.failures.append(
          ScriptFailure("\(finding.words) was expected but not found", line: finding.line)
        )
      } else {
        trace.events.append(
          TraceEvent(
            kind: .warning,
            time: trace.end,
            subject: "script",
            name: "\(finding.words), which the scenario shows otherwise, was not found"
          )
        )
      }
    }
    judgeOutcome(&trace, fates, progress)
  }

  /// Records drags that do not end as their outcome requires.
  ///
  /// If an app's mistake affects the transition, the findings between its request and end report
  /// it. A drag that drove nothing is excused by findings that are expected or errors.
  private func judgeOutcome(
    _ trace: inout Trace,
    _ fates: [Int: TouchFate],
    _ progress: ScriptProgress
  ) {
    guard let outcome else { return }
    for (index, times) in progress.drags.sorted(by: { $0.key < $1.key }) {
      let driven = trace.transitions.last { $0.isInteractive && times.contains($0.requested) }
      guard let driven else {
        guard droveNothing(index, trace, fates, progress, unless: \.excusesDrags) else { continue }
        let touch = number(ofDrag: index)
        let reason =
          idleReason(ofTouch: touch, trace, fates) ?? idleReason(ofSeenTouch: touch, trace)
        trace.failures.append(
          ScriptFailure(
            """
            the drag should end as \(quoted(outcome.rawValue)), but it drove no transition: \
            \(reason)
            """,
            line: script[index].line
          )
        )
        continue
      }
      guard driven.outcome != .unfinished,
        (driven.outcome == .completed) != outcome.completes,
        !trace.findings.contains(where: { driven.lasts(at: $0.time) })
      else { continue }
      trace.failures.append(
        ScriptFailure(
          """
          the drag should end as \(quoted(outcome.rawValue)), but the transition \
          \(driven.outcome == .completed ? "completed" : "was cancelled"): the policy does not \
          decide by position, or something else ended the transition
          """,
          line: script[index].line
        )
      )
    }
  }

  /// Describes the event for which a step waits in vain.
  private func awaited(by index: Int) -> String {
    guard case .event(let event, let name, _) = script[index].moment else { return "its time" }
    let source = source(ofStep: index).map { script[$0] }
    let line = source?.line.map { " in line \($0)" } ?? ""
    return """
      the \(event.word) of \(quoted(name ?? source?.action.title ?? "nothing"))\(line), which \
      never came
      """
  }
}

extension TransitionRecord {
  /// Whether a time is between the request and the end.
  fileprivate func lasts(at time: Instant) -> Bool {
    time >= requested && ended.map { time <= $0 } ?? true
  }
}

extension Scenario.ExpectedFinding {
  fileprivate func applies(to outcome: Scenario.Outcome?, strategy: String) -> Bool {
    (outcomes.isEmpty || outcome.map(outcomes.contains) == true)
      && (strategies.isEmpty || strategies.contains(strategy))
  }

  /// Returns whether a finding has the rule and, if one is named, the subject.
  package func isAbout(_ finding: Finding) -> Bool {
    finding.rule == rule && finding.subject == subject ?? finding.subject
  }

  /// Returns whether a finding may come at a time.
  fileprivate func allows(_ found: Instant, from time: Instant?) -> Bool {
    guard moment != nil else { return true }
    return time.map { $0 <= found && found <= $0 + delay } ?? false
  }

  fileprivate var words: String {
    rule.rawValue + (subject.map { " of \(quoted($0))" } ?? "")
  }
}

extension Scenario.RunEvent {
  /// The event as written in files.
  var word: String {
    switch self {
    case .touch: "touch"
    case .release: "release"
    case .request: "request"
    case .begin: "begin"
    case .frame(let number): "frame \(number)"
    case .end: "end"
    }
  }
}
