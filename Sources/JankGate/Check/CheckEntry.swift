public import JankMetrics

/// Something that a report tells by itself: what a rule says of a case, or all the figures of a
/// case that came out in one way beside the baseline.
///
/// A change that makes a frame late moves a hundred figures of its case; one entry holds them.
public struct CheckEntry: Sendable {
  /// The case.
  public let subject: CheckedCase
  /// How the rule or the figures came out.
  public let outcome: Verdict.Outcome
  /// What the rule says, or nil for figures beside the baseline.
  public let ruleVerdict: Verdict?
  /// How bad it is: see ``Verdict/severity``.
  package let severity: Double
}

extension CheckEntry {
  /// How many verdicts the entry stands for.
  public var count: Int { ruleVerdict == nil ? subject.differenceCount(outcome) : 1 }

  /// The frames that it is about, those that did most first.
  public var frames: [BlamedFrame] {
    guard let ruleVerdict else { return outcome == .failed ? subject.changedFrames : [] }
    return ruleVerdict.frames
  }

  /// The file to show it in: that of the rule, or of the scenario.
  public var path: String { ruleVerdict?.path ?? subject.path }

  /// The line to show it on: that of the rule, or of the strategy in the scenario.
  public var line: Int? { ruleVerdict?.path == nil ? subject.line : ruleVerdict?.line }

  /// The verdicts, those on some metrics first, then the worst.
  ///
  /// - Parameter metrics: the metrics of most interest, in their order.
  /// - Returns: The verdicts.
  public func verdicts(first metrics: [Metric] = []) -> [Verdict] {
    if let ruleVerdict { return [ruleVerdict] }
    let ranks = Dictionary(
      metrics.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
    let all = subject.differences.filter { $0.outcome == outcome }.map { verdict in
      (verdict: verdict, rank: ranks[verdict.metric] ?? .max, severity: verdict.severity)
    }
    return all.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      if first.rank != second.rank { return first.rank < second.rank }
      if first.severity != second.severity { return first.severity > second.severity }
      return left.offset < right.offset
    }.map(\.element.verdict)
  }
}

extension CheckReport {
  /// What came out in some ways, the worst first.
  public func entries(_ outcomes: Set<Verdict.Outcome>) -> [CheckEntry] {
    let entries = cases.flatMap { $0.entries(outcomes) }
    return entries.enumerated().sorted { left, right in
      let (first, second) = (left.element.severity, right.element.severity)
      return first == second ? left.offset < right.offset : first > second
    }.map(\.element)
  }
}
