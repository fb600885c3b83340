internal import JankTrace

/// The refreshes of a display whose rate may change.
///
/// The series of a run knows when the rate changed, and so does a recording whose frames each state
/// the refresh interval.
package struct RefreshClock: Hashable, Sendable {
  package struct Change: Hashable, Sendable {
    /// The last refresh of the old rate, in nanoseconds.
    package let time: Int64
    /// The refresh interval from then on.
    package let period: RefreshPeriod

    package init(time: Int64, period: RefreshPeriod) {
      self.time = time
      self.period = period
    }
  }

  /// The rate changes of the frames from one on, which have a time origin of their own.
  package struct Part: Hashable, Sendable {
    package var firstFrame: Int
    package let changes: [Change]

    package init(firstFrame: Int, changes: [Change]) {
      self.firstFrame = firstFrame
      self.changes = changes
    }
  }

  /// The initial refresh interval.
  package let period: RefreshPeriod
  private let parts: [Part]
  /// The intervals that frames state, in nanoseconds.
  private let intervals: TimeColumn?

  package init(period: RefreshPeriod, parts: [Part] = [], intervals: TimeColumn? = nil) {
    self.period = period
    self.parts = parts
    self.intervals = intervals
  }
}

extension RefreshClock {
  package var isSteady: Bool { parts.isEmpty }

  /// Whether one refresh interval holds for every frame.
  package var isUniform: Bool { isSteady && intervals == nil }

  /// The refresh interval for which a frame was made: the one it states, or else that of its due
  /// time if known.
  package func period(of frame: Int, dueAt time: Int64?) -> RefreshPeriod {
    intervals?[frame].flatMap(RefreshPeriod.init(stated:))
      ?? time.map { period(at: $0, of: frame) } ?? period
  }

  /// The refresh interval at a time that belongs to a frame; at a rate change, the old one.
  package func period(at time: Int64, of frame: Int) -> RefreshPeriod {
    guard !isSteady else { return period }
    let changes = changes(for: frame)
    let later = changes.partitioningIndex { $0.time >= time }
    return later > 0 ? changes[later - 1].period : period
  }

  /// The number of refreshes between two times, rounded half up; negative if `end` is earlier.
  package func count(from start: Int64, to end: Int64, of frame: Int) -> Int {
    guard !isSteady else { return period.count(in: end - start) }
    if end < start { return -count(from: end, to: start, of: frame) }
    return stretches(from: start, to: end, of: frame).reduce(0) { $0 + $1 }
  }

  /// The number of refreshes between two times, one number for each part with one rate.
  ///
  /// Changes lie on refreshes, so each part is rounded separately.
  package func stretches(from start: Int64, to end: Int64, of frame: Int) -> [Int] {
    var counts: [Int] = []
    forEachStretch(from: start, to: end, of: frame) { count, _ in counts.append(count) }
    return counts
  }

  private func forEachStretch(
    from start: Int64,
    to end: Int64,
    of frame: Int,
    _ body: (_ refreshes: Int, _ period: RefreshPeriod) -> Void
  ) {
    let changes = changes(for: frame)
    let later = changes.partitioningIndex { $0.time > start }
    var (last, current) = (start, later > 0 ? changes[later - 1].period : period)
    for change in changes[later...] {
      guard change.time < end else { break }
      if change.time > last {
        body(current.count(in: change.time - last), current)
        last = change.time
      }
      current = change.period
    }
    body(current.count(in: end - last), current)
  }

  /// The rates of the refreshes between two columns, in thousandths of a hertz.
  ///
  /// - Parameters:
  ///   - earlier: the start times.
  ///   - later: the end times; a pair whose end comes first has no refreshes.
  ///   - count: the total number of refreshes.
  /// - Returns: Each rate as often as it has refreshes.
  package func rates(
    ofRefreshesFrom earlier: TimeColumn,
    to later: TimeColumn,
    count: Int
  ) -> Histogram {
    guard !isSteady else { return Histogram(period.milliHertz, count: count) }
    var rates: [Int64] = []
    for frame in earlier.nanoseconds.indices {
      guard let start = earlier[frame], let end = later[frame], start < end else { continue }
      forEachStretch(from: start, to: end, of: frame) { refreshes, period in
        rates += [Int64](repeating: period.milliHertz, count: max(0, refreshes))
      }
    }
    return Histogram(rates)
  }

  /// The number of refreshes between two columns, 0 where the second comes first.
  package func refreshes(from earlier: TimeColumn, to later: TimeColumn) -> Histogram {
    guard isSteady else {
      let (start, end) = (earlier.nanoseconds, later.nanoseconds)
      return Histogram(of: Refreshes(earlier: start, later: end, clock: self))
    }
    let lengths = TimeDifference(from: earlier, to: later)
    return Histogram(of: SteadyRefreshes(lengths: lengths, period: period))
  }

  /// The number of refreshes between two columns, with the lengths already counted.
  package func refreshes(
    from earlier: TimeColumn,
    to later: TimeColumn,
    lengths: Histogram
  ) -> Histogram {
    isSteady
      ? lengths.mapped { Int64(max(0, period.count(in: $0))) } : refreshes(from: earlier, to: later)
  }

  private func changes(for frame: Int) -> [Change] {
    parts.last { $0.firstFrame <= frame }?.changes ?? []
  }

  /// The refreshes of a display whose rate never changes, the same at any time.
  private struct SteadyRefreshes: FrameValues {
    let lengths: TimeDifference
    let period: RefreshPeriod

    var frameCount: Int { lengths.frameCount }

    func metricValue(of frame: Int) -> Int64 {
      let length = lengths.metricValue(of: frame)
      return length == TimeColumn.absent ? length : Int64(max(0, period.count(in: length)))
    }
  }

  private struct Refreshes: FrameValues {
    let earlier: [Int64]
    let later: [Int64]
    let clock: RefreshClock

    var frameCount: Int { earlier.count }

    func metricValue(of frame: Int) -> Int64 {
      let (start, end) = (earlier[frame], later[frame])
      guard start != TimeColumn.absent, end != TimeColumn.absent else { return TimeColumn.absent }
      return Int64(max(0, clock.count(from: start, to: end, of: frame)))
    }
  }
}
