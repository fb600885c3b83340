public import JankTrace

/// A sample of a finger and the picture that answered it: the way from the input to the light.
///
/// The picture answers the newest movement that the main thread had taken up when it made the
/// picture's changes. The stages follow each other without a gap, so that they add up to the whole.
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
  public let touch: TouchRecord
  /// The picture, by place in the trace.
  public let frame: Int
  /// When the picture was shown.
  public let shown: Instant
  private let marks: [Instant]

  /// The answers of a trace, in the order in which they were shown.
  public static func answers(in trace: Trace) -> [InputAnswer] {
    let touches = trace.touches.filter { !$0.isCoalesced && $0.phase != .stationary }
    var next = 0
    return trace.frames.enumerated().compactMap { index, frame in
      guard let work = frame.mainThread else { return nil }
      var newest: TouchRecord?
      while next < touches.count, touches[next].delivered <= work.end {
        if touches[next].delivered >= work.start { newest = touches[next] }
        next += 1
      }
      guard let newest else { return nil }
      let marks = [
        newest.sensed, newest.delivered, work.end, frame.prepare.start, frame.execute.end,
        frame.actual.time,
      ]
      return InputAnswer(touch: newest, frame: index, shown: frame.actual.time, marks: marks)
    }
  }
}

extension InputAnswer {
  /// From the panel sensing the finger to the picture being shown.
  public var latency: Interval { shown - touch.sensed }

  /// How long one stage took.
  public func length(of stage: Stage) -> Interval {
    let place = Stage.allCases.firstIndex(of: stage) ?? 0
    return marks[place + 1] - marks[place]
  }
}
