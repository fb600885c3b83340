internal import JankTrace

/// The meaning of each column of a series on the virtual device.
///
/// The deadline of the work on a frame is its presentation, and the work ends with the graphics
/// processor. The processors are the main thread and the render server's preparation. A finished
/// commit waits for its deadline; this wait is not part of a frame's duration, because Android has
/// none there. Waits for a busy main thread or render server are.
///
/// Frames are read by index here, because a copy of a frame takes longer than the rest.
struct FrameColumns {
  private let frames: [FrameRecord]
  private let places: [Int]
  private let grid: RefreshGrid

  /// Creates the columns of the frames at some places.
  init(_ frames: [FrameRecord], at places: [Int], on grid: RefreshGrid) {
    self.frames = frames
    self.places = places
    self.grid = grid
  }
}

extension FrameColumns {
  /// All columns, superseded frames before the one that replaced them.
  var columns: [FrameSeries.Part: TimeColumn] {
    var rowCount = places.count
    for index in places.indices { rowCount += frames[places[index]].superseded.count }
    var rows = FrameRows(rowCount: rowCount)
    for index in places.indices {
      append(frames[places[index]], to: &rows)
    }
    return rows.columns(content: contentTimes)
  }

  /// Appends the rows of a frame.
  ///
  /// Frame by frame: to go through all frames for each column would copy each frame as often.
  private func append(_ frame: borrowing FrameRecord, to rows: inout FrameRows) {
    for older in frame.superseded {
      rows.add(superseded: older, taken: taken(older.mainThread.start))
    }
    let begin = frame.begin.time
    let taken = frame.mainThread.map { max(begin, self.taken($0.start)) } ?? begin
    let pickUp = pickUp(frame)
    rows.set(frame.expected.time, in: .expected)
    rows.set(frame.actual.time, in: .shown)
    rows.set(frame.requested, in: .request)
    rows.set(begin, in: .begin)
    rows.set(frame.execute.end, in: .end)
    rows.set(frame.execute.end - frame.prepare.start, in: .render)
    rows.set(total(frame, pickUp: pickUp), in: .total)
    rows.set(frame.commitDeadline, in: .appDeadline)
    rows.set(frame.prepare.start, in: .latched)
    rows.set(serverExpected(frame, pickUp: pickUp), in: .serverExpected)
    rows.set(taken, in: .vsync)
    let mainThread = frame.mainThread
    rows.set(mainThread?.start ?? frame.prepare.start, in: .start)
    rows.set(mainThread?.end ?? begin, in: .appEnd)
    rows.set((mainThread?.length ?? .zero) + frame.prepare.length, in: .processor)
    rows.set(mainThread?.length, in: .mainThread)
    rows.set(mainThread?.length(since: begin), in: .userInterface)
    rows.set(mainThread?.length(since: taken), in: .handOver)
    rows.endRow()
  }

  /// The time that each frame shows; only the steps matter.
  ///
  /// Where another clock begins, see ``contentBreaks``, the step is assumed to equal that of the
  /// display.
  private var contentTimes: TimeColumn {
    var nanoseconds: [Int64] = []
    nanoseconds.reserveCapacity(places.count)
    var time = places.isEmpty ? .zero : frames[places[0]].contentTime
    for index in places.indices {
      if index > 0 {
        let step = frames[places[index]].contentStep(since: frames[places[index - 1]])
        time =
          time + (step ?? frames[places[index]].actual.time - frames[places[index - 1]].actual.time)
      }
      for _ in 0..<frames[places[index]].superseded.count { nanoseconds.append(TimeColumn.absent) }
      nanoseconds.append(time.nanoseconds)
    }
    return TimeColumn(nanoseconds: nanoseconds)
  }

  /// The rows whose step from the frame before is unknown: control passed from one clock to
  /// another, as from a touch to the render server, or the trace has no clock.
  var contentBreaks: [Int] {
    var breaks: [Int] = []
    var row = 0
    for index in places.indices {
      row += frames[places[index]].superseded.count
      if index > 0, frames[places[index]].contentStep(since: frames[places[index - 1]]) == nil {
        breaks.append(row)
      }
      row += 1
    }
    return breaks
  }

