internal import JankTrace

/// Apple's hitches: frames shown later than they were due.
package struct HitchTally: Hashable, Sendable {
  /// The durations of the hitches in nanoseconds.
  package private(set) var durations: Histogram
  /// The durations in whole refreshes of the display, none of them 0.
  package private(set) var refreshes: Measured<Histogram>
  /// The rates of these refreshes in thousandths of a hertz, one per refresh.
  package private(set) var rates: Measured<Histogram>
  package private(set) var missed: Measured<MissedDeadlines>

  /// The number of frames by the deadline that was missed first.
  package struct MissedDeadlines: Hashable, Sendable {
    package var commit = 0
    package var render = 0
    package var commitAndRender = 0
  }

  /// Tallies the hitches of a series from the delays of its frames: `offsets` in nanoseconds,
  /// `lateRefreshes` in refreshes and 0 for early frames, `rates` as the rates of these refreshes.
  package init(
    _ series: FrameSeries,
    offsets: Histogram,
    lateRefreshes: Measured<Histogram>,
    rates: Measured<Histogram>
  ) {
    self.rates = rates
    durations = offsets.above(0)
    refreshes = lateRefreshes.map { $0.above(0) }
    missed = Measured(
      series.lateness.map(MissedDeadlines.init),
      orElse: "\(series.origin) does not say which deadline a frame missed"
    )
  }
}

extension HitchTally: Mergeable {
  package mutating func merge(_ other: HitchTally) {
    durations.merge(other.durations)
    refreshes.merge(other.refreshes)
    rates.merge(other.rates)
    missed.merge(other.missed)
  }
}

extension HitchTally.MissedDeadlines: Mergeable {
  init(_ lateness: [FrameRecord.Lateness]) {
    for lateness in lateness {
      switch lateness {
      case .none: break
      case .commit: commit += 1
      case .render: render += 1
      case .commitAndRender: commitAndRender += 1
      }
    }
  }

  package mutating func merge(_ other: Self) {
    commit += other.commit
    render += other.render
    commitAndRender += other.commitAndRender
  }

  package var count: Int { commit + render + commitAndRender }
}
