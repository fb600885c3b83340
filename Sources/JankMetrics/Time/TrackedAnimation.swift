package import JankTrace

/// The time in which something was being animated; only there can a picture be late to anyone.
///
/// Each transition counts from its request to when its end was reported, or to the end of the run
/// where it never was. Overlaps count once.
///
/// A motion that the render server plays is over when it has shown the last of it. Where the main
/// thread is held up beyond that, it reports the end late, and the picture that follows from it is
/// late by Apple's plan of the frame. But nothing was left to be drawn, which makes the wait idle
/// time: by the definition of WWDC 2020, session 10077, no hitch. What the late end costs is told
/// by `input.blocked`.
package struct TrackedAnimation {
  /// The stretches in order, none touching the next.
  package let stretches: [Range<Instant>]
  /// The frames that do no more than tidy up, by ``FrameRecord/index``.
  private let tidying: Set<Int>

  package init(_ trace: Trace) {
    stretches = Self.stretches(of: trace)
    tidying = Self.tidyingFrames(of: trace)
  }

  /// The time in which something was being animated, in order, none touching the next.
  static func stretches(of trace: Trace) -> [Range<Instant>] {
    let spans = trace.transitions.map {
      $0.requested..<max($0.requested, $0.ended ?? trace.end)
    }
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

  /// The late frames in which the main thread ends what the render server has played to the end.
  ///
  /// The render server has shown its last picture of the motion by then. Had the app moved anything
  /// by itself, a display link or a timer would have fired again first.
  private static func tidyingFrames(of trace: Trace) -> Set<Int> {
    let ends = trace.transitions.compactMap(\.ended).sorted()
    guard !ends.isEmpty else { return [] }
    let ticks = trace.works.filter(\.isTick)
    let late = zip(trace.frames, trace.frames.dropFirst()).filter { before, frame in
      guard frame.hitch > .zero, before.origin == .animation, let work = frame.mainThread else {
        return false
      }
      let end = ends.partitioningIndex { $0 >= work.start }
      let tick = ticks.partitioningIndex { $0.end >= before.contentTime }
      return end < ends.count && ends[end] <= work.end
        && !(tick < ticks.count && ticks[tick].start <= work.end)
    }
    return Set(late.map(\.1.index))
  }

  /// How long anything was animated.
  package var length: Interval {
    stretches.reduce(.zero) { $0 + ($1.upperBound - $1.lowerBound) }
  }

  /// Whether a time lies in a stretch.
  package func contains(_ instant: Instant) -> Bool {
    let next = stretches.partitioningIndex { $0.upperBound > instant }
    return next < stretches.count && stretches[next].contains(instant)
  }

  /// Whether a frame, or one whose place it took, was worked on or waited for in a stretch, and not
  /// only to tidy up.
  package func contains(_ frame: FrameRecord) -> Bool {
    let begin = frame.superseded.first?.begin ?? frame.begin
    guard !tidying.contains(frame.index) else { return false }
    let next = stretches.partitioningIndex { begin.time < $0.upperBound }
    return next < stretches.count && frame.actual.time > stretches[next].lowerBound
  }
}
