public import JankTrace

/// The figures of one run.
///
/// All are computed from the trace alone. Lengths of time are whole nanoseconds.
public struct Summary: Hashable, Sendable {
  /// The pictures that were shown.
  public let frameCount: Int
  /// The hitches: frames shown later than expected while something was animated.
  public let hitches: [Hitch]
  /// The sum of the hitches' durations.
  public let hitchTime: Interval
  /// How long anything was animated: see ``hitchTimeRatio``.
  public let animationTime: Interval
  /// The times between two pictures shown while something was animated, shortest first.
  ///
  /// The wait for a picture that came when it was due is left out where nothing was due before: a
  /// finger that rests wants no frames.
  public let frameTimes: [Interval]
  /// The longest time that one picture stood though a later one was due; 0 where that never was.
  public let longestFreeze: Interval
  /// The longest time from the request of a transition to the last change it made on screen, or
  /// nil where there was no transition.
  public let settleTime: Interval?

  /// Computes the figures of a run.
  public init(_ trace: Trace) {
    let animation = TrackedAnimation(trace)
    let gaps = Self.gaps(in: trace, during: animation)
    frameCount = trace.frames.count
    hitches = trace.hitches.filter { animation.contains(trace.frames[$0.frame]) }
    hitchTime = hitches.reduce(.zero) { $0 + $1.duration }
    animationTime = animation.length
    frameTimes = gaps.map(\.length).sorted()
    longestFreeze = gaps.filter(\.isFreeze).map(\.length).max() ?? .zero
    settleTime = Self.settleTimes(in: trace).max()
  }
}

extension Summary {
  /// The hitch time in milliseconds per second of animation, or nil where nothing was animated.
  public var hitchTimeRatio: Double? {
    // One division of whole numbers, so that a ratio that lies on a limit comes out as the limit.
    guard animationTime > .zero else { return nil }
    return Double(hitchTime.nanoseconds) * 1e3 / Double(animationTime.nanoseconds)
  }

  /// A percentile of the frame times, by nearest rank, or nil where there are none.
  public func frameTime(percentile percent: Int) -> Interval? {
    Percentile.nearestRank.value(percent, of: frameTimes)
  }

  /// How long a picture stood until the next one.
  private struct Gap {
    let length: Interval
    /// Whether the next picture had been due before it came.
    let isFreeze: Bool
  }

  private static func gaps(in trace: Trace, during animation: TrackedAnimation) -> [Gap] {
    let period = Interval(seconds: 1 / Double(trace.refreshRate))
    return zip(trace.frames, trace.frames.dropFirst()).compactMap { previous, frame in
      guard animation.contains(frame) else { return nil }
      let skipped = frame.actual.number - previous.actual.number
      let isLate = frame.hitch > .zero
      guard skipped == 1 || isLate else { return nil }
      // A picture that stood while nothing was due stood rightly until the late one was.
      let wasIdle = previous.actual.number < frame.expected.number - 1
      let gap = frame.actual.time - previous.actual.time
      return Gap(length: wasIdle ? frame.hitch + period : gap, isFreeze: isLate && skipped > 1)
    }
  }

  private static func settleTimes(in trace: Trace) -> [Interval] {
    let transitions = trace.transitions
    return transitions.indices.compactMap { index in
      let start = transitions[index].requested
      let isLast = index + 1 == transitions.count
      let end = isLast ? trace.end : transitions[index + 1].requested
      let changes = trace.frames.filter {
        $0.changedLayers > 0 && $0.contentTime > start && (isLast || $0.contentTime <= end)
      }
      return changes.last.map { $0.actual.time - start }
    }
  }
}
