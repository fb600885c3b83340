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
      let frames = trace.frames.span
      var (first, last) = (Instant?.none, Instant.zero)
      for index in frames.indices
      where frames[index].changedLayers > 0 && frames[index].contentTime > start
        && (isLast || frames[index].contentTime <= end)
      {
        first = first ?? frames[index].actual.time
        last = frames[index].actual.time
      }
      return first.map { TransitionAnswer(response: $0 - start, settling: last - start) }
    }
  }
}
