internal import JankExplore
internal import JankReports
internal import JankScenarios
internal import JankText

/// What an exploration found.
struct ExploreReport: Sendable {
  /// A distinct failure.
  struct Failure: Sendable {
    let group: FailureGroups.Group
    /// What happened in the shrunk scenario, or in the variation if there is no file.
    let text: String
    /// The file of the shrunk scenario, or nil for none.
    let path: String?
    /// Why there is no file, or nil if there is one.
    let missing: String?
    /// The number of steps of the shrunk scenario.
    let stepCount: Int
    /// The findings that the scenario expects, and that are errors in the file too.
    let expected: [String]
    /// The findings of the command line that are errors in the file too.
    let known: [String]
    /// The other findings that are errors in the file.
    let others: [String]

    /// Creates a failure of a scenario that expects some findings.
    init(
      _ group: FailureGroups.Group,
      _ file: FileState,
      expecting findings: [Scenario.ExpectedFinding]
    ) {
      self.group = group
      let shrunk: ShrunkScenario?
      switch file {
      case .written(let path, let scenario): (self.path, missing, shrunk) = (path, nil, scenario)
      case .none(let file): (path, missing, shrunk) = (nil, file.reason, nil)
      }
      text = shrunk?.failure.text ?? group.example.text
      stepCount = (shrunk?.one ?? group.one).file.script.count
      others = shrunk?.others ?? []
      let accepted = shrunk?.known ?? []
      expected = accepted.filter { name in findings.contains { $0.isNamed(name) } }
      known = accepted.filter { [expected] in !expected.contains($0) }
    }
  }

  /// The file of a failure: its path and its scenario, or why there is none.
  enum FileState: Sendable {
    case written(String, ShrunkScenario)
    case none(MissingFile)
  }

  /// A part of an exploration, which a signal can end.
  enum Part {
    case exploring, shrinking
  }

  /// How the exploration is repeated.
  struct Repetition: Sendable {
    /// The name of the tool.
    let tool: String
    /// The words of the command but for limits, seed and count, which follow.
    let words: [String]
    /// The words of the limits of a run.
    let limits: [String]
    /// Whether variations depend on those before them.
    let isGuided: Bool
    /// The seed of the first variation.
    let seed: UInt64
  }

  private let repetition: Repetition
  private let scenarioCount: Int
  /// The part that a signal ended early, or nil.
  private let endedPart: Part?
  /// The number of variations that were played.
  let count: Int
  /// The number of variations that are invalid.
  let failedCount: Int
  /// The number of variations that are valid but have warnings.
  let warnedCount: Int
  /// The number of states that the variations reached.
  let stateCount: Int
  /// The scenarios that are invalid without a variation, for a reason that is no failure.
  let invalid: [InvalidScenario]
  /// The distinct failures.
  let failures: [Failure]
  private let known: KnownFindingsUse

  /// Creates a report.
  init(
    _ repetition: Repetition,
    scenarioCount: Int,
    exploration: Exploration,
    known: KnownFindingsUse,
    invalid: [InvalidScenario],
    failures: [Failure],
    endedPart: Part?
  ) {
    self.repetition = repetition
    self.scenarioCount = scenarioCount
    count = exploration.count
    failedCount = exploration.failedCount
    warnedCount = exploration.warnedCount
    self.endedPart = endedPart
    stateCount = exploration.states.count
    self.invalid = invalid
    self.failures = failures
    self.known = known
  }
}

extension ExploreReport {
  /// Whether a signal ended it early.
  var isInterrupted: Bool { endedPart != nil }

  /// Whether a failure makes a run invalid, or a scenario is invalid itself.
  var hasErrors: Bool { !invalid.isEmpty || failures.contains { $0.group.example.isError } }

  /// The seed of the first variation.
  var seed: UInt64 { repetition.seed }

  /// The number of variations that have known findings and nothing else.
  var knownOnlyCount: Int { known.count }

  /// The known findings without effect; none if a signal ended the exploration.
  var unusedKnown: [String] { isInterrupted ? [] : known.unused }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// The command that shows a failure: by its shrunk scenario, else by its variation.
  func replay(_ failure: Failure) -> String {
    let words = failure.path.map { ["run", $0] + repetition.limits } ?? variation(failure.group)
    let readsInput = failure.path == nil && repetition.words.contains("-")
    return ([repetition.tool] + words).map(ShellWord.text).joined(separator: " ")
      + (readsInput ? " < FILE" : "")
  }

