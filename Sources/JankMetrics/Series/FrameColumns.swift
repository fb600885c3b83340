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
    var rows = FrameRows(rowCount: places.count)
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
      rows.append(superseded: older, taken: taken(older.mainThread.start))
    }
    let begin = frame.begin.time
    let taken = frame.mainThread.map { max(begin, self.taken($0.start)) } ?? begin
    let pickUp = pickUp(frame)
    rows.append(frame.expected.time, to: .expected)
    rows.append(frame.actual.time, to: .shown)
    rows.append(frame.requested, to: .request)
    rows.append(begin, to: .begin)
    rows.append(frame.execute.end, to: .end)
    rows.append(frame.execute.end - frame.prepare.start, to: .render)
    rows.append(total(frame, pickUp: pickUp), to: .total)
    rows.append(frame.commitDeadline, to: .appDeadline)
    rows.append(frame.prepare.start, to: .latched)
    rows.append(serverExpected(frame, pickUp: pickUp), to: .serverExpected)
    rows.append(taken, to: .vsync)
    let mainThread = frame.mainThread
    rows.append(mainThread?.start ?? frame.prepare.start, to: .start)
    rows.append(mainThread?.end ?? begin, to: .appEnd)
    rows.append((mainThread?.length ?? .zero) + frame.prepare.length, to: .processor)
    rows.append(mainThread?.length, to: .mainThread)
    rows.append(mainThread?.length(since: begin), to: .userInterface)
    rows.append(mainThread?.length(since: taken), to: .handOver)
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

/// The rows of all columns, one list for each column.
private struct FrameRows {
  private var lists: [[Int64]]

  /// A list, which may be several columns of a series.
  enum List: Int, CaseIterable {
    case expected, shown, request, begin, start, end, mainThread, userInterface, handOver, render
    case processor, total, appDeadline, appEnd, latched, serverExpected, vsync
  }

  /// Creates columns without rows; there will probably be as many as `rowCount`.
  init(rowCount: Int) {
    lists = List.allCases.map { _ in
      var list: [Int64] = []
      list.reserveCapacity(rowCount)
      return list
    }
  }
}

extension FrameRows {
  mutating func append(_ instant: Instant?, to list: List) {
    lists[list.rawValue].append(instant?.nanoseconds ?? TimeColumn.absent)
  }

  mutating func append(_ length: Interval?, to list: List) {
    lists[list.rawValue].append(length?.nanoseconds ?? TimeColumn.absent)
  }

  /// Appends a frame that was never shown; the render server did nothing for it.
  mutating func append(superseded frame: FrameRecord.Superseded, taken: Instant) {
    let begin = frame.begin.time
    let vsync = max(begin, taken)
    append(frame.expected.time, to: .expected)
    append(frame.requested, to: .request)
    append(begin, to: .begin)
    append(frame.mainThread.start, to: .start)
    append(frame.mainThread.length, to: .mainThread)
    append(frame.mainThread.length(since: begin), to: .userInterface)
    append(frame.mainThread.length(since: vsync), to: .handOver)
    append(frame.commitDeadline, to: .appDeadline)
    append(frame.mainThread.end, to: .appEnd)
    append(vsync, to: .vsync)
    let unknown: Instant? = nil
    for list in [List.shown, .end, .render, .processor, .total, .latched, .serverExpected] {
      append(unknown, to: list)
    }
  }

  /// The columns, with the times that the frames show.
  func columns(content: TimeColumn) -> [FrameSeries.Part: TimeColumn] {
    var columns: [FrameSeries.Part: TimeColumn] = [.content: content]
    columns.reserveCapacity(FrameSeries.Part.allCases.count)
    for list in List.allCases {
      for part in list.parts { columns[part] = TimeColumn(nanoseconds: lists[list.rawValue]) }
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
