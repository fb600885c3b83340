internal import JankGate
internal import JankText
internal import JankTrace

/// A transition that differs between two runs, as JSON.
enum TransitionChangeJSON {
  /// The key of a transition, and the run that has it.
  typealias Side = (key: String, run: String)

  /// Returns the form of a change on one line.
  ///
  /// - Parameters:
  ///   - old: The transition before.
  ///   - new: The transition of the run.
  /// - Returns: The form.
  static func change(old: Side, new: Side) -> JSONCodec<TransitionChange> {
    JSONCodec<TransitionChange>.openObject(
      "a transition that differs",
      JSONField(
        "index",
        .orNull(.count),
        "Its index among the transitions of \(new.run), or null if \(new.run) lacks it."
      ) { $0.index },
      JSONField(old.key, .orNull(transition), about(old)) { $0.old },
      JSONField(new.key, .orNull(transition), about(new)) { $0.new }
    ) { TransitionChange(index: $0, old: $1, new: $2) }.line
  }

  private static func about(_ side: Side) -> String {
    "The transition of \(side.run), or null if \(side.run) lacks it."
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
    .name(
      of: "a kind of transition",
      among: [.present, .dismiss, .push, .pop, .tab, .exchange]
    )
  }

  private static var outcome: JSONCodec<TransitionRecord.Outcome> {
    .name(of: "an outcome", among: [.completed, .cancelled, .unfinished])
  }
}
