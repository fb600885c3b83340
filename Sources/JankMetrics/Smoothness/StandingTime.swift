internal import JankTrace

/// How long a picture stood in the midst of a transition.
struct StandingTime {
  private let transitions: [TransitionRecord]
  private let end: Instant
  private let cadence: Cadence

  init(_ trace: Trace) {
    transitions = trace.transitions
    end = trace.end
    cadence = Cadence(trace)
  }
}

extension StandingTime {
  /// How long a picture stood before the next, as far as a transition ran for all that time.
  ///
  /// The pause between two transitions does not count, nor does a finger that drives one and
  /// rests.
  func length(from point: MotionPoint, to next: MotionPoint) -> Interval {
    let continues = next.frame > 0 && cadence.continues(at: next.frame)
    return transitions.lazy.filter { continues || !$0.isInteractive }
      .filter { $0.began <= point.shown }
      .map { min(next.shown, $0.ended ?? end) - point.shown }
      .reduce(.zero) { max($0, $1) }
  }
}
