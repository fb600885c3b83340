import JankTrace

extension Trace {
  /// A transition of a trace made by ``transitions(_:)``: the kind, the controller that arrives or
  /// leaves, and the outcome.
  typealias TransitionStep = (
    kind: TransitionRecord.Kind, subject: String, outcome: TransitionRecord.Outcome
  )

  /// Creates a trace with a frame per refresh and transitions of 100 ms, one after another.
  static func transitions(_ steps: [TransitionStep]) -> Trace {
    var trace = steady(count: 60, length: .seconds(1))
    trace.transitions = steps.enumerated().map { place, step in
      let start = Instant.zero + .milliseconds(Int64(place * 100))
      let leaves = step.kind == .dismiss || step.kind == .pop
      var record = TransitionRecord(
        kind: step.kind,
        from: leaves ? step.subject : "Main",
        to: leaves ? "Main" : step.subject,
        isInteractive: leaves,
        requested: start,
        began: start
      )
      record.ended = step.outcome == .unfinished ? nil : start + .milliseconds(90)
      record.outcome = step.outcome
      return record
    }
    return trace
  }
}
