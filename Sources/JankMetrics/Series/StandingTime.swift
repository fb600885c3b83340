internal import JankTrace

/// How long pictures stood in a run though another was due, as `freeze.longest` counts it, by the
/// transition in which they began to.
struct StandingTime {
  /// A picture that stood too long.
  private struct Stand {
    /// The transition, by place in the trace.
    let transition: Int
    let start: Instant
    let length: Interval
  }

  private let stands: [Stand]

  init(_ trace: Trace) {
    let series = FrameSeries(picturesOf: trace, in: TrackedAnimation(trace))
    let shown = series.column(.shown).value ?? TimeColumn([])
    let rule = Standstill(series, shown: shown)
    var steps = series.segments.flatMap { segment in
      FrameTimes(of: segment, shown: shown).filter {
        rule.contains($0, near: segment.frames.lowerBound)
      }
    }
    let end = trace.end.nanoseconds
    // Where the run was cut off on the way, its last picture stood up to there.
    steps.append(FrameTimes.Step(start: end - series.standing, end: end, frame: nil))
    stands = steps.compactMap { step in
      Self.transition(of: step, among: trace.transitions).map {
        Stand(
          transition: $0,
          start: Instant(nanoseconds: step.start),
          length: Interval(nanoseconds: step.length)
        )
      }
    }
  }

  /// The transition that was under way when a picture began to stand; where none was, the one that
  /// had begun when it was over.
  private static func transition(
    of step: FrameTimes.Step,
    among transitions: [TransitionRecord]
  ) -> Int? {
    transitions.lastIndex {
      $0.began.nanoseconds <= step.start && step.start < $0.ended?.nanoseconds ?? .max
    } ?? transitions.lastIndex { $0.began.nanoseconds < step.end }
  }
}

extension StandingTime {
  /// The longest that a picture stood that began to in a transition, before a time.
  ///
  /// - Parameters:
  ///   - transition: the transition, by place in the trace.
  ///   - time: when what is asked for was gone, or nil if it stayed.
  /// - Returns: How long it stood, zero where none did.
  func longest(in transition: Int, before time: Instant?) -> Interval {
    stands.lazy
      .filter { stand in
        stand.transition == transition && time.map { stand.start < $0 } ?? true
      }
      .map(\.length).max() ?? .zero
  }
}