  private func total(_ frame: borrowing FrameRecord, pickUp: Int) -> Interval {
    let begin = frame.begin.time
    // A second commit of one turn is handed over before the frame that it belongs to begins.
    let handedOver = max(begin, frame.mainThread?.end ?? begin)
    return handedOver - begin + (frame.execute.end - grid.time(of: pickUp))
  }

  /// The first refresh at which the render server could latch a frame, if it was free.
  private func pickUp(_ frame: borrowing FrameRecord) -> Int {
    guard let end = frame.mainThread?.end, end > frame.commitDeadline else {
      return frame.begin.number + 1
    }
    return grid.refresh(atOrAfter: end)
  }

  /// The planned presentation of a frame, counted from when the render server could latch it.
  private func serverExpected(_ frame: borrowing FrameRecord, pickUp: Int) -> Instant {
    let delay = pickUp - frame.begin.number - 1
    guard delay > 0 else { return frame.expected.time }
    return grid.time(of: frame.expected.number + delay, asOf: pickUp)
  }

  /// The refresh at which the app started a frame.
  private func taken(_ start: Instant) -> Instant { grid.time(of: grid.refresh(atOrBefore: start)) }
}

/// The rows of all columns, of which there is one list after the other.
private struct FrameRows {
  private var values: [Int64]
  private let rowCount: Int
  private var row = 0

  /// A list, which may be several columns of a series.
  enum List: Int, CaseIterable {
    case expected, shown, request, begin, start, end, mainThread, userInterface, handOver, render
    case processor, total, appDeadline, appEnd, latched, serverExpected, vsync
  }

  private static let lists = List.allCases

  /// Creates columns of unknown values.
  init(rowCount: Int) {
    self.rowCount = rowCount
    values = [Int64](repeating: TimeColumn.absent, count: rowCount * Self.lists.count)
  }
}

extension FrameRows {
  /// Sets a value of the current row; without one it stays unknown.
  mutating func set(_ instant: Instant?, in list: List) {
    if let instant { values[list.rawValue * rowCount + row] = instant.nanoseconds }
  }

  mutating func set(_ length: Interval?, in list: List) {
    if let length { values[list.rawValue * rowCount + row] = length.nanoseconds }
  }

  mutating func endRow() { row += 1 }

  /// Adds a frame that was never shown; the render server did nothing for it.
  mutating func add(superseded frame: FrameRecord.Superseded, taken: Instant) {
    let begin = frame.begin.time
    let vsync = max(begin, taken)
    set(frame.expected.time, in: .expected)
    set(frame.requested, in: .request)
    set(begin, in: .begin)
    set(frame.mainThread.start, in: .start)
    set(frame.mainThread.length, in: .mainThread)
    set(frame.mainThread.length(since: begin), in: .userInterface)
    set(frame.mainThread.length(since: vsync), in: .handOver)
    set(frame.commitDeadline, in: .appDeadline)
    set(frame.mainThread.end, in: .appEnd)
    set(vsync, in: .vsync)
    endRow()
  }

  /// The columns, with the times that the frames show.
  func columns(content: TimeColumn) -> [FrameSeries.Part: TimeColumn] {
    var columns: [FrameSeries.Part: TimeColumn] = [.content: content]
    columns.reserveCapacity(FrameSeries.Part.allCases.count)
    for list in Self.lists {
      let first = list.rawValue * rowCount
      let column = TimeColumn(nanoseconds: Array(values[first..<first + rowCount]))
      for part in list.parts { columns[part] = column }
    }
    return columns
  }
}

extension FrameRows.List {
  /// The columns with these values.
  var parts: [FrameSeries.Part] {
    switch self {
    case .expected: [.expected, .deadline]
    case .shown: [.shown]
    case .request: [.request]
    case .begin: [.begin]
    case .start: [.start]
    case .end: [.end]
    case .mainThread: [.mainThread]
    case .userInterface: [.userInterface]
    case .handOver: [.handOver]
    case .render: [.render, .draw]
    case .processor: [.processor]
    case .total: [.total]
    case .appDeadline: [.appDeadline]
    case .appEnd: [.appEnd]
    case .latched: [.latched]
    case .serverExpected: [.serverExpected]
    case .vsync: [.vsync]
    }
  }
}

extension FrameRecord.Stage {
  fileprivate var length: Interval { end - start }

  /// The length including the wait since `time`; a stage that started earlier did not wait.
  fileprivate func length(since time: Instant) -> Interval { end - min(time, start) }
}
