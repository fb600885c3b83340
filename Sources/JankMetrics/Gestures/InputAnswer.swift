public import JankTrace

/// A touch sample and the frame that answered it: the latency from the panel to the screen.
///
/// The frame answers all touch input that the main thread handled for it, and shows the position of
/// the newest sample. The latency counts from the oldest sample, delivered or coalesced. The stages
/// are contiguous, so they add up to the latency.
public struct InputAnswer: Hashable, Sendable {
  /// A stage between the panel and the screen.
  public enum Stage: String, CaseIterable, Sendable {
    /// The sample waits for the main thread to handle it.
    case wait
    /// The main thread works, to the end of its commit.
    case mainThread = "main-thread"
    /// The commit waits for the render server.
    case queue
    /// The render server prepares and executes.
    case render
    /// The frame waits for its refresh.
    case display
  }

  /// The newest sample that the frame answers.
  public let newest: TouchRecord
  /// The oldest sample that the frame answers and no earlier frame did.
  public let oldest: TouchRecord
  /// The index of the frame in the trace.
  public let frame: Int
  /// When the frame was shown.
  public let shown: Instant
  private let marks: [Instant]

  /// Returns the answers of a trace, in presentation order.
  public static func answers(in trace: Trace) -> [InputAnswer] {
    var touches = trace.touches.filter { $0.phase != .stationary }[...]
    // Without touches there is nothing to look for.
    guard !touches.isEmpty else { return [] }
    return trace.frames.enumerated().compactMap { index, frame in
      guard let work = frame.mainThread else { return nil }
      let taken = touches.prefix { $0.delivered <= work.end }
      touches = touches.dropFirst(taken.count)
      let replaced = frame.superseded.first { $0.process == frame.process }
      let start = replaced?.mainThread.start ?? work.start
      let answered = taken.filter { $0.delivered >= start }
      guard let newest = answered.last(where: { !$0.isCoalesced }),
        let oldest = answered.min(by: { $0.sensed < $1.sensed })
      else { return nil }
      let marks = [
        oldest.sensed, oldest.delivered, work.end, frame.prepare.start, frame.execute.end,
        frame.actual.time,
      ]
      return InputAnswer(
        newest: newest,
        oldest: oldest,
        frame: index,
        shown: frame.actual.time,
        marks: marks
      )
    }
  }
}

extension InputAnswer {
  /// The time from the sensing of the oldest sample to the presentation of the frame.
  public var latency: Interval { shown - oldest.sensed }

  /// The duration of one stage.
  public func length(of stage: Stage) -> Interval {
    let place = Stage.allCases.firstIndex(of: stage) ?? 0
    return marks[place + 1] - marks[place]
  }
}
