package struct PresentTally: Hashable, Sendable {
  package private(set) var onTime = 0
  package private(set) var late = 0
  package private(set) var early = 0
  package private(set) var dropped = 0
  /// Frames that were off by less than a refresh interval.
  package private(set) var partial = 0
  /// Frames that were off by a refresh interval or more.
  package private(set) var full = 0
  /// The largest number of consecutive frames that were late or dropped.
  package private(set) var longestMissedRun = 0

  package init(
    _ series: FrameSeries,
    expected: TimeColumn,
    shown: TimeColumn,
    _ clock: RefreshClock
  ) {
    for segment in series.segments {
      var run = 0
      for frame in segment.frames {
        guard let due = expected[frame] else { continue }
        let present = PresentType(expected: due, shown: shown[frame])
        guard present != .onTime else {
          onTime += 1
          run = 0
          continue
        }
        count(
          present,
          off: shown[frame].map { $0 - due } ?? 0,
          period: clock.period(at: due, of: frame).wholeNanoseconds
        )
        run = present == .late || present == .dropped ? run + 1 : 0
        longestMissedRun = max(longestMissedRun, run)
      }
    }
  }

  private mutating func count(_ present: PresentType, off: Int64, period: Int64) {
    switch present {
    case .onTime: onTime += 1
    case .late: late += 1
    case .early: early += 1
    case .dropped, .unknown: dropped += 1
    }
    switch present.severity(off: off, period: period) {
    case .partial: partial += 1
    case .full: full += 1
    case .none, .unknown: break
    }
  }
}

extension PresentTally: Mergeable {
  package mutating func merge(_ other: PresentTally) {
    onTime += other.onTime
    late += other.late
    early += other.early
    dropped += other.dropped
    partial += other.partial
    full += other.full
    longestMissedRun = max(longestMissedRun, other.longestMissedRun)
  }
}
