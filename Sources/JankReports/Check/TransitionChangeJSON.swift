internal import JankGate
internal import JankText
internal import JankTrace

/// A transition that differs between two runs, as JSON.
enum TransitionChangeJSON {
  /// Returns the form of a change on one line.
  ///
  /// - Parameters:
  ///   - old: The key of the transition before.
  ///   - new: The key of the transition of the run.
  /// - Returns: The form.
  static func change(old: String, new: String) -> JSONCodec<TransitionChange> {
    JSONCodec<TransitionChange>.openObject(
      "a transition that differs",
      JSONField(
        "index",
        .orNull(.count),
        "Its index among the transitions of the run, or null if the run lacks it."
      ) { $0.index },
      JSONField(old, .orNull(transition), "The transition before, or null for a new one.") {
        $0.old
      },
      JSONField(new, .orNull(transition), "That of the run, or null if it no longer happens.") {
        $0.new
      }
    ) { TransitionChange(index: $0, old: $1, new: $2) }.line
  }

  private static let transition = JSONCodec<TransitionOutcomes.Entry>.openObject(
    "a transition",
    JSONField("kind", kind, "The kind of transition.") { $0.kind },
    JSONField(
      "controller",
      .text,
      "The controller that arrives or, of a dismissal or a pop, leaves."
    ) { $0.subject },
    JSONField("outcome", outcome, "How it ended.") { $0.outcome }
  ) { TransitionOutcomes.Entry(kind: $0, subject: $1, outcome: $2) }

  private static var kind: JSONCodec<TransitionRecord.Kind> {
    JSONCodec<String>.text.known("a kind of transition", by: \.rawValue) { .init(rawValue: $0) }
  }

  private static var outcome: JSONCodec<TransitionRecord.Outcome> {
    JSONCodec<String>.text.known("an outcome", by: \.rawValue) { .init(rawValue: $0) }
  }
}
