public import JankMetrics
internal import JankTrace

/// A judged case.
///
/// It holds values, and the trace only on request, so thousands of cases fit in memory.
public final class CheckedCase: Sendable {
  /// The name of the case.
  public let name: CaseName
  private let origin: CheckSubject.Source
  /// The line that requests the case, or nil if unknown.
  public let line: Int?
  /// The command line that plays it again.
  public let replay: String
  /// The properties of the run.
  public let facts: RunFacts
  /// The values of the table.
  public let headline: Headline
  /// The result of the run, as recorded in baselines.
  public let run: Baseline.Run
  /// The verdict of each rule.
  public let ruleVerdicts: [Verdict]
  /// The rules on a value that the case does not have.
  public let problems: [RuleProblem]
  private let beside: ValueDifferences?
  /// Whether a user would see a change since the baseline that no value shows.
  public let hasOtherFrames: Bool
  /// Why the run is invalid, or nil if it is valid.
  public let failure: String?
  /// The full result if a report needs more than values, without frames if none needs them.
  public let result: RunResult?

  init(
    _ subject: CheckSubject,
    failure: String?,
    run: Baseline.Run,
    verdicts: [Verdict],
    problems: [RuleProblem],
    beside: ValueDifferences?,
    hasOtherFrames: Bool,
    keeping result: RunResult?
  ) {
    name = subject.name
    origin = subject.source
    line = subject.line
    replay = subject.replay
    facts = RunFacts(subject.result.trace)
    headline = subject.result.headline
    self.run = run
    ruleVerdicts = verdicts
    self.problems = problems
    self.beside = beside
    self.hasOtherFrames = hasOtherFrames
    self.failure = failure
    self.result = result
  }

  /// Copies a case with another result.
  private init(_ other: CheckedCase, keeping result: RunResult?) {
    name = other.name
    origin = other.origin
    line = other.line
    replay = other.replay
    facts = other.facts
    headline = other.headline
    run = other.run
    ruleVerdicts = other.ruleVerdicts
    problems = other.problems
    beside = other.beside
    hasOtherFrames = other.hasOtherFrames
    failure = other.failure
    self.result = result
  }
}

extension CheckedCase {
  /// The file of the scenario.
  public var path: String { origin.path }

  /// The lines of the steps that reports point at.
  package var lines: ScriptLines { origin.lines }

  /// The text of the scenario file, or nil if reports do not show it.
  package var source: String? { origin.text }

  /// The fingerprint of the scenario's content.
  public var contentHash: String { origin.contentHash }

  /// The case without the frames of its result, which take most of its memory.
  public var withoutFrames: CheckedCase { CheckedCase(self, keeping: result?.withoutFrames) }

  /// The case as if its film had been recorded with a limit on the number of appearances.
  package func limitingFilm(to lookLimit: Int) -> CheckedCase {
    CheckedCase(self, keeping: result?.limitingFilm(to: lookLimit))
  }

  /// Returns the value of a metric, or nil if it has none.
  public func metricValue(_ metric: Metric) -> MetricValue? {
    run.metricValues[metric.id].map { MetricValue(steps: $0, metric.unit) }
  }

  /// The line of the step that makes the run invalid, else that of the strategy.
  public var failureLine: Int? {
    facts.findings.lazy.filter { $0.severity == .error }.compactMap { $0.step?.line }.first
      ?? facts.failures.lazy.compactMap(\.line).first ?? line
  }

  /// The verdicts of the rules, then one for each value that differs from the baseline.
  ///
  /// The latter are created on each access.
  public var verdicts: [Verdict] { ruleVerdicts + differences }

  /// The verdicts on values that differ from the baseline, in file order.
  public var differences: [Verdict] { beside?.verdicts ?? [] }

  /// Whether the baseline has the case, so its values are compared.
  public var isCompared: Bool { beside != nil }

  /// Returns the number of values with an outcome compared with the baseline.
  public func differenceCount(_ outcome: Verdict.Outcome) -> Int { beside?.counts[outcome] ?? 0 }

  /// The number of values that only the baseline has, which fails the check.
  public var lossCount: Int { beside?.lossCount ?? 0 }

  /// Returns the number of verdicts with an outcome.
  public func count(_ outcome: Verdict.Outcome) -> Int {
    ruleVerdicts.count { $0.outcome == outcome } + differenceCount(outcome)
  }

  /// The frames that changed since the baseline if there is a regression.
  public var changedFrames: [BlamedFrame] { beside?.frames ?? [] }

  /// The first touch that moves in another way than in the baseline, or nil for none.
  package var touchChange: TouchChange? { beside?.touchChange }

  /// The first transition that ends in another way than in the baseline, or nil for none.
  ///
  /// One that only the baseline or only the run has is none of them: an invalid run may lack
  /// transitions because it stopped early.
  package var outcomeChange: TransitionChange? {
    beside?.transitionChanges.first { change in
      guard let old = change.old, let new = change.new else { return false }
      return old.outcome != new.outcome
    }
  }

  /// The line of the drag that ``touchChange`` is about, or nil if it is unknown.
  package var changedDragLine: Int? {
    touchChange.flatMap { $0.index < lines.drags.count ? lines.drags[$0.index] : nil }
  }

  /// The outcome of the case: the first of failed, warned, improved and changed that a verdict has.
  ///
  /// What improves usually changes other values too.
  public var outcome: Verdict.Outcome {
    let order: [Verdict.Outcome] = [.failed, .warned, .improved, .changed]
    return order.first { count($0) > 0 } ?? .held
  }

  /// The report entries of the case with some outcomes.
  package func entries(_ outcomes: Set<Verdict.Outcome>) -> [CheckEntry] {
    let rules = ruleVerdicts.filter { outcomes.contains($0.outcome) }.map {
      CheckEntry(subject: self, outcome: $0.outcome, ruleVerdict: $0, severity: $0.severity)
    }
    let metricValues = Verdict.Outcome.allCases.filter {
      outcomes.contains($0) && differenceCount($0) > 0
    }.map {
      CheckEntry(
        subject: self,
        outcome: $0,
        ruleVerdict: nil,
        severity: $0 == .failed ? beside?.severity ?? 0 : 0
      )
    }
    return rules + metricValues
  }
}
