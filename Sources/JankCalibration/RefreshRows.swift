internal import JankEngine
package import JankImports
package import JankTrace

/// The frames of one window, with their times counted in the refreshes of the device.
///
/// The interval of a real display drifts by some microseconds, as its stated intervals do. Each row
/// is therefore placed by the number of its tick, and keeps its times relative to it.
package struct RefreshRows {
  /// A frame with the refreshes of its plan and of its outcome.
  package struct Row {
    package let work: RecordedWork.Row
    /// The number of the tick; the first row of a window has ``RefreshRows/firstTick``.
    package let tick: Int
    /// The refreshes from the tick to the deadline.
    package let budget: Int
    /// The refresh that presented it, by the recording.
    package let shown: Int

    package init(work: RecordedWork.Row, tick: Int, budget: Int, shown: Int) {
      self.work = work
      self.tick = tick
      self.budget = budget
      self.shown = shown
    }
  }

  /// The number of the first tick: what was under way before the recording is behind it.
  package static let firstTick = 16

  /// The longest pause between ticks that is replayed; a longer one is shortened to it, because the
  /// queue of buffers is empty by then.
  private static let longestPause = Interval.milliseconds(20_000)

  /// The frames in order.
  package var rows: [Row]
  /// The interval of the display: the median of those stated.
  package let interval: Interval

  package init?(_ work: RecordedWork) {
    let lengths = work.rows.map(\.interval).sorted()
    guard let first = work.rows.first, lengths[lengths.count / 2] >= .milliseconds(1) else {
      return nil
    }
    interval = lengths[lengths.count / 2]
    let length = interval
    let longest = Self.refreshes(Self.longestPause, length)
    var (number, last) = (Self.firstTick, first.tick)
    rows = work.rows.map { row in
      number += min(Self.refreshes(row.tick - last, length), longest)
      last = row.tick
      return Row(
        work: row,
        tick: number,
        budget: Self.refreshes(row.deadline - row.tick, length),
        shown: number + Self.refreshes(row.presented - row.tick, length)
      )
    }
  }

  private init(rows: [Row], interval: Interval) {
    self.rows = rows
    self.interval = interval
  }

  /// The number of intervals in a length, rounded to the nearest.
  private static func refreshes(_ length: Interval, _ interval: Interval) -> Int {
    Int((length.seconds / interval.seconds).rounded())
  }
}

extension RefreshRows {
  /// The windows of a recording at the refresh rate of most frames, and the number of
  /// excluded frames.
  ///
  /// A display that changes its rate changes the promise of frames too, so each rate is a pipeline
  /// of its own. A window is parted where frames at another rate are excluded.
  package static func atOneRate(_ windows: [RecordedWork]) -> (rows: [RefreshRows], others: Int) {
    let rates = windows.flatMap { $0.rows.map { hertz($0.interval) } }
    let counts = Dictionary(rates.map { ($0, 1) }, uniquingKeysWith: +)
    guard let most = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else {
      return ([], 0)
    }
    let rows = windows.flatMap { window in
      window.rows.split { !isNear(hertz($0.interval), most.key) }
        .map { RecordedWork(name: window.name, rows: Array($0)) }
    }.compactMap { RefreshRows($0) }
    return (rows, rates.count - rows.reduce(0) { $0 + $1.rows.count })
  }

  private static func hertz(_ interval: Interval) -> Int {
    interval > .zero ? Int((1 / interval.seconds).rounded()) : 0
  }

  /// Whether two rates are the same but for the drift of a display.
  private static func isNear(_ rate: Int, _ other: Int) -> Bool {
    (rate - other).magnitude * 20 <= other
  }

  /// The rows of some places.
  package subscript(places: Range<Int>) -> RefreshRows {
    RefreshRows(rows: Array(rows[places]), interval: interval)
  }

  /// The time of a row's tick behind the display's refresh of the same number, which is at
  /// `interval` times the number.
  package func time(of row: Row, phase: Interval) -> Instant {
    Instant(nanoseconds: Int64(row.tick) * interval.nanoseconds) - phase
  }

  /// A time of a row on the same scale.
  package func time(_ instant: Instant, of row: Row, phase: Interval) -> Instant {
    time(of: row, phase: phase) + (instant - row.work.tick)
  }
}
