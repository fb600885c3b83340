internal import JankGate
internal import JankMetrics
internal import JankText
internal import JankTrace

/// Transitions that end in another way than before, in words.
enum OutcomeText {
  /// The most transitions of a value that are named; more are only counted.
  private static let nameLimit = 3

  /// What happens instead, for example `dismiss Photo is cancelled, was completed`.
  ///
  /// - Parameter changes: The transitions that differ.
  /// - Returns: The words, those of each change after a semicolon.
  static func words(_ changes: [TransitionChange]) -> String {
    shortList(changes.map { title($0) + before($0) }, limit: nameLimit).joined(separator: "; ")
  }

  /// What a verdict on other outcomes is about, as ``words(_:)``; nil if no transition is known.
  static func words(_ verdict: Verdict) -> String? {
    guard verdict.transitionChanges.isEmpty else { return words(verdict.transitionChanges) }
    return verdict.transition.map(cancellation)
  }

  private static func title(_ change: TransitionChange) -> String {
    guard let new = change.new else {
      return change.old.map { "\(name($0)) no longer happens" } ?? ""
    }
    let what = change.old == nil ? "new and " : ""
    return "\(name(new)) is \(what)\(new.outcome.rawValue)"
  }

  /// The transition of the baseline, as a continuation; empty for a new one.
  private static func before(_ change: TransitionChange) -> String {
    guard let old = change.old else { return "" }
    let isOther = change.new.map { name($0) != name(old) } ?? false
    let outcome = old.outcome.rawValue
    return isOther ? " instead of \(name(old)) \(outcome)" : ", was \(outcome)"
  }

  private static func name(_ entry: TransitionOutcomes.Entry) -> String {
    TransitionText.name(entry.kind, entry.subject)
  }

  /// What an older baseline shows, which has only numbers.
  private static func cancellation(_ transition: TransitionRecord) -> String {
    "\(TransitionText.name(of: transition)) is cancelled"
  }

  /// What happens instead, for example `dismiss Photo is cancelled`; nil if all transitions end as
  /// a rule or the baseline states.
  static func title(_ entry: CheckEntry) -> String? {
    guard let verdict = entry.otherOutcome else { return nil }
    if let change = verdict.transitionChanges.first { return title(change) }
    if let transition = verdict.transition { return cancellation(transition) }
    guard let baseline = verdict.baseline, let actual = verdict.actual else { return nil }
    let amount = actual.steps < baseline.steps ? "fewer" : "more"
    let state = verdict.metric.split(separator: ".").last ?? ""
    return "\(amount) transitions are \(state) than in the baseline"
  }

  /// What to look at; nothing if all transitions end as a rule or the baseline states.
  static func helpLines(_ entry: CheckEntry) -> [String] {
    guard let verdict = entry.otherOutcome else { return [] }
    guard verdict.isAgainstBaseline else {
      return ["help: let the transitions end as the rule states, or correct its number"]
    }
    let advice =
      verdict.transition?.isInteractive == true
      ? "compare its drag and \"commit\" and \"travel\" of the rule\(line(verdict, entry)) with "
        + "those before"
      : "compare the steps and drags that end transitions with those before"
    return ["help: \(advice); if intended, accept the new outcome with baseline update"]
  }

  private static func line(_ verdict: Verdict, _ entry: CheckEntry) -> String {
    verdict.transition.flatMap(entry.subject.lines.dragLine).map { " of line \($0)" } ?? ""
  }
}
