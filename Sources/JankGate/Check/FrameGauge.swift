internal import JankMetrics
package import JankTrace

/// Something that is measured on every frame of a run.
///
/// Rules read percentiles, means and sums off it, and name the frames that broke them.
public enum FrameGauge: String, Hashable, Sendable, CaseIterable {
  /// From one picture to the next, where the next was wanted.
  case frameTime = "frame-time"
  /// By how much the picture was shown later than planned.
  case lateness
  /// From taking up the frame to the end of its commit.
  case mainThread = "main-thread"
  /// From the begin of its rendering to the end.
  case render
  /// From the refresh its work could begin at to the one it was shown at.
  case latency
}

extension FrameGauge {
  /// What it measures, in a sentence.
  public var about: String {
    switch self {
    case .frameTime: "The time from one picture to the next, where the next was wanted."
    case .lateness: "The time by which each picture was shown later than planned."
    case .mainThread: "The time each frame held the main thread, up to the end of its commit."
    case .render: "The time from the begin of each picture's rendering to its end."
    case .latency: "The time from the begin of each frame to the moment it was shown."
    }
  }

  /// One frame and what was measured on it.
  package struct Sample: Hashable, Sendable {
    /// The ``FrameRecord/index`` of the frame.
    package let frame: Int
    /// The length of time.
    package let nanoseconds: Int64
  }

  /// What was measured on the frames of a run during which something was animated.
  package func samples(of trace: Trace) -> [Sample] {
    let animation = TrackedAnimation(trace)
    let cadence = Cadence(trace)
    return trace.frames.indices.compactMap { index in
      let frame = trace.frames[index]
      guard animation.contains(frame) else { return nil }
      return length(of: frame, at: index, in: trace, cadence).map {
        Sample(frame: frame.index, nanoseconds: $0.nanoseconds)
      }
    }
  }

  private func length(
    of frame: FrameRecord,
    at index: Int,
    in trace: Trace,
    _ cadence: Cadence
  ) -> Interval? {
    switch self {
    case .lateness: return frame.hitch
    case .mainThread: return frame.mainThread.map { $0.end - $0.start }
    case .render: return frame.execute.end - frame.prepare.start
    case .latency: return frame.actual.time - frame.begin.time
    case .frameTime:
      guard index > 0 else { return nil }
      let previous = trace.frames[index - 1].actual.time
      let start = cadence.continues(at: index) ? previous : cadence.pauseEnd(at: index)
      return start.map { frame.actual.time - $0 }
    }
  }
}
