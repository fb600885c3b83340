package import JankTrace

extension Device {
  /// Records every visible layer in each frame, for drawing; to be called before the run.
  ///
  /// `lookLimit` is the largest number of recorded appearances.
  package func recordFilm(lookLimit: Int) {
    server.recordFilm(screenSize: profile.screenSize, lookLimit: lookLimit)
  }

  /// Ends the run and returns its trace.
  package func finish() -> Trace {
    trace.renderWorks = server.works
    trace.film = server.film
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

  /// Sorts the events by time; events of one time keep their order.
  ///
  /// The app's code runs ahead of concurrent events: a fault at a time that the code has passed is
  /// recorded after the code's events.
  private func putEventsInOrder() {
    let events = trace.events
    guard zip(events, events.dropFirst()).contains(where: { $0.time > $1.time }) else { return }
    trace.events = events.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map(\.element)
  }
}
