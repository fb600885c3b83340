public import JankMetrics
internal import JankTrace

/// One entry of a report: the verdict of a rule on a case, or all values of a case with the same
/// outcome.
///
/// A change that makes a frame late affects a hundred values of its case; one entry holds them.
public struct CheckEntry: Sendable {
  /// The case.
  public let subject: CheckedCase
  /// The outcome of the rule or the values.
  public let outcome: Verdict.Outcome
  /// The verdict of the rule, or nil for values compared with the baseline.
  public let ruleVerdict: Verdict?
  package let severity: Double
}

extension CheckEntry {
  /// The number of verdicts in the entry.
  public var count: Int { ruleVerdict == nil ? subject.differenceCount(outcome) : 1 }

  /// The frames concerned, largest effect first.
  public var frames: [BlamedFrame] {
    guard let ruleVerdict else { return outcome == .failed ? subject.changedFrames : [] }
    return ruleVerdict.frames
  }

  /// The file of the rule, or of the scenario.
  public var path: String { ruleVerdict?.path ?? subject.path }

  /// The line of the rule, else of the step that made a frame late, of the transition that takes
  /// longer, or of the drag that nothing follows or only a value of touches is about, else of the
  /// strategy in the scenario.
  public var line: Int? {
    if let ruleVerdict, ruleVerdict.path != nil { return ruleVerdict.line }
    return causeLine ?? (concernsTouches ? subject.lines.drags.first : nil) ?? subject.line
  }

  /// The line of the transition that ends in another way, else of the step or key that made the
  /// first frame late, else of the drag that is another one, else of the transition that takes
  /// longer than it may; nil if none is known.
  package var causeLine: Int? {
    if let transition = otherOutcome?.transition, let line = endLine(of: transition) {
      return line
    }
    let late = frames.filter { $0.lateness > .zero || !$0.causes.isEmpty }
    return subject.lines.line(of: late) ?? (isOtherDrag ? subject.changedDragLine : nil)
      ?? transitionLine ?? subject.lines.line(of: frames)
  }

  /// The line of what ends a transition: the only drag if it is another one, else the rule of its
  /// drag, else the effect or the step.
  ///
  /// With several drags the one that is another one may have nothing to do with the transition.
  private func endLine(of transition: TransitionRecord) -> Int? {
    let isSure = transition.isInteractive && touchChange != nil && subject.lines.drags.count == 1
    let drag = isSure ? subject.changedDragLine : nil
    return drag ?? subject.lines.dragLine(of: transition) ?? subject.lines.line(of: transition)
  }

  private var transitionLine: Int? {
    guard outcome == .failed || outcome == .warned else { return nil }
    return verdicts().lazy.compactMap(\.transition).first.flatMap(subject.lines.line)
  }

  /// Whether nothing follows a touch any more, or only values of touches fail.
  private var concernsTouches: Bool {
    let verdicts = verdicts()
    return verdicts.contains { $0.isLoss && $0.metric == Self.touchMetric }
      || outcome == .failed && verdicts.allSatisfy { $0.metric.hasPrefix("gesture.") }
  }

  private static let touchMetric = "gesture.lag.max"

  /// The first touch that moves in another way than in the baseline, if the entry is about values
  /// that differ from it; nil for none.
  package var touchChange: TouchChange? {
    ruleVerdict?.isAgainstBaseline ?? true ? subject.touchChange : nil
  }

  /// Whether another drag than in the baseline can explain all values: none comes from a transition
  /// that no drag drives.
  package var isOtherDrag: Bool {
    touchChange != nil && verdicts().allSatisfy { $0.transition?.isInteractive ?? true }
  }

  /// The number of values that only the baseline has, which fails the check.
  package var lossCount: Int {
    outcome == .failed && ruleVerdict == nil ? subject.lossCount : 0
  }

  /// Returns the verdicts: other outcomes of transitions, missing values, those on some metrics,
  /// then the others, worst first.
  ///
  /// - Parameter metrics: the metrics that come first, in order.
  /// - Returns: The verdicts.
  public func verdicts(first metrics: [Metric] = []) -> [Verdict] {
    if let ruleVerdict { return [ruleVerdict] }
    let ranks = Dictionary(
      metrics.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
    let all = subject.differences.filter { $0.outcome == outcome }.map { verdict in
      (
        verdict: verdict,
        rank: verdict.isOtherOutcome ? -2 : verdict.isLoss ? -1 : ranks[verdict.metric] ?? .max,
        severity: verdict.severity
      )
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
  /// Returns the entries with some outcomes, worst first.
  ///
  /// The values of an invalid run mean nothing, so its case has none.
  public func entries(_ outcomes: Set<Verdict.Outcome>) -> [CheckEntry] {
    let entries = cases.filter { $0.failure == nil }.flatMap { $0.entries(outcomes) }
    return entries.enumerated().sorted { left, right in
      let (first, second) = (left.element.severity, right.element.severity)
      return first == second ? left.offset < right.offset : first > second
    }.map(\.element)
  }
}
