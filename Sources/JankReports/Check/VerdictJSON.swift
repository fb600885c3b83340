package import JankGate
internal import JankMetrics
package import JankText

/// The verdicts of a run, as results and checks have them.
package enum VerdictJSON {
  /// A verdict; values are in steps of the unit, nanoseconds for milliseconds.
  package static let verdict = JSONRecord<Verdict> {
    JSONField("outcome", outcome, "The outcome of the rule.") { $0.outcome }
    JSONField("metric", .text, "The subject.") { $0.metric }
    JSONField("rule", .text, "The rule in its text form.") { $0.rule }
    JSONField("file", .orNull(.text), "The rule's file, or null.") { $0.path }
    JSONField("line", .orNull(.count), "The line, or null.") { $0.line }
    JSONField("unit", .word, "The unit of the values.") { $0.limit.unit }
    JSONField(
      "stepsPerUnit",
      .integer(in: 0...Int64.max),
      "The number of steps in one unit."
    ) { $0.limit.unit.stepCount }
    JSONField("baseline", .orNull(.integer), "The value of the baseline, or null.") {
      $0.baseline?.steps
    }
    JSONField("limit", .integer, "The limit.") { $0.limit.steps }
    JSONField("actual", .orNull(.integer), "The value, or null if it is missing.") {
      $0.actual?.steps
    }
    JSONField("margin", .orNull(.integer), "The distance to the limit; below 0 beyond it.") {
      $0.margin?.steps
    }
    JSONField(
      "frames",
      .list(of: frame.object),
      "The frames that broke the rule, the worst first."
    ) { $0.frames }
    JSONField<Verdict, [TransitionChange]?>.optional(
      "transitions",
      .list(
        of: TransitionChangeJSON.change(
          old: ("expected", "the baseline"),
          new: ("found", "the run")
        )
      ),
      "The transitions that differ from the baseline, if outcomes decide and it lists them."
    ) { $0.transitionChanges.isEmpty ? nil : $0.transitionChanges }
  }

  /// The outcome of a rule, or of all rules of a case.
  static var outcome: JSONCodec<Verdict.Outcome> {
    .name(of: "an outcome", among: Verdict.Outcome.allCases)
  }

  private static let frame = JSONRecord<BlamedFrame> {
    JSONField("frame", .count, "The index of the frame in the run.") {
      $0.index
    }
    JSONField("shownNs", .time, "When it was shown.") { $0.shown }
    JSONField("lateNs", .length(in: Int64.min...Int64.max), "The lateness.") {
      $0.lateness
    }
    JSONField("missed", .word, "The deadline missed first.") { $0.missed }
    JSONField("cause", .text, "The cause of its duration.") { ReportText.cause($0) }
  }

  /// A rule without a verdict for a case, and why.
  package static let problem = JSONRecord<RuleProblem> {
    JSONField("rule", .text, "The rule in its text form.") { "\($0.rule.threshold)" }
    JSONField("file", .orNull(.text), "The rule's file, or null.") { $0.rule.path }
    JSONField("line", .orNull(.count), "The line, or null.") { $0.rule.line }
    JSONField("message", .text, "Why it has no verdict.") { $0.message }
    JSONField("hint", .orNull(.text), "What to do about it, or null.") { $0.hint }
  }
}
