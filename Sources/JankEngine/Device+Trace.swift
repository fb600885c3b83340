package import JankTrace

extension Device {
  /// Ends the run and hands over its trace.
  package func finish() -> Trace {
    trace.renderWorks = server.works
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
}
