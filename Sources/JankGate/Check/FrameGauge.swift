internal import JankMetrics
package import JankTrace

/// A quantity measured on every frame of a run.
///
/// Rules use its percentiles, means and sums, and report the frames that broke them.
public enum FrameGauge: String, Hashable, Sendable, CaseIterable {
  /// From one frame to the next, if the next was requested.
  case frameTime = "frame-time"
  /// The delay of the frame after its planned presentation.
  case lateness
  /// From the start of the frame to the end of its commit.
  case mainThread = "main-thread"
  /// From the begin of its rendering to the end.
  case render
  /// From the refresh of its begin to the refresh that showed it.
  case latency
}

extension FrameGauge {
  /// The definition, in a sentence.
  public var about: String {
    switch self {
    case .frameTime: "The time from one frame to the next, if the next was requested."
    case .lateness: "The delay of each frame after its planned presentation time."
    case .mainThread: "The time each frame blocked the main thread, up to the end of its commit."
    case .render: "The time from the begin of each frame's rendering to its end."
    case .latency: "The time from the begin of each frame to its presentation."
    }
  }

  package struct Sample: Hashable, Sendable {
    /// The ``FrameRecord/index`` of the frame.
    package let frame: Int
    package let nanoseconds: Int64
  }

  /// Measures the frames of a run during which something was animated.
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
