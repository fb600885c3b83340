internal import JankGate
internal import JankMetrics
internal import JankText
internal import JankTrace

/// Transitions that end in another way than before, in words.
enum OutcomeText {
  /// What happens instead, for example `dismiss Photo is cancelled`; nil if all transitions end as
  /// a rule or the baseline states.
  static func title(_ entry: CheckEntry) -> String? {
    guard let verdict = entry.otherOutcome else { return nil }
    if let transition = verdict.transition {
      return "\(TransitionText.name(of: transition)) is cancelled"
    }
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
