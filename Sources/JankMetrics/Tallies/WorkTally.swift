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
  /// gfxinfo: janky frames of 700 ms and more in all.
  package private(set) var jankyAndFrozen: Measured<Int>
  /// Frames with more than a period on the main thread.
  package private(set) var mainThreadOverPeriod: Measured<Int>

  package init(_ series: FrameSeries) {
    func histogram(_ part: FrameSeries.Part) -> Measured<Histogram> {
      series.wholeness.flatMap { series.column(part) }.map { Histogram($0.known) }
    }
    mainThread = histogram(.mainThread)
    render = histogram(.render)
    processor = histogram(.processor)
    interval = histogram(.interval)
    total = histogram(.total)
    let ends = series.wholeness.flatMap { series.column(.end).and(series.column(.deadline)) }
    overrun = ends.map { Histogram($0.minus($1)) }
    janky = ends.map { end, deadline in end.minus(deadline).count { $0 >= 0 } }
    longerThanPeriod = total.and(series.period).map { $0.count(above: $1.wholeNanoseconds) }
    mainThreadOverPeriod = mainThread.and(series.period).map {
      $0.count(above: $1.wholeNanoseconds)
    }
    let allowances = series.column(.deadline).and(series.column(.begin)).and(
      series.column(.mainThread)
    )
    overDeadline = allowances.map { Self.count($0.0, $0.1, $1, deadlines: 1) }
    overTwoDeadlines = allowances.map { Self.count($0.0, $0.1, $1, deadlines: 2) }
    jankyBySlowMainThread = ends.and(series.column(.mainThread)).and(series.period).map {
      // Half of the whole nanoseconds of a period, as gfxinfo divides.
      Self.count($0.0.0, $0.0.1, where: $0.1, reaches: $1.wholeNanoseconds / 2)
    }
    jankyAndFrozen = ends.and(series.column(.total)).map {
      Self.count($0.0, $0.1, where: $1, reaches: 700_000_000)
    }
  }

  private static func count(
    _ deadline: TimeColumn,
    _ begin: TimeColumn,
    _ work: TimeColumn,
    deadlines: Int64
  ) -> Int {
    deadline.nanoseconds.indices.count { frame in
      guard let deadline = deadline[frame], let begin = begin[frame], let work = work[frame] else {
        return false
      }
      return work > deadlines * (deadline - begin)
    }
  }

  /// Counts frames that ended at their deadline or later and have a figure of some size.
  private static func count(
    _ end: TimeColumn,
    _ deadline: TimeColumn,
    where figure: TimeColumn,
    reaches limit: Int64
  ) -> Int {
    figure.nanoseconds.indices.count { frame in
      guard let end = end[frame], let deadline = deadline[frame], let figure = figure[frame] else {
        return false
      }
      return end >= deadline && figure >= limit
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
    jankyAndFrozen.merge(other.jankyAndFrozen)
    mainThreadOverPeriod.merge(other.mainThreadOverPeriod)
  }
}
