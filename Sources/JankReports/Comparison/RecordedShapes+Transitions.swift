internal import JankGate
internal import JankText
internal import JankTrace

extension RecordedShapes {
  /// The transitions of a result with their outcomes.
  ///
  /// A later version may have other kinds and outcomes. Then there is no list, and `leftOut` names
  /// what is unknown.
  static var transitions: JSONShape<(list: TransitionOutcomes?, leftOut: [String])> {
    JSONShape.array(of: transition).map { readings in
      let unknown = readings.filter { $0.record == nil }
      guard unknown.isEmpty else {
        return (nil, unknown.map { "the transition \(quoted($0.words)), which is not known here" })
      }
      return (TransitionOutcomes(readings.compactMap(\.record)), [])
    }
  }

  /// A transition, or nil if its kind or outcome is unknown, with both in words.
  private typealias Reading = (record: TransitionRecord?, words: String)

  private static var transition: JSONShape<Reading> {
    .openObject(
      "a transition",
      ResultParts.transitionKind.reading(as: .text()),
      ResultParts.transitionFrom.reading,
      ResultParts.transitionTo.reading,
      ResultParts.transitionOutcome.reading(as: .text())
    ) { kind, from, to, outcome in
      (record(kind, from: from, to: to, outcome), "\(kind) \(outcome)")
    }
  }

  /// Returns the record without its times, which a list of outcomes does not need.
  private static func record(
    _ kind: String,
    from: String,
    to: String,
    _ outcome: String
  ) -> TransitionRecord? {
    guard let kind = TransitionRecord.Kind(rawValue: kind),
      let outcome = TransitionRecord.Outcome(rawValue: outcome)
    else { return nil }
    var record = TransitionRecord(
      kind: kind,
      from: from,
      to: to,
      isInteractive: false,
      requested: .zero,
      began: .zero
    )
    record.outcome = outcome
    return record
  }
}
