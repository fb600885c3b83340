/// How long the work on frames took, and which frames that makes bad by whose rule.
package struct WorkTally: Hashable, Sendable {
  /// The work of the app's main thread in nanoseconds, for the frames where it took part.
  package private(set) var mainThread: Measured<Histogram>
  /// The rendering.
  package private(set) var render: Measured<Histogram>
  /// From taking up the frame to the end of the work on processors.
  package private(set) var processor: Measured<Histogram>
  /// From taking up each frame to taking up the next.
  package private(set) var interval: Measured<Histogram>
  /// The whole frame.
  package private(set) var total: Measured<Histogram>
  /// How much later than its deadline each frame was done; negative for earlier.
  package private(set) var overrun: Measured<Histogram>
  /// JankStats: frames whose work on the main thread took longer than so many deadlines.
  package private(set) var overDeadline: Measured<Int>
  package private(set) var overTwoDeadlines: Measured<Int>
  /// gfxinfo: frames done at their deadline or later.
  package private(set) var janky: Measured<Int>
  /// gfxinfo: frames longer than a period in all.
  package private(set) var longerThanPeriod: Measured<Int>
  /// gfxinfo: janky frames with half a period or more on the main thread.
  package private(set) var jankyBySlowMainThread: Measured<Int>
  /// gfxinfo: janky frames that were taken up after the refresh they were meant for.
  package private(set) var jankyByMissedVsync: Measured<Int>
  /// gfxinfo: janky frames with a fifth of a period or more to hand images over.
  package private(set) var jankyBySlowUpload: Measured<Int>
  /// gfxinfo: janky frames with three quarters of a period or more to draw.
  package private(set) var jankyBySlowDraw: Measured<Int>
  /// gfxinfo: janky frames of 700 ms and more in all.
  package private(set) var jankyAndFrozen: Measured<Int>
  /// Frames with more than a period on the main thread.
  package private(set) var mainThreadOverPeriod: Measured<Int>

  package init(_ series: FrameSeries) {
    func histogram(_ part: FrameSeries.Part) -> Measured<Histogram> {
      series.wholeness.flatMap { series.column(part) }.map { Histogram(of: $0) }
    }
    mainThread = histogram(.mainThread)
    render = histogram(.render)
    processor = histogram(.processor)
    interval = histogram(.interval)
    total = histogram(.total)
    let ends = series.wholeness.flatMap { series.column(.end).and(series.column(.deadline)) }
    overrun = ends.map { Histogram(of: TimeDifference(from: $1, to: $0)) }
    janky = overrun.map { $0.count(above: -1) }
    longerThanPeriod = Self.count(.total, of: series, total)
    mainThreadOverPeriod = Self.count(.mainThread, of: series, mainThread)
    let allowances = series.column(.deadline).and(series.column(.begin)).and(
      series.column(.mainThread)
    )
    let over = allowances.map { Self.countOver($0.0, $0.1, $1) }
    overDeadline = over.map(\.one)
    overTwoDeadlines = over.map(\.two)
    func countJanky(by part: FrameSeries.Part, share: Int64, of whole: Int64) -> Measured<Int> {
      ends.and(series.column(part)).and(series.clock).map { columns, clock in
        let ((end, deadline), figure) = columns
        // A share of the whole nanoseconds of a period, as gfxinfo divides.
        return Self.count(end, deadline, where: figure) {
          let period = clock.period(at: deadline.nanoseconds[$0], of: $0)
          return share * period.wholeNanoseconds / whole
        }
      }
    }
    jankyBySlowMainThread = countJanky(by: .mainThread, share: 1, of: 2)
    jankyBySlowUpload = countJanky(by: .upload, share: 1, of: 5)
    jankyBySlowDraw = countJanky(by: .draw, share: 3, of: 4)
    let taken = series.column(.vsync).and(series.column(.begin))
    jankyByMissedVsync = ends.and(taken).map { ends, taken in
      let late = TimeDifference(from: taken.1, to: taken.0)
      return ends.0.nanoseconds.indices.count { frame in
        guard let end = ends.0[frame], let deadline = ends.1[frame] else { return false }
        return end >= deadline && late.figure(of: frame) > 0
      }
    }
    jankyAndFrozen = ends.and(series.column(.total)).map {
      Self.count($0.0, $0.1, where: $1) { _ in 700_000_000 }
    }
  }

  /// Counts frames with a figure above a period of their time.
  private static func count(
    _ part: FrameSeries.Part,
    of series: FrameSeries,
    _ histogram: Measured<Histogram>
  ) -> Measured<Int> {
    histogram.and(series.column(part)).and(series.clock).map { figures, clock in
      guard !clock.isSteady, let due = series.column(.expected).value else {
        return figures.0.count(above: clock.period.wholeNanoseconds)
      }
      return due.nanoseconds.indices.count { frame in
        guard let due = due[frame], let figure = figures.1[frame] else { return false }
        return figure > clock.period(at: due, of: frame).wholeNanoseconds
      }
    }
  }

  /// Counts frames with more work than one and than two deadlines.
  private static func countOver(
    _ deadline: TimeColumn,
    _ begin: TimeColumn,
    _ work: TimeColumn
  ) -> (one: Int, two: Int) {
    var (one, two) = (0, 0)
    for frame in deadline.nanoseconds.indices {
      guard let deadline = deadline[frame], let begin = begin[frame], let work = work[frame],
        work > deadline - begin
      else { continue }
      one += 1
      if work > 2 * (deadline - begin) { two += 1 }
    }
    return (one, two)
  }

  /// Counts frames that ended at their deadline or later and have a figure of some size.
  private static func count(
    _ end: TimeColumn,
    _ deadline: TimeColumn,
    where figure: TimeColumn,
    reaches limit: (_ frame: Int) -> Int64
  ) -> Int {
    figure.nanoseconds.indices.count { frame in
      guard let end = end[frame], let deadline = deadline[frame], let figure = figure[frame] else {
        return false
      }
      return end >= deadline && figure >= limit(frame)
    }
  }
}

extension WorkTally: Mergeable {
  package mutating func merge(_ other: WorkTally) {
    mainThread.merge(other.mainThread)
    render.merge(other.render)
    processor.merge(other.processor)
    interval.merge(other.interval)
    total.merge(other.total)
    overrun.merge(other.overrun)
    overDeadline.merge(other.overDeadline)
    overTwoDeadlines.merge(other.overTwoDeadlines)
    janky.merge(other.janky)
    longerThanPeriod.merge(other.longerThanPeriod)
    jankyBySlowMainThread.merge(other.jankyBySlowMainThread)
    jankyByMissedVsync.merge(other.jankyByMissedVsync)
    jankyBySlowUpload.merge(other.jankyBySlowUpload)
    jankyBySlowDraw.merge(other.jankyBySlowDraw)
    jankyAndFrozen.merge(other.jankyAndFrozen)
    mainThreadOverPeriod.merge(other.mainThreadOverPeriod)
  }
}
