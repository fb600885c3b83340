package struct CadenceTally: Hashable, Sendable {
  package private(set) var presented: Int
  /// Frames that were never shown.
  package private(set) var notPresented: Int
  /// Frames that were or may have been shown at an unknown time.
  package private(set) var untimed: Int
  /// The times between consecutive frames, in nanoseconds.
  package private(set) var frameTimes: Histogram
  /// The longest time that one frame stayed on screen while another was due, in nanoseconds; 0 for
  /// none.
  package private(set) var longestFreeze: Int64
  package private(set) var refreshes: Measured<RefreshTally>

  package init(_ series: FrameSeries, shown: TimeColumn, frameTimes: [[Int64]]) {
    presented = shown.knownCount
    untimed = series.untimedCount
    notPresented = max(0, series.frameCount - presented - untimed)
    let times = Histogram(frameTimes.count == 1 ? frameTimes[0] : frameTimes.flatMap(\.self))
    self.frameTimes = times
    refreshes = series.clock.map { RefreshTally(series, shown: shown, frameTimes: times, $0) }
    longestFreeze = max(series.standing, Self.longestFreeze(series, shown))
  }
}

extension CadenceTally: Mergeable {
  package mutating func merge(_ other: CadenceTally) {
    presented += other.presented
    notPresented += other.notPresented
    untimed += other.untimed
    frameTimes.merge(other.frameTimes)
    longestFreeze = max(longestFreeze, other.longestFreeze)
    refreshes.merge(other.refreshes)
  }
}

extension CadenceTally {
  /// The number of refreshes that repeated a frame.
  package var missedRefreshes: Measured<Int> { refreshes.map(\.missed) }

  /// The number of refreshes from the first frame of each segment to its last.
  package var refreshSlots: Measured<Int> { missedRefreshes.map { presented + $0 } }

  private static func longestFreeze(_ series: FrameSeries, _ shown: TimeColumn) -> Int64 {
    let rule = Freeze(series, shown: shown)
    var longest: Int64 = 0
    for segment in series.segments {
      for step in FrameTimes(of: segment, shown: shown)
      where step.length > longest && rule.contains(step, near: segment.frames.lowerBound) {
        longest = step.length
      }
    }
    return longest
  }
}
