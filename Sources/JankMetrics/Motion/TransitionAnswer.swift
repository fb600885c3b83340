package import JankTrace

/// The time that the screen took to answer the request of a transition.
package struct TransitionAnswer: Hashable, Sendable {
  /// The transition, by its index in ``Trace/transitions``.
  package let transition: Int
  /// The time from the request to the first frame in which anything changes.
  package let response: Interval
  /// The time from the request to the last frame in which anything changes before the next request,
  /// or, once the transition has ended, before the next step of the device.
  package let settling: Interval

  /// Returns the answers to the transitions of a run, without those after which nothing changes.
  package static func all(in trace: Trace) -> [TransitionAnswer] {
    let transitions = trace.transitions
    let steps = trace.events.filter(\.isDeviceStep).map(\.time)
    return transitions.indices.compactMap { place in
      let transition = transitions[place]
      let start = transition.requested
      let isLast = place + 1 == transitions.count
      let next = isLast ? nil : transitions[place + 1].requested
      let step = steps.first { $0 > start }
      let frames = trace.frames.span
      var (first, last) = (Instant?.none, Instant.zero)
      for index in frames.indices
      where frames[index].changedLayers > 0 && frames[index].contentTime > start
        && next.map({ frames[index].contentTime <= $0 }) ?? true
        && step.map({ belongs(frames[index], to: transition, before: $0) }) ?? true
      {
        first = first ?? frames[index].actual.time
        last = frames[index].actual.time
      }
      return first.map {
        TransitionAnswer(transition: place, response: $0 - start, settling: last - start)
      }
    }
  }

  /// Whether a frame was worked on before a step of the device, such as a call, or before the end
  /// of the transition that the step interrupts.
  private static func belongs(
    _ frame: FrameRecord,
    to transition: TransitionRecord,
    before step: Instant
  ) -> Bool {
    // What begins at the time of a step is its work.
    let begin = frame.mainThread?.start ?? frame.contentTime
    return transition.ended.map { begin < step || begin <= $0 } ?? true
  }
}
