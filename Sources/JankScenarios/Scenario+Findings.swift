internal import HeadlessUIKit
internal import JankText
public import JankTrace

extension Scenario {
  /// A finding that the runs of a scenario have to have, because the scenario shows a mistake.
  ///
  /// Every finding of the run that fits is expected. Where none fits, the run has failed.
  ///
  /// A strategy that the scenario does not list may do without the mistake, and with one that takes
  /// its own time the finding is expected whenever it comes.
  public struct ExpectedFinding: Hashable, Sendable {
    /// The rule that does not hold.
    public var rule: FindingRule
    /// The name of the controller it is about, or nil for any.
    public var subject: String?
    /// When it is found at the earliest, or nil for any time.
    public var moment: Moment?
    /// How long after that at the latest.
    public var delay: Interval
    /// The outcomes of drags with which it is found; none for every.
    public var outcomes: [Outcome]
    /// The strategies under which it is found; none for every.
    public var strategies: [String]
    /// The line of the scenario's file where it stands, or nil for one that was made in code.
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
  /// Marks the findings of a run that are expected, and notes what did not come about.
  func judge(_ trace: inout Trace, strategy: String, _ progress: ScriptProgress) {
    for index in script.indices where !progress.played.contains(index) {
      trace.failures.append(
        ScriptFailure(
          "\(script[index].action.title) never happened: it waits for \(awaited(by: index))",
          line: script[index].line
        )
      )
    }
    judgeOutcome(&trace, progress)
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
          ScriptFailure("\(finding.words) was expected and not found", line: finding.line)
        )
      } else {
        trace.events.append(
          TraceEvent(
            kind: .warning,
            time: trace.end,
            subject: "script",
            name: "\(finding.words), which the scenario shows under others, was not found"
          )
        )
      }
    }
  }

  /// Notes drags that end otherwise than their outcome says.
  ///
  /// What a mistake of the app has done to it is told by the findings between its request and end.
  private func judgeOutcome(_ trace: inout Trace, _ progress: ScriptProgress) {
    guard let outcome else { return }
    for (index, times) in progress.drags.sorted(by: { $0.key < $1.key }) {
      let driven = trace.transitions.last { $0.isInteractive && times.contains($0.requested) }
      guard let driven else {
        if droveNothing(index, trace, progress) {
          trace.failures.append(
            ScriptFailure(
              "the drag was to end as \(quoted(outcome.rawValue)), and it drove no transition",
              line: script[index].line
            )
          )
        }
        continue
      }
      guard driven.outcome != .unfinished,
        (driven.outcome == .completed) != outcome.completes,
        !trace.findings.contains(where: { driven.lasts(at: $0.time) })
      else { continue }
      trace.failures.append(
        ScriptFailure(
          """
          the drag was to end as \(quoted(outcome.rawValue)), and the transition \
          \(driven.outcome == .completed ? "completed" : "was cancelled"): what decides does not \
          go by where the finger rests, or something else has ended it
          """,
          line: script[index].line
        )
      )
    }
  }

  /// What a step waits for that never came, in words.
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

  fileprivate func isAbout(_ finding: Finding) -> Bool {
    finding.rule == rule && finding.subject == subject ?? finding.subject
  }

  /// Whether a finding may come at a time.
  fileprivate func allows(_ found: Instant, from time: Instant?) -> Bool {
    guard moment != nil else { return true }
    return time.map { $0 <= found && found <= $0 + delay } ?? false
  }

  fileprivate var words: String {
    rule.rawValue + (subject.map { " of \(quoted($0))" } ?? "")
  }
}

extension Scenario.RunEvent {
  /// How the event is written.
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
