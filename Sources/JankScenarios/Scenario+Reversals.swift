internal import JankTrace

extension Scenario {
  /// Returns a description of a reversal that a run did not make, or nil if it made all of them.
  ///
  /// A transition that plays to its end instead has no change of speed that could be judged.
  func missedTurnBack(in trace: Trace) -> String? {
    let turns = Set(script.map(\.action).filter(\.changesPlans).map(\.title))
    let missed = trace.events.first { event in
      event.kind == .command && turns.contains(event.name)
        && !trace.transitions.contains { $0.wasCancelled(whileUnderWayAt: event.time) }
    }
    return missed.map { "it does not \($0.name), as the script requires" }
  }
}

extension TransitionRecord {
  fileprivate func wasCancelled(whileUnderWayAt time: Instant) -> Bool {
    guard outcome == .cancelled, let ended else { return false }
    return began <= time && time <= ended
  }
}
