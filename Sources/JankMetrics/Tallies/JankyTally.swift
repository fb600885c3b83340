/// The janky frames of Android's `gfxinfo`, and why they are.
///
/// A frame is janky if it is done at its deadline or later. Behind a janky one the pipeline is
/// stuffed: a frame that begins before it would in an empty pipeline has a period more, and one
/// that is in time by that shows what was touched long ago. A pause empties the pipeline. Source:
/// Android, hwui JankTracker.
package struct JankyTally: Hashable, Sendable {
  /// How many frames are janky.
  package private(set) var count: Measured<Int>
  /// How many frames of a stuffed pipeline are not.
  package private(set) var highInputLatency: Measured<Int>
  /// Those that were handed over half a period or more after the refresh they were taken up by.
  package private(set) var bySlowMainThread: Measured<Int>
  /// Those that were taken up after the refresh they were meant for.
  package private(set) var byMissedVsync: Measured<Int>
  /// Those with a fifth of a period or more to hand images over.
  package private(set) var bySlowUpload: Measured<Int>
  /// Those with three quarters of a period or more to draw.
  package private(set) var bySlowDraw: Measured<Int>
  /// Those of 700 ms and more in all.
  package private(set) var frozen: Measured<Int>

  /// What takes as long is no jank to Android, but a screen that was off or an app that was held.
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
        let ((found, ends), figures) = known
        return found.janky.count { frame in
          guard let figure = figures[frame], figure < Self.ignored else { return false }
          let period = clock.period(of: frame, dueAt: ends.1.nanoseconds[frame])
          // A share of the whole nanoseconds of a period, as gfxinfo divides.
          return figure >= share * period.wholeNanoseconds / whole
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
      return found.janky.count { (1..<Self.ignored).contains(delays.figure(of: $0)) }
    }
    frozen = found.and(series.column(.total)).map { found, total in
      found.janky.count { total.nanoseconds[$0] >= 700_000_000 }
    }
  }
}

extension JankyTally {
  /// The frames that matter: janky ones by place, and how many of a stuffed pipeline are in time.
  private struct Findings {
    var janky: [Int] = []
    var stuffedCount = 0
  }

  /// What tells whether the pipeline is stuffed.
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

  /// Whether a frame begins by more than a tenth of a period before an empty pipeline would let it.
  func isStuffed(_ frame: Int, before next: Int64, _ period: Int64) -> Bool {
    begin[frame].map { 10 * (next - $0) > period } ?? false
  }

  /// The first refresh after the end of a janky frame, counted from the one it was taken up by.
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
