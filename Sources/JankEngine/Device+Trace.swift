package import JankTrace

extension Device {
  /// Ends the run and hands over its trace.
  package func finish() -> Trace {
    trace.renderWorks = server.works
    putEventsInOrder()
    trace.end = trace.frames.reduce(now) { max($0, $1.actual.time) }
    trace.digest = server.digest { hasher in
      for transition in trace.transitions {
        hasher.combine(transition.kind.rawValue)
        hasher.combine(transition.from)
        hasher.combine(transition.to)
        hasher.combine(transition.outcome.rawValue)
      }
    }
    return trace
  }

  /// Sorts the events by their times; those of one time stay as they came.
  ///
  /// Code of the app runs ahead of what happens beside it: a fault at a time that the code has left
  /// behind is recorded after what the code did.
  private func putEventsInOrder() {
    let events = trace.events
    guard zip(events, events.dropFirst()).contains(where: { $0.time > $1.time }) else { return }
    trace.events = events.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map(\.element)
  }
}
