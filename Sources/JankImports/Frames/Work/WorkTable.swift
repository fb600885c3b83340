internal import JankText
internal import JankTrace

/// A table of the stages of frames, in nanoseconds, one row a frame.
///
/// The columns are ``columns``, whose values are those of a frame-statistics dump; other tools can
/// tabulate the same. The times may start anywhere; a new window starts a new sequence. A table
/// without the column of windows has one.
enum WorkTable {
  /// The columns.
  static let columns = [
    "window", "tick", "interval", "deadline", "block", "uistart", "ui", "sync", "rt", "gpu",
    "dequeue", "complete", "present",
  ]

  /// Returns whether a header has most of the columns, so that the others are missing.
  static func looksRight(_ head: String) -> Bool {
    let names = Set(
      head.lowercased().split(separator: ",").map { Array($0.utf8)[...].trimmed.string }
    )
    return columns.count(where: names.contains) > columns.count / 2
  }

  private static func table(_ head: TextFile.Line, _ path: String) throws(FileError)
    -> DelimitedTable
  {
    let table = DelimitedTable(head: head, path: path)
    let missing = columns.dropFirst().filter { !table.has($0) }
    guard missing.isEmpty else {
      throw FileError(
        path,
        line: head.number,
        "the table lacks the \(missing.count == 1 ? "column" : "columns") \(missing.listed)",
        hint: "the columns are \(columns.joined(separator: ","))"
      )
    }
    return table
  }

  static func read(_ text: TextFile) throws(FileError) -> [RecordedWork] {
    var table: DelimitedTable?
    var windows: [RecordedWork] = []
    var count = 0
    _ = try text.forEachWholeLine { (line) throws(FileError) in
      guard let table else {
        table = try Self.table(line, text.path)
        return
      }
      count += 1
      try RecordingLimits.check(frames: count, text.path, line: line.number)
      let row = try table.row(line)
      let name = table.column("window").map { table.text($0, row) } ?? ""
      if windows.last?.name != name {
        try RecordingLimits.check(streams: windows.count + 1, text.path, line: line.number)
        windows.append(RecordedWork(name: name, rows: []))
      }
      let next = try frame(table, row, text.path)
      if let last = windows[windows.count - 1].rows.last, next.tick <= last.tick {
        throw FileError(
          text.path,
          line: line.number,
          "expected a tick after \(last.tick.nanoseconds), found \(next.tick.nanoseconds)",
          hint: "sort the rows of a window by tick"
        )
      }
      windows[windows.count - 1].rows.append(next)
    }
    return windows
  }

  private static func frame(
    _ table: DelimitedTable,
    _ row: DelimitedTable.Row,
    _ path: String
  ) throws(FileError) -> RecordedWork.Row {
    func time(_ name: String) throws(FileError) -> Instant {
      Instant(
        nanoseconds: try value(name) { (column) throws(FileError) in
          try table.time(column, row, .nanoseconds)
        }
      )
    }
    func length(_ name: String) throws(FileError) -> Interval {
      Interval(
        nanoseconds: try value(name) { (column) throws(FileError) in
          try table.length(column, row, .nanoseconds)
        }
      )
    }
    func value(
      _ name: String,
      _ read: (Int) throws(FileError) -> Int64?
    ) throws(FileError) -> Int64 {
      guard let column = table.column(name), let value = try read(column) else {
        throw FileError(path, line: row.line, "expected a number in the column \(quoted(name))")
      }
      return value
    }
    let work = RecordedWork.Row(
      tick: try time("tick"),
      interval: try length("interval"),
      deadline: try time("deadline"),
      start: try time("uistart"),
      other: try length("block"),
      update: try length("ui"),
      handOver: try length("sync"),
      render: try length("rt"),
      gpu: try length("gpu"),
      wait: try length("dequeue"),
      completed: try time("complete"),
      presented: try time("present")
    )
    try check(work, path, line: row.line)
    return work
  }

  /// Rejects numbers that no frame of a device has.
  private static func check(
    _ row: RecordedWork.Row,
    _ path: String,
    line: Int
  ) throws(FileError) {
    let lengths = [row.other, row.update, row.handOver, row.render, row.gpu, row.wait]
    let times = [row.tick, row.deadline, row.start, row.completed, row.presented]
    let latest = FrameStatsTable.latest
    let after = 0...2 * FrameStatsTable.longest
    let expectation: String? =
      if !FrameStatsTable.intervals.contains(row.interval.nanoseconds) {
        "an interval of 1 ms to 1 s"
      } else if !times.allSatisfy({ (-latest...latest).contains($0.nanoseconds) }) {
        "times of up to \(latest) ns"
      } else if !times.allSatisfy({ after.contains(($0 - row.tick).nanoseconds) }) {
        "all times of a frame up to 20 s after its tick"
      } else if !lengths.allSatisfy({ $0.nanoseconds <= FrameStatsTable.longest }) {
        "stages of up to 10 s"
      } else {
        nil
      }
    guard let expectation else { return }
    throw FileError(
      path,
      line: line,
      "expected \(expectation)",
      hint: "numbers are in nanoseconds; remove rows without an outcome"
    )
  }
}
