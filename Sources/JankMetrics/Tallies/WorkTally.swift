/// The durations of the work on frames, and the frames that are bad by various rules.
package struct WorkTally: Hashable, Sendable {
  /// The work of the app's main thread in nanoseconds, for frames that have any.
  package private(set) var mainThread: Measured<Histogram>
  package private(set) var render: Measured<Histogram>
  /// From the start of the frame to the end of the work on processors.
  package private(set) var processor: Measured<Histogram>
  /// From the start of each frame to the start of the next.
  package private(set) var interval: Measured<Histogram>
  package private(set) var total: Measured<Histogram>
  /// The end of each frame less its deadline; negative if early.
  package private(set) var overrun: Measured<Histogram>
  /// JankStats: frames in the app for longer than one or two times the time until their deadline.
  package private(set) var overDeadline: Measured<Int>
  package private(set) var overTwoDeadlines: Measured<Int>
  /// Perfetto: frames with more than 20, 50 and 200 ms of work and of waiting for the main thread.
  package private(set) var slow: Measured<Int>
  package private(set) var big: Measured<Int>
  package private(set) var huge: Measured<Int>
  /// gfxinfo: frames done at their deadline or later, and the reasons.
  package private(set) var janky: JankyTally
  /// gfxinfo: frames longer than a refresh interval in total.
  package private(set) var longerThanPeriod: Measured<Int>
  /// Frames with more than a refresh interval of work on the main thread.
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
    janky = JankyTally(series)
    longerThanPeriod = Self.count(.total, of: series, total)
    mainThreadOverPeriod = Self.count(.mainThread, of: series, mainThread)
    let allowances = series.column(.deadline).and(series.column(.begin)).and(
      series.column(.userInterface)
    )
    let over = allowances.map { Self.countOver($0.0, $0.1, $1) }
    overDeadline = over.map(\.one)
    overTwoDeadlines = over.map(\.two)
    let efforts = series.wholeness.flatMap { series.column(.processor) }.map { column in
      Self.countLong(Effort(series, processor: column))
    }
    slow = efforts.map(\.slow)
    big = efforts.map(\.big)
    huge = efforts.map(\.huge)
  }

  /// Counts frames with a value above the refresh interval for which they were made.
  private static func count(
    _ part: FrameSeries.Part,
    of series: FrameSeries,
    _ histogram: Measured<Histogram>
  ) -> Measured<Int> {
    histogram.and(series.column(part)).and(series.clock).map { metricValues, clock in
      guard !clock.isUniform else {
        return metricValues.0.count(above: clock.period.wholeNanoseconds)
      }
      let due = series.column(.expected).value
      return (0..<series.frameCount).count { frame in
        guard let metricValue = metricValues.1[frame] else { return false }
        return metricValue > clock.period(of: frame, dueAt: due?[frame]).wholeNanoseconds
      }
    }
  }

  /// Counts frames that took more than 20, 50 and 200 ms.
  private static func countLong(_ efforts: Effort) -> (slow: Int, big: Int, huge: Int) {
    var (slow, big, huge) = (0, 0, 0)
    for frame in 0..<efforts.frameCount {
      // An unknown value is the smallest integer.
      let effort = efforts.metricValue(of: frame)
      guard effort > 20_000_000 else { continue }
      slow += 1
      if effort > 50_000_000 { big += 1 }
      if effort > 200_000_000 { huge += 1 }
    }
    return (slow, big, huge)
  }

  /// Counts frames that took longer than once and twice the time until their deadline.
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
    slow.merge(other.slow)
    big.merge(other.big)
    huge.merge(other.huge)
    mainThreadOverPeriod.merge(other.mainThreadOverPeriod)
  }
}

/// The processor work on a frame plus the wait for the main thread before it, if known, as Perfetto
/// adds the delay after the refresh to the slices of both threads.
private struct Effort: FrameValues {
  private let processor: [Int64]
  private let waits: TimeDifference?

  init(_ series: FrameSeries, processor: TimeColumn) {
    self.processor = processor.nanoseconds
    waits = series.column(.mainThread).and(series.column(.userInterface)).value.map {
      TimeDifference(from: $0, to: $1)
    }
  }

  var frameCount: Int { processor.count }

  func metricValue(of frame: Int) -> Int64 {
    guard let wait = waits?.metricValue(of: frame), wait != TimeColumn.absent,
      processor[frame] != TimeColumn.absent
    else { return processor[frame] }
    return processor[frame] + wait
  }
}
