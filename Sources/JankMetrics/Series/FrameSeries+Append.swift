internal import JankTrace

extension FrameSeries {
  /// Appends the frames of another series as separate segments.
  ///
  /// Data that is missing in either series is missing in the result.
  public mutating func append(_ other: FrameSeries) {
    precondition(refreshPeriod == other.refreshPeriod, "both displays have the same refresh rate")
    let offset = frameCount
    rateChanges = joinedRateChanges(other, behind: offset)
    refreshIntervals = joinedIntervals(other)
    untimedCount += other.untimedCount
    frameCount += other.frameCount
    segments += other.segments.map {
      var segment = $0
      segment.frames = $0.frames.lowerBound + offset..<$0.frames.upperBound + offset
      return segment
    }
    var merged: [Part: TimeColumn] = [:]
    for (part, column) in columns {
      guard let more = other.columns[part] else { continue }
      merged[part] = TimeColumn(nanoseconds: column.nanoseconds + more.nanoseconds)
    }
    columns = merged
    contentBreaks += other.contentBreaks.map { $0 + offset }
    trackedTime = trackedTime.flatMap { time in other.trackedTime.map { time + $0 } }
    unfinished = unfinished ?? other.unfinished
    standing = max(standing, other.standing)
    holdsLateFramesOnly = holdsLateFramesOnly || other.holdsLateFramesOnly
    lateness = lateness.flatMap { own in other.lateness.map { own + $0 } }
    busyTimes = busyTimes.flatMap { own in
      other.busyTimes.map {
        BusyTimes(lengths: own.lengths + $0.lengths, observed: own.observed + $0.observed)
      }
    }
    partialCount = partialCount.flatMap { own in other.partialCount.map { own + $0 } }
    touchValues = touchValues.flatMap { own in other.touchValues.map { own + $0 } }
    processes = processes.flatMap { own in
      other.processes.map { more in
        var both = own
        both.merge(more)
        return both
      }
    }
    motion = motion.flatMap { own in other.motion.map { own + $0 } }
    substitute = substitute ?? other.substitute
    // Values that a recording states for a part do not hold for the whole.
    stated = [:]
  }

  private func joinedIntervals(_ other: FrameSeries) -> TimeColumn? {
    guard refreshIntervals != nil || other.refreshIntervals != nil else { return nil }
    func intervals(_ series: FrameSeries) -> [Int64] {
      series.refreshIntervals?.nanoseconds
        ?? Array(repeating: TimeColumn.absent, count: series.frameCount)
    }
    return TimeColumn(nanoseconds: intervals(self) + intervals(other))
  }

  private func joinedRateChanges(_ other: FrameSeries, behind offset: Int) -> [RefreshClock.Part] {
    guard !rateChanges.isEmpty || !other.rateChanges.isEmpty else { return [] }
    let own = rateChanges.isEmpty ? [RefreshClock.Part(firstFrame: 0, changes: [])] : rateChanges
    guard !other.rateChanges.isEmpty else {
      return own + [RefreshClock.Part(firstFrame: offset, changes: [])]
    }
    return own
      + other.rateChanges.map {
        RefreshClock.Part(firstFrame: $0.firstFrame + offset, changes: $0.changes)
      }
  }
}
