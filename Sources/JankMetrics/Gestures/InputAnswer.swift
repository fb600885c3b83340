public import JankTrace

/// A sample of a finger and the picture that answered it: the way from the input to the light.
///
/// The picture answers all that fingers did and the main thread took up for it, and shows where the
/// newest sample was. What waited longest counts: the oldest sample, whether the app was told of it
/// or heard of it as coalesced. The stages follow each other without a gap, so that they add up to
/// the whole.
public struct InputAnswer: Hashable, Sendable {
  /// What lies between the panel and the light.
  public enum Stage: String, CaseIterable, Sendable {
    /// The sample waits for the main thread to take it up.
    case wait
    /// The main thread works, to the end of its commit.
    case mainThread = "main-thread"
    /// The commit waits for the render server.
    case queue
    /// The render server prepares and executes.
    case render
    /// The picture waits for its refresh.
    case display
  }

  /// The newest sample that the picture answers.
  public let newest: TouchRecord
  /// The oldest sample that the picture answers and no picture before did.
  public let oldest: TouchRecord
  /// The picture, by place in the trace.
  public let frame: Int
  /// When the picture was shown.
  public let shown: Instant
  private let marks: [Instant]

  /// The answers of a trace, in the order in which they were shown.
  public static func answers(in trace: Trace) -> [InputAnswer] {
    var touches = trace.touches.filter { $0.phase != .stationary }[...]
    return trace.frames.enumerated().compactMap { index, frame in
      guard let work = frame.mainThread else { return nil }
      let taken = touches.prefix { $0.delivered <= work.end }
      touches = touches.dropFirst(taken.count)
      let start = frame.superseded.first?.mainThread.start ?? work.start
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
  /// From the panel sensing the oldest sample to the picture being shown.
  public var latency: Interval { shown - oldest.sensed }

  /// How long one stage took.
  public func length(of stage: Stage) -> Interval {
    let place = Stage.allCases.firstIndex(of: stage) ?? 0
    return marks[place + 1] - marks[place]
  }
}
