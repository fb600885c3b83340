package import JankTrace

/// The time that the screen took to answer the request of a transition.
package struct TransitionAnswer: Hashable, Sendable {
  /// The time from the request to the first frame in which anything changes.
  package let response: Interval
  /// The time from the request to the last frame in which anything changes before the next request.
  package let settling: Interval

  /// Returns the answers to the transitions of a run, without those after which nothing changes.
  package static func all(in trace: Trace) -> [TransitionAnswer] {
    let transitions = trace.transitions
    return transitions.indices.compactMap { index in
      let start = transitions[index].requested
      let isLast = index + 1 == transitions.count
      let end = isLast ? trace.end : transitions[index + 1].requested
      let changes = trace.frames.filter {
        $0.changedLayers > 0 && $0.contentTime > start && (isLast || $0.contentTime <= end)
      }
      guard let first = changes.first, let last = changes.last else { return nil }
      return TransitionAnswer(
        response: first.actual.time - start,
        settling: last.actual.time - start
      )
    }
  }
}
