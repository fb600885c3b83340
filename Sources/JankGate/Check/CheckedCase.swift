public import JankMetrics

/// A case and everything that was found out about it.
///
/// It holds figures, and the trace only if that is asked for, so that thousands fit in memory.
public final class CheckedCase: Sendable {
  /// What the case is called.
  public let name: CaseName
  /// The file of the scenario.
  public let path: String
  /// The line that asks for the case, or nil where that is not known.
  public let line: Int?
  /// The fingerprint of what the scenario says.
  public let contentHash: String
  /// The command line that plays it again.
  public let replay: String
  /// What the run was and how it went.
  public let facts: RunFacts
  /// The figures of the table.
  public let headline: Headline
  /// What the run came out as.
  public let run: Baseline.Run
  /// What each rule says of it.
  public let ruleVerdicts: [Verdict]
  /// The rules that looked at a figure which the case does not have.
  public let problems: [RuleProblem]
  private let beside: FigureDifferences?
  /// Whether a user would see something else than in the baseline, though no figure tells.
  public let hasOtherPicture: Bool
  /// Why the run is worth nothing, or nil if it is in order.
  public let failure: String?
  /// What happened, where a report is to tell more than figures; without frames, where none tells
  /// of them.
  public let result: RunResult?

  init(
    _ subject: CheckSubject,
    failure: String?,
    run: Baseline.Run,
    verdicts: [Verdict],
    problems: [RuleProblem],
    beside: FigureDifferences?,
    hasOtherPicture: Bool,
    keeping result: RunResult?
  ) {
    name = subject.name
    path = subject.source.path
    line = subject.line
    contentHash = subject.source.contentHash
    replay = subject.replay
    facts = RunFacts(subject.result.trace)
    headline = subject.result.headline
    self.run = run
    ruleVerdicts = verdicts
    self.problems = problems
    self.beside = beside
    self.hasOtherPicture = hasOtherPicture
    self.failure = failure
    self.result = result
  }
}

extension CheckedCase {
  /// The figure of a metric, or nil where it has none.
  public func figure(_ metric: Metric) -> Figure? {
    run.figures[metric.id].map { Figure(steps: $0, metric.unit) }
  }

  /// What the rules say of it, then each figure that is not that of the baseline.
  ///
  /// The latter are made each time.
  public var verdicts: [Verdict] { ruleVerdicts + differences }

  /// The verdicts on figures that are not those of the baseline, in the order of a file.
  public var differences: [Verdict] { beside?.verdicts ?? [] }

  /// Whether the baseline has the case, so that its figures are compared.
  public var isCompared: Bool { beside != nil }

  /// How many figures came out in a way beside the baseline.
  public func differenceCount(_ outcome: Verdict.Outcome) -> Int { beside?.counts[outcome] ?? 0 }

  /// How many verdicts came out in a way.
  public func count(_ outcome: Verdict.Outcome) -> Int {
    ruleVerdicts.count { $0.outcome == outcome } + differenceCount(outcome)
  }

  /// The frames that changed since the baseline, where a figure is worse.
  public var changedFrames: [BlamedFrame] { beside?.frames ?? [] }

  /// How the case came out: the worst of its verdicts.
  public var outcome: Verdict.Outcome {
    let order: [Verdict.Outcome] = [.failed, .warned, .changed, .improved]
    return order.first { count($0) > 0 } ?? .held
  }

  /// What a report tells of it by itself, of some outcomes.
  func entries(_ outcomes: Set<Verdict.Outcome>) -> [CheckEntry] {
    let rules = ruleVerdicts.filter { outcomes.contains($0.outcome) }.map {
      CheckEntry(subject: self, outcome: $0.outcome, ruleVerdict: $0, severity: $0.severity)
    }
    let figures = Verdict.Outcome.allCases.filter {
      outcomes.contains($0) && differenceCount($0) > 0
    }.map {
      CheckEntry(
        subject: self,
        outcome: $0,
        ruleVerdict: nil,
        severity: $0 == .failed ? beside?.severity ?? 0 : 0
      )
    }
    return rules + figures
  }
}
