/// The pictures that were shown and the times between them.
package struct CadenceTally: Hashable, Sendable {
  /// Frames that were shown.
  package private(set) var presented: Int
  /// Frames that never were.
  package private(set) var notPresented: Int
  /// The times between pictures that followed each other, in nanoseconds.
  package private(set) var frameTimes: Histogram
  /// The same in refreshes of the display.
  package private(set) var refreshes: Measured<Histogram>
  /// The longest time one picture stood though another was due, in nanoseconds; 0 for never.
  package private(set) var longestFreeze: Int64
  /// Frame times that are longer than the one before by more than half a period.
  package private(set) var increases: Measured<Int>
  /// The share of missed refreshes in every second.
  package private(set) var windows: Measured<DroppedWindows>

  package init(_ series: FrameSeries, shown: TimeColumn, frameTimes: [[Int64]]) {
    presented = shown.knownCount
    notPresented = series.frameCount - presented
    self.frameTimes = Histogram(frameTimes.flatMap(\.self))
    refreshes = series.period.map { period in
      Histogram(frameTimes.joined().map { Int64(period.count(in: $0)) })
    }
    increases = series.period.map { period in
      frameTimes.reduce(0) { $0 + FrameTimeJank.increases($1, period: period) }
    }
    windows = series.period.map { Self.windows(series, shown, frameTimes, period: $0) }
    longestFreeze = max(series.standing, Self.longestFreeze(series, shown))
  }
}

extension CadenceTally: Mergeable {
  package mutating func merge(_ other: CadenceTally) {
    presented += other.presented
    notPresented += other.notPresented
    frameTimes.merge(other.frameTimes)
    refreshes.merge(other.refreshes)
    longestFreeze = max(longestFreeze, other.longestFreeze)
    increases.merge(other.increases)
    windows.merge(other.windows)
  }
}

extension CadenceTally {
  /// How many refreshes showed the picture before once more.
  package var missedRefreshes: Measured<Int> {
    refreshes.map { histogram in
      histogram.entries.reduce(0) { $0 + Int(max(0, $1.value - 1)) * $1.count }
    }
  }

  /// How many refreshes passed from the first picture of each segment to its last.
  package var refreshSlots: Measured<Int> { missedRefreshes.map { presented + $0 } }

  private static func windows(
    _ series: FrameSeries,
    _ shown: TimeColumn,
    _ frameTimes: [[Int64]],
    period: RefreshPeriod
  ) -> DroppedWindows {
    let length = max(1, Int(period.hertz.rounded()))
    var windows = DroppedWindows(length: length)
    for (segment, times) in zip(series.segments, frameTimes) {
      let isShown = segment.frames.contains { shown[$0] != nil }
      let first = isShown && segment.opened == nil ? [0] : []
      let missed = first + times.map { max(0, period.count(in: $0) - 1) }
      windows.merge(DroppedWindows(length: length, droppedBefore: missed))
    }
    return windows
  }

  /// Where it is known when pictures were due, only waits for a late one count; else all of them.
  private static func longestFreeze(_ series: FrameSeries, _ shown: TimeColumn) -> Int64 {
    let expected = series.column(.expected).value
    func isFreeze(_ wait: Int64, until frame: Int?, at time: Int64) -> Bool {
      if let period = series.refreshPeriod, period.count(in: wait) < 2 { return false }
      guard let expected else { return true }
      return frame.flatMap { expected[$0] }.map { $0 < time } ?? false
    }
    var longest: Int64 = 0
    for segment in series.segments {
      var last = segment.opened
      func end(at time: Int64, with frame: Int?) {
        if let last, time - last > longest, isFreeze(time - last, until: frame, at: time) {
          longest = time - last
        }
        last = time
      }
      for frame in segment.frames {
        if let time = shown[frame] { end(at: time, with: frame) }
      }
      if let closed = segment.closed { end(at: closed, with: nil) }
    }
    return longest
  }
}
