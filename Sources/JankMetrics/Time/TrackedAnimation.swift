package import JankTrace

/// The time in which something was animated; only late frames in it are hitches.
///
/// Each transition counts from its request to its reported end, or to the end of the run without
/// one, as long as its app is on screen. Overlaps count once.
///
/// An animation of the render server ends with its last rendered frame. If the main thread is busy
/// then, it reports the end late, and the resulting frame is late by Apple's plan. But nothing was
/// left to render, so by the definition of WWDC 2020, session 10077, the wait is no hitch.
/// `input.blocked` measures its cost.
package struct TrackedAnimation {
  /// The time ranges in order, not adjacent.
  package let stretches: [Range<Instant>]
  /// The frames that only clean up, by ``FrameRecord/index``.
  private let tidying: Set<Int>

  package init(_ trace: Trace) {
    stretches = Self.stretches(of: trace)
    tidying = Self.tidyingFrames(of: trace)
  }

  /// The time ranges in which something was animated, in order, not adjacent.
  static func stretches(of trace: Trace) -> [Range<Instant>] {
    let spans = trace.transitions.flatMap { Self.spans(of: $0, in: trace) }
    var stretches: [Range<Instant>] = []
    for span in spans.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = stretches.last, span.lowerBound <= last.upperBound {
        let upper = max(last.upperBound, span.upperBound)
        stretches[stretches.count - 1] = last.lowerBound..<upper
      } else {
        stretches.append(span)
      }
    }
    return stretches
  }

  /// The time of a transition, without the times in which its app is not on screen.
  private static func spans(
    of transition: TransitionRecord,
    in trace: Trace
  ) -> [Range<Instant>] {
    let end = max(transition.requested, transition.ended ?? trace.end)
    let span = transition.requested..<end
    guard trace.processes.indices.contains(transition.process) else { return [span] }
    return trace.processes[transition.process].timesOnScreen(until: trace.end)
      .map { $0.clamped(to: span) }.filter { !$0.isEmpty }
  }

  /// The late frames in which the main thread ends an animation that the render server has
  /// finished.
  ///
  /// If the app had animated anything itself, a display link or a timer would have fired first.
  private static func tidyingFrames(of trace: Trace) -> Set<Int> {
    let ends = trace.transitions.compactMap(\.ended).sorted()
    guard !ends.isEmpty else { return [] }
    let ticks = trace.works.filter(\.isTick)
    let frames = trace.frames.span
    var tidying: Set<Int> = []
    for index in frames.indices.dropFirst() {
      guard frames[index].hitch > .zero, frames[index - 1].origin == .animation,
        let work = frames[index].mainThread
      else { continue }
      let end = ends.partitioningIndex { $0 >= work.start }
      let tick = ticks.partitioningIndex { $0.end >= frames[index - 1].contentTime }
      if end < ends.count, ends[end] <= work.end,
        !(tick < ticks.count && ticks[tick].start <= work.end)
      {
        tidying.insert(frames[index].index)
      }
    }
    return tidying
  }

  /// The indices of the frames that it contains.
  func places(in frames: [FrameRecord]) -> [Int] {
    let frames = frames.span
    var places: [Int] = []
    places.reserveCapacity(frames.count)
    for index in frames.indices where contains(frames[index]) { places.append(index) }
    return places
  }

  package var length: Interval {
    stretches.reduce(.zero) { $0 + ($1.upperBound - $1.lowerBound) }
  }

  package func contains(_ instant: Instant) -> Bool {
    let next = stretches.partitioningIndex { $0.upperBound > instant }
    return next < stretches.count && stretches[next].contains(instant)
  }

  /// Whether a frame, or one that it superseded, was in progress or waited for in a time range, and
  /// did not only clean up.
  package func contains(_ frame: FrameRecord) -> Bool {
    !tidying.contains(frame.index) && overlaps(frame)
  }

  /// Whether a frame belongs to no time range, and does not only clean up.
  func isOutside(_ frame: FrameRecord) -> Bool {
    !tidying.contains(frame.index) && !overlaps(frame)
  }

  private func overlaps(_ frame: FrameRecord) -> Bool {
    let begin = frame.superseded.first?.begin ?? frame.begin
    let next = stretches.partitioningIndex { begin.time < $0.upperBound }
    return next < stretches.count && frame.actual.time > stretches[next].lowerBound
  }
}
