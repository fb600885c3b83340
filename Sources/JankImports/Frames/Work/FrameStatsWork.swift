internal import JankText
internal import JankTrace

/// The work of frames in the output of `dumpsys gfxinfo PACKAGE framestats`.
///
/// The definitions of the stages are those of ``RecordedWork/Row``, from the columns of Android 12
/// and later. Rows are ignored if they have a flag other than that of a window's first frame, lack
/// a time, or state a presentation more than an interval before their own completion, which is
/// that of an older frame, or more than a second after it. Rows of more than ten seconds are errors
/// of the device. Dumps overlap: each frame counts once, by its tick.
enum FrameStatsWork {
  static func read(_ text: TextFile) throws(FileError) -> [RecordedWork] {
    var windows: [Window] = []
    var places: [String: Int] = [:]
    var title = "frames"
    var columns: Columns?
    var isInTable = !text.contains("---PROFILEDATA---")
    var count = 0
    _ = try text.forEachWholeLine { (line) throws(FileError) in
      let trimmed = line.bytes.trimmed
      if trimmed.elementsEqual("---PROFILEDATA---".utf8) {
        isInTable.toggle()
        columns = nil
      } else if !isInTable {
        if trimmed.starts(with: "Window: ".utf8) { title = trimmed.dropFirst(8).string }
      } else if let columns {
        count += 1
        try RecordingLimits.check(frames: count, text.path, line: line.number)
        guard let frame = try columns.frame(line) else { return }
        let place = places[title] ?? windows.count
        if place == windows.count {
          try RecordingLimits.check(streams: place + 1, text.path, line: line.number)
          places[title] = place
          windows.append(Window(name: title))
        }
        windows[place].frames.append(frame)
      } else {
        columns = try Columns(head: line, path: text.path)
      }
    }
    return windows.map(\.work)
  }

  /// A row of a dump, still without the other work before it.
  private struct Frame {
    var row: RecordedWork.Row
    /// When the hand-over to the render thread ended, which may have waited for it.
    let handedOver: Instant
  }

  /// The rows of a window, from one or several dumps.
  private struct Window {
    let name: String
    var frames: [Frame] = []

    /// The window with each frame once, in order, and with the other work before it.
    ///
    /// The main thread is free again when the previous frame was handed over. Of the time from
    /// then, or from the tick if that is later, to the start of the frame it did other work.
    var work: RecordedWork {
      var rows: [RecordedWork.Row] = []
      var free: Instant?
      for frame in frames.sorted(by: { $0.row.tick < $1.row.tick })
      where frame.row.tick != rows.last?.tick {
        var row = frame.row
        row.other = max(.zero, row.start - max(row.tick, free ?? row.tick))
        rows.append(row)
        free = frame.handedOver
      }
      return RecordedWork(name: name, rows: rows)
    }
  }

  /// The columns of one table.
  private struct Columns {
    private static let names = [
      "Flags", "IntendedVsync", "FrameInterval", "FrameDeadline", "HandleInputStart", "SyncQueued",
      "SyncStart", "IssueDrawCommandsStart", "SwapBuffersCompleted", "DequeueBufferDuration",
      "FrameCompleted", "DisplayPresentTime",
    ]
    private let table: DelimitedTable
    private let places: [Int]
    private let frameStart: Int?

    init(head: TextFile.Line, path: String) throws(FileError) {
      table = DelimitedTable(head: head, path: path)
      let table = table
      let missing = Self.names.filter { !table.has($0) }
      guard missing.isEmpty else {
        throw FileError(
          path,
          line: head.number,
          "the dump lacks \(missing.joined(separator: ", ")), which a calibration needs",
          hint: "record on Android 12 or later"
        )
      }
      places = Self.names.compactMap { table.column($0) }
      frameStart = table.column("FrameStartTime")
    }

    /// Reads a row; returns nil for one that is ignored.
    func frame(_ line: TextFile.Line) throws(FileError) -> Frame? {
      let row = try table.row(line)
      var values: [Int64] = []
      for place in places {
        guard let value = try table.time(place, row, .nanoseconds) else { return nil }
        values.append(value)
      }
      let other = try frameStart.flatMap { (place) throws(FileError) in
        try table.time(place, row, .nanoseconds)
      }
      let interval = FrameStatsTable.interval(values[2], other) ?? 0
      let (tick, start, queued) = (values[1], values[4], values[5])
      let (sync, issue, swapped, wait) = (values[6], values[7], values[8], values[9])
      let (completed, presented) = (values[10], values[11])
      let stages = [tick, start, queued, sync, issue, swapped, completed]
      guard (0...1).contains(values[0]), tick > 0, presented > 0, wait >= 0,
        FrameStatsTable.intervals.contains(interval), values[3] < FrameStatsTable.latest,
        stages.allSatisfy({ $0 < FrameStatsTable.latest }), presented < FrameStatsTable.latest,
        (0...FrameStatsTable.longest).contains(values[3] - tick),
        completed - tick <= FrameStatsTable.longest,
        zip(stages, stages.dropFirst()).allSatisfy({ $0 <= $1 }), swapped - issue >= wait,
        (completed - interval...completed + FrameStatsTable.intervals.upperBound).contains(
          presented
        )
      else { return nil }
      let work = RecordedWork.Row(
        tick: Instant(nanoseconds: tick),
        interval: Interval(nanoseconds: interval),
        deadline: Instant(nanoseconds: values[3]),
        start: Instant(nanoseconds: start),
        other: .zero,
        update: Interval(nanoseconds: queued - start),
        handOver: Interval(nanoseconds: issue - sync),
        render: Interval(nanoseconds: swapped - issue - wait),
        gpu: Interval(nanoseconds: completed - swapped),
        wait: Interval(nanoseconds: wait),
        completed: Instant(nanoseconds: completed),
        presented: Instant(nanoseconds: presented)
      )
      return Frame(row: work, handedOver: Instant(nanoseconds: issue))
    }
  }
}
