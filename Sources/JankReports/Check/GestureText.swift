internal import JankGate
internal import JankMetrics
internal import JankText
internal import JankTrace

/// Gestures that differ from those of the baseline, in words.
///
/// Their values belong to another gesture, and no frame explains them.
enum GestureText {
  /// How the first touch that differs moves, and how it moved; none if all move as before.
  static func lines(_ entry: CheckEntry) -> [String] {
    entry.touchChange == nil ? [] : lines(entry.subject)
  }

  /// The same for a case whose values differ from the baseline.
  static func lines(_ subject: CheckedCase) -> [String] {
    guard let change = subject.touchChange else { return [] }
    let line = subject.changedDragLine.map { " of line \($0)" } ?? ""
    let reach = change.reach.map { reach in
      "it goes \(points(reach.new)) from where it begins, was \(points(reach.old))"
    }
    let duration = change.duration.map { duration in
      "it takes \(CauseText.milliseconds(duration.new)), "
        + "was \(CauseText.milliseconds(duration.old))"
    }
    let parts = [reach, duration].compactMap(\.self)
    return ["the drag\(line) is another one: \(parts.joined(separator: "; "))"]
  }

  /// What cases whose values come from another drag have in common; nil if it explains them not.
  static func title(_ entry: CheckEntry) -> String? {
    entry.isOtherDrag ? "the scenario has another drag than in the baseline" : nil
  }

  /// What to do about another drag; nothing if it does not explain the values.
  static func helpLines(_ entry: CheckEntry) -> [String] {
    guard entry.isOtherDrag, let change = entry.touchChange else { return [] }
    let hasOutcome = entry.subject.name.scenario != entry.subject.name.scenarioWithoutOutcome
    let rule = change.reach == nil || !hasOutcome ? nil : ruleLine(entry)
    let keys =
      rule.map { line in
        "its outcome ends it where \"commit\" and \"travel\" of the rule of line \(line) say"
      }
      ?? "compare the keys of the drag with those that the scenario file had when the baseline "
      + "was recorded, in version control"
    return ["help: \(keys); if intended, accept the values with baseline update"]
  }

  /// The line of the rule that aims the drag: that of a transition it drives, else the only one.
  private static func ruleLine(_ entry: CheckEntry) -> Int? {
    let lines = entry.subject.lines
    let driven = entry.verdicts().lazy.compactMap(\.transition).filter(\.isInteractive)
    let only = lines.dragRules.count == 1 ? lines.dragRules.values.first : nil
    return driven.compactMap(lines.dragLine).first ?? only
  }

  /// The keys of the rule for the drag of a transition, as the beginning of a list; empty if no
  /// drag drives it.
  static func rule(of verdict: Verdict, _ entry: CheckEntry) -> String {
    guard let transition = verdict.transition, transition.isInteractive else { return "" }
    let line = entry.subject.lines.dragLine(of: transition).map { " (line \($0))" } ?? ""
    return "\"remainder\" and \"commit\" of its drag\(line), "
  }

  /// The strategy that ends what a drag drives by a spring of its own, whatever the effect.
  private static let ownSpring = "spring-return"

  /// What to do if `spring-return` ends a driven transition later than a rule allows; nil for any
  /// other verdict.
  static func springHelp(_ verdict: Verdict, _ entry: CheckEntry) -> String? {
    guard entry.subject.name.strategy == ownSpring, verdict.transition?.isInteractive == true,
      entry.ruleVerdict?.isAgainstBaseline == false
    else { return nil }
    return "help: after the release it plays the spring of \(ownSpring), not its effect: shorten "
      + "the drag, play another strategy, or raise the limit"
  }

  private static func points(_ distance: Double) -> String {
    Decimal.text(distance, digits: 2) + " pt"
  }
}