  /// The command that plays a variation again, with those before it if it depends on them.
  private func variation(_ group: FailureGroups.Group) -> [String] {
    repetition.words + repetition.limits
      + (repetition.isGuided
        ? ["--guided", "--seed", "\(seed)", "--count", "\(max(1, count))"]
        : ["--seed", "\(group.seed ?? seed)", "--count", "1"])
  }

  /// The seed that plays a variation with a failure again; nil if it needs those before it too.
  func seed(_ group: FailureGroups.Group) -> UInt64? { repetition.isGuided ? nil : group.seed }

  /// The share of variations that have a failure.
  func share(_ group: FailureGroups.Group) -> Double {
    count == 0 ? 0 : Double(group.count) / Double(count)
  }

  /// The report as text.
  func text(_ layout: TextLayout) -> String {
    let head =
      interruption
      + "explored \(Self.counted(count, "variation")) of "
      + "\(Self.counted(scenarioCount, "scenario")), "
      + "seed \(seed): " + counts.joined(separator: "; ")
    let notes = isInterrupted ? [] : known.notes
    return layout.paragraph(head, hanging: "  ") + invalid.map { $0.text(layout) }.joined()
      + failures.map { text($0, layout) }.joined()
      + (notes.isEmpty ? "" : "\n")
      + notes.map { layout.paragraph("note: \($0)", hanging: "  ") }.joined()
  }

  private var interruption: String {
    switch endedPart {
    case .exploring: "interrupted: "
    case .shrinking: "interrupted while shrinking: "
    case nil: ""
    }
  }

  /// The numbers of variations by how they end, and of states.
  private var counts: [String] {
    let errorCount = failures.count { $0.group.example.isError }
    let warningCount = failures.count - errorCount
    var counts = [failed(inWays: errorCount)]
    if !invalid.isEmpty {
      counts.append("\(Self.counted(invalid.count, "scenario")) invalid without a variation")
    }
    if warningCount > 0 {
      counts.append("\(warnedCount) with warnings only")
      counts.append("\(Self.counted(warningCount, "kind")) of warning")
    }
    if known.isAsked { counts.append("\(knownOnlyCount) only with known findings") }
    return counts + [Self.counted(stateCount, "state")]
  }

  private func failed(inWays count: Int) -> String {
    let ways = "in \(Self.counted(count, "way"))"
    if failedCount > 0 { return "\(failedCount) failed, \(ways)" }
    return "0 failed" + (count > 0 ? ", but a scenario fails without a variation, \(ways)" : "")
  }

  /// The lines about the other findings of the file; each that has its text has its own line.
  private static func others(_ failure: Failure) -> [String] {
    let head = "\(failure.group.example.title): "
    let names = failure.others.filter { !$0.hasPrefix(head) }
    var lines = names.isEmpty ? [] : ["  also fails with \(listed(names))"]
    for text in failure.others where text.hasPrefix(head) {
      lines.append("  also fails with \(printable(text, limit: 600))")
    }
    if !failure.expected.isEmpty {
      lines.append("  also fails with \(listed(failure.expected)), which the scenario expects")
    }
    if !failure.known.isEmpty {
      lines.append("  also fails with the known \(listed(failure.known))")
    }
    return lines
  }

  private static func listed(_ names: [String]) -> String {
    names.map { printable($0, limit: 200) }.joined(separator: ", ")
  }

  private func text(_ failure: Failure, _ layout: TextLayout) -> String {
    let (group, example) = (failure.group, failure.group.example)
    let level = example.isError ? "error" : "warning"
    let percent = Decimal.text(share(group) * 100, digits: 2)
    var lines = [
      "\(level): \(printable(example.title, limit: 200)): \(printable(failure.text, limit: 400))",
      "  in \(group.count) of \(Self.counted(count, "variation")) (\(percent) %)"
        + (seed(group).map { ", for example seed \($0)" } ?? "")
        + (group.failsUnvaried ? ", and without a variation" : ""),
    ]
    if let path = failure.path {
      lines.append("  \(Self.counted(failure.stepCount, "step")): \(printable(path, limit: 4_096))")
    }
    if let reason = failure.missing {
      lines.append("  no file: \(printable(reason, limit: 400))")
    }
    lines += Self.others(failure)
    let text = "\n" + lines.map { layout.paragraph($0, hanging: "    ") }.joined()
    // One line, so that it can be copied.
    return text + "  \(ReplayMark.text)\(printable(replay(failure), limit: 4_096))\n"
  }
}

extension Scenario.ExpectedFinding {
  /// Returns whether a name such as `F13 of Stack` is that of an expected finding.
  fileprivate func isNamed(_ name: String) -> Bool {
    let head = "\(rule.rawValue) of "
    return subject.map { name == head + $0 } ?? name.hasPrefix(head)
  }
}
