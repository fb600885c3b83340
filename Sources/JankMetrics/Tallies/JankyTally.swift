/// The janky frames of Android's `gfxinfo`, and the reasons.
///
/// A frame is janky if it is done at its deadline or later. Behind a janky frame the pipeline is
/// stuffed. There, a frame that begins earlier than in an empty pipeline has one more refresh
/// interval, and if it is in time by that, it answers old input. A pause empties the pipeline.
/// Source: Android, hwui JankTracker.
package struct JankyTally: Hashable, Sendable {
  package private(set) var count: Measured<Int>
  /// Frames of a stuffed pipeline that are not janky.
  package private(set) var highInputLatency: Measured<Int>
  /// Janky frames handed over half an interval or more after the refresh at which they started.
  package private(set) var bySlowMainThread: Measured<Int>
  /// Janky frames that started after their intended refresh.
  package private(set) var byMissedVsync: Measured<Int>
  /// Janky frames with an image upload of a fifth of an interval or more.
  package private(set) var bySlowUpload: Measured<Int>
  /// Janky frames with three quarters of an interval or more of drawing.
  package private(set) var bySlowDraw: Measured<Int>
  /// Janky frames of 700 ms or more in total.
  package private(set) var frozen: Measured<Int>

  /// The duration from which Android ignores a frame, for example of a screen that was off or a
  /// stopped app.
  private static let ignored: Int64 = 10_000_000_000

  package init(_ series: FrameSeries) {
    let ends = series.wholeness.flatMap { series.column(.end).and(series.column(.deadline)) }
    let begins = series.column(.begin).and(series.column(.vsync)).and(series.clock)
    let pipeline = begins.value.map { Pipeline(begin: $0.0.0, vsync: $0.0.1, clock: $0.1) }
    let found = ends.map { Self.find(in: series.segments, end: $0, deadline: $1, pipeline) }
    count = found.map(\.janky.count)
    highInputLatency = found.and(begins).map(\.0.stuffedCount)
    func countJanky(
      _ part: FrameSeries.Part,
      reaching share: Int64,
      of whole: Int64
    ) -> Measured<Int> {
      found.and(ends).and(series.column(part)).and(series.clock).map { known, clock in
        let ((found, ends), metricValues) = known
        return found.janky.count { frame in
          guard let metricValue = metricValues[frame], metricValue < Self.ignored else {
            return false
          }
          let period = clock.period(of: frame, dueAt: ends.1.nanoseconds[frame])
          // A share of the interval in whole nanoseconds, as gfxinfo divides.
          return metricValue >= share * period.wholeNanoseconds / whole
        }
      }
    }
    bySlowMainThread = countJanky(.handOver, reaching: 1, of: 2)
    bySlowUpload = countJanky(.upload, reaching: 1, of: 5)
    bySlowDraw = countJanky(.draw, reaching: 3, of: 4)
    byMissedVsync = found.and(series.column(.begin).and(series.column(.vsync))).map {
      found,
      taken in
      let delays = TimeDifference(from: taken.0, to: taken.1)
      return found.janky.count { (1..<Self.ignored).contains(delays.metricValue(of: $0)) }
    }
    frozen = found.and(series.column(.total)).map { found, total in
      found.janky.count { total.nanoseconds[$0] >= 700_000_000 }
    }
  }
}

extension JankyTally {
  /// The indices of janky frames, and the number of frames in time in a stuffed pipeline.
  private struct Findings {
    var janky: [Int] = []
    var stuffedCount = 0
  }

  /// The columns that show whether the pipeline is stuffed.
  fileprivate struct Pipeline {
    let begin: TimeColumn
    let vsync: TimeColumn
    let clock: RefreshClock
  }

  private static func find(
    in segments: [FrameSeries.Segment],
    end: TimeColumn,
    deadline: TimeColumn,
    _ pipeline: Pipeline?
  ) -> Findings {
    var findings = Findings()
    for segment in segments {
      // When the next frame would begin in an empty pipeline.
      var next: Int64?
      for frame in segment.frames {
        guard let end = end[frame], let deadline = deadline[frame] else { continue }
        let period = next == nil ? 0 : pipeline?.period(at: deadline, of: frame) ?? 0
        let isStuffed =
          next.map { pipeline?.isStuffed(frame, before: $0, period) ?? false } ?? false
        if end >= (isStuffed ? deadline + period : deadline) {
          findings.janky.append(frame)
          next = pipeline?.next(after: end, deadline: deadline, of: frame)
        } else if isStuffed {
          findings.stuffedCount += 1
          next = next.map { $0 + period }
        }
      }
    }
    return findings
  }
}

extension JankyTally.Pipeline {
  func period(at time: Int64, of frame: Int) -> Int64 {
    clock.period(of: frame, dueAt: time).wholeNanoseconds
  }

  /// Whether a frame begins more than a tenth of an interval earlier than in an empty pipeline.
  func isStuffed(_ frame: Int, before next: Int64, _ period: Int64) -> Bool {
    begin[frame].map { 10 * (next - $0) > period } ?? false
  }

  /// The first refresh after the end of a janky frame, counted from the one at which it started.
  func next(after end: Int64, deadline: Int64, of frame: Int) -> Int64? {
    let period = period(at: deadline, of: frame)
    return vsync[frame].map { end - (end - $0) % period + period }
  }
}

extension JankyTally: Mergeable {
  package mutating func merge(_ other: JankyTally) {
    count.merge(other.count)
    highInputLatency.merge(other.highInputLatency)
    bySlowMainThread.merge(other.bySlowMainThread)
    byMissedVsync.merge(other.byMissedVsync)
    bySlowUpload.merge(other.bySlowUpload)
    bySlowDraw.merge(other.bySlowDraw)
    frozen.merge(other.frozen)
  }
}
