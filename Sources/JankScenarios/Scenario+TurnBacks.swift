internal import JankTrace

extension Scenario {
  /// Looks for a change of plans that a run did not make.
  ///
  /// What goes on to its end instead has no change of speed to be blamed or praised for.
  ///
  /// - Parameter trace: a run of the scenario.
  /// - Returns: What was not turned back, in words; nil if everything was.
  func missedTurnBack(in trace: Trace) -> String? {
    let turns = Set(script.map(\.action).filter(\.changesPlans).map(\.title))
    let missed = trace.events.first { event in
      event.kind == .command && turns.contains(event.name)
        && !trace.transitions.contains { $0.wasCancelled(whileUnderWayAt: event.time) }
    }
    return missed.map { "it does not \($0.name), as the script says" }
  }
}

extension TransitionRecord {
  fileprivate func wasCancelled(whileUnderWayAt time: Instant) -> Bool {
    guard outcome == .cancelled, let ended else { return false }
    return began <= time && time <= ended
  }
}
