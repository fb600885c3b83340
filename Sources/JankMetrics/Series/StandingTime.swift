internal import JankTrace

/// The freezes of a run, as `freeze.longest` counts them, by the transition in which they began.
struct StandingTime {
  private struct Stand {
    let transition: Int
    let start: Instant
    let length: Interval
  }

  private let stands: [Stand]

  init(_ trace: Trace) {
    let series = FrameSeries(picturesOf: trace, in: TrackedAnimation(trace))
    let shown = series.column(.shown).value ?? TimeColumn([])
    let rule = Freeze(series, shown: shown)
    var steps = series.segments.flatMap { segment in
      FrameTimes(of: segment, shown: shown).filter {
        rule.contains($0, near: segment.frames.lowerBound)
      }
    }
    let end = trace.end.nanoseconds
    // The last frame of an aborted run was on screen until its end.
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

  /// The transition in progress when a freeze began, or else the one that had begun by its end.
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
  /// The longest freeze that began in a transition, given by its index, and before a time; zero for
  /// none.
  func longest(in transition: Int, before time: Instant?) -> Interval {
    stands.lazy
      .filter { stand in
        stand.transition == transition && time.map { stand.start < $0 } ?? true
      }
      .map(\.length).max() ?? .zero
  }
}
