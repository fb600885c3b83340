/// The number of frames with each cause of jank, by the rules of Android's frame timeline.
///
/// The app's part of a frame is the surface frame. The render server's part is the display frame
/// that shows it.
package struct TimelineTally: Hashable, Sendable {
  /// The number of frames by the bit index of the cause; a frame can have several causes.
  private var counts = [Int](repeating: 0, count: Int.bitWidth)
  /// The number of frames without any cause.
  package private(set) var smooth = 0

  package init(_ series: FrameSeries, columns: Columns, _ clock: RefreshClock) {
    for segment in series.segments {
      var previousShown: Int64?
      var previousLatch: Int64?
      for frame in segment.frames {
        guard columns.isShown(frame) else {
          count(.dropped)
          continue
        }
        guard let (app, server) = columns.timings(of: frame) else { continue }
        if PresentType(expected: app.expectedPresent, shown: app.actualPresent) == .onTime {
          // A frame on time is smooth, whatever the classes of its parts.
          smooth += 1
        } else {
          let period = clock.period(at: app.expectedPresent, of: frame)
          let timeline = FrameTimeline(period: period.wholeNanoseconds)
          let display = timeline.verdict(
            onDisplay: server,
            gpuEnd: server.actualEnd,
            previousPresent: previousShown
          )
          let jank = timeline.verdict(
            onSurface: app,
            display: display.jank,
            lastLatch: previousLatch
          )
          count(jank.jank)
        }
        previousShown = app.actualPresent ?? previousShown
        previousLatch = columns.latched[frame] ?? previousLatch
      }
    }
  }

  private mutating func count(_ jank: JankType) {
    if jank.isEmpty { smooth += 1 }
    var bits = jank.rawValue
    while bits != 0 {
      counts[bits.trailingZeroBitCount] += 1
      bits &= bits - 1
    }
  }
}

extension TimelineTally {
  package struct Columns {
    let expected: TimeColumn
    let shown: TimeColumn
    let end: TimeColumn
    let appDeadline: TimeColumn
    let appEnd: TimeColumn
    let latched: TimeColumn
    let serverExpected: TimeColumn

    package static func of(_ series: FrameSeries) -> Measured<Columns> {
      let work = series.column(.serverExpected).and(series.column(.end))
      let app = series.column(.appDeadline).and(series.column(.appEnd))
      let shown = series.column(.expected).and(series.column(.shown))
      return series.column(.latched).and(work).and(app).and(shown).map { columns, shown in
        let ((latched, work), app) = columns
        return Columns(
          expected: shown.0,
          shown: shown.1,
          end: work.1,
          appDeadline: app.0,
          appEnd: app.1,
          latched: latched,
          serverExpected: work.0
        )
      }
    }

    func isShown(_ frame: Int) -> Bool { shown[frame] != nil }

    /// The app's and the server's timing of a frame, if completely known.
    ///
    /// The server has a prediction of its own, counted from when it could latch the frame. So it is
    /// not blamed for the app's delay.
    func timings(of frame: Int) -> (app: FrameTimeline.Timing, server: FrameTimeline.Timing)? {
      guard let due = expected[frame], let appDue = appDeadline[frame],
        let appEnd = appEnd[frame], let serverDue = serverExpected[frame], let end = end[frame]
      else { return nil }
      let app = FrameTimeline.Timing(
        expectedEnd: appDue,
        actualEnd: appEnd,
        expectedPresent: due,
        actualPresent: shown[frame]
      )
      let server = FrameTimeline.Timing(
        expectedEnd: serverDue,
        actualEnd: end,
        expectedPresent: serverDue,
        actualPresent: shown[frame]
      )
      return (app, server)
    }
  }

  package func count(of type: JankType) -> Int { counts[type.rawValue.trailingZeroBitCount] }
}

extension TimelineTally: Mergeable {
  package mutating func merge(_ other: TimelineTally) {
    for place in counts.indices { counts[place] += other.counts[place] }
    smooth += other.smooth
  }
}
