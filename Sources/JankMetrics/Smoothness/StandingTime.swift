internal import JankTrace

/// How long pictures stood in a run though another was due, as `freeze.longest` counts it.
struct StandingTime {
  /// When each of them was taken off, and how long it had stood, in the order of the run.
  private let standstills: [(end: Instant, length: Interval)]

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
    standstills = steps.map { (Instant(nanoseconds: $0.end), Interval(nanoseconds: $0.length)) }
  }
}

extension StandingTime {
  /// The longest of those that ended in a stretch, its own begin left out.
  func longest(in time: ClosedRange<Instant>) -> Interval {
    standstills.lazy.filter { time.contains($0.end) && $0.end > time.lowerBound }
      .map(\.length).max() ?? .zero
  }
}
