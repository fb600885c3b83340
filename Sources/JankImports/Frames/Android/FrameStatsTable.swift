internal import JankText

/// One table of frame statistics; its columns differ between versions.
struct FrameStatsTable {
  private let path: String
  private let table: DelimitedTable
  private let flags: Int
  private let intended: Int
  private let completed: Int
  private let optional: Optional

  private struct Optional {
    let deadline: Int?
    let interval: Int?
    let frameStart: Int?
    let gpuCompleted: Int?
    let presented: Int?
    let handleInput: Int?
    let syncQueued: Int?
    let syncStart: Int?
    let issue: Int?
    let swap: Int?
    let vsync: Int?
  }

  /// The times in a row, in nanoseconds.
  struct Frame {
    let intended: Int64
    let completed: Int64
    var deadline: Int64?
    var interval: Int64?
    var gpuCompleted: Int64?
    var presented: Int64?
    var start: Int64?
    var mainThread: Int64?
    var userInterface: Int64?
    var handOver: Int64?
    var render: Int64?
    var vsync: Int64?
    var upload: Int64?
    var draw: Int64?
    /// Whether the dump may predate the presentation of the frame.
    var isAwaited = false

    /// The number of further values known about the frame.
    var figureCount: Int {
      let metricValues = [
        deadline, interval, gpuCompleted, presented, start, mainThread, userInterface, handOver,
        render, vsync, upload, draw,
      ]
      return metricValues.count { $0 != nil }
    }
  }

  init(head: TextFile.Line, path: String) throws(FileError) {
    self.path = path
    table = DelimitedTable(head: head, path: path)
    guard let flags = table.column("Flags"), let intended = table.column("IntendedVsync"),
      let completed = table.column("FrameCompleted")
    else {
      throw FileError(
        path,
        line: head.number,
        "expected a header with Flags, IntendedVsync and FrameCompleted"
      )
    }
    self.flags = flags
    self.intended = intended
    self.completed = completed
    optional = Optional(
      deadline: table.column("FrameDeadline"),
      interval: table.column("FrameInterval"),
      frameStart: table.column("FrameStartTime"),
      gpuCompleted: table.column("GpuCompleted"),
      presented: table.column("DisplayPresentTime"),
      handleInput: table.column("HandleInputStart"),
      syncQueued: table.column("SyncQueued"),
      syncStart: table.column("SyncStart"),
      issue: table.column("IssueDrawCommandsStart"),
      swap: table.column("SwapBuffers"),
      vsync: table.column("Vsync")
    )
  }
}

extension FrameStatsTable {
  /// Parses a row; returns nil for a frame with flags.
  func frame(_ line: TextFile.Line) throws(FileError) -> Frame? {
    let row = try table.row(line)
    guard try field(flags, row) == nil, let intended = try field(intended, row),
      let completed = try field(completed, row)
    else { return nil }
    guard completed >= intended else {
      throw FileError(
        path,
        line: line.number,
        "expected a FrameCompleted of \(intended) (IntendedVsync) or more, found \(completed)"
      )
    }
    var frame = Frame(intended: intended, completed: completed)
    frame.deadline = try field(optional.deadline, row)
    frame.interval = Self.interval(
      try field(optional.interval, row),
      try field(optional.frameStart, row)
    )
    frame.gpuCompleted = try field(optional.gpuCompleted, row)
    frame.presented = try field(optional.presented, row)
    frame.start = try field(optional.handleInput, row)
    frame.vsync = try field(optional.vsync, row)
    let queued = try field(optional.syncQueued, row)
    let sync = try field(optional.syncStart, row)
    let issue = try field(optional.issue, row)
    // JankStats counts the wait for the thread, all callbacks and the hand-over to rendering, but
    // not the wait for the render thread in between.
    frame.upload = Self.length(from: sync, to: issue)
    if let upload = frame.upload {
      frame.userInterface = Self.length(from: intended, to: queued).map { $0 &+ upload }
      frame.mainThread = Self.length(from: frame.start, to: queued).map { $0 &+ upload }
    }
    frame.render = Self.length(from: sync, to: try field(optional.swap, row))
    frame.handOver = Self.length(from: frame.vsync, to: sync)
    frame.draw = Self.length(from: issue, to: completed)
    return frame
  }

  /// The lengths that are intervals of a display, in nanoseconds.
  static let intervals: ClosedRange<Int64> = 1_000_000...1_000_000_000

  /// The longest frame in nanoseconds.
  ///
  /// Android's own statistics ignore longer ones. Certain: hwui, JankTracker.
  static let longest: Int64 = 10_000_000_000

  /// The latest time in nanoseconds; no device runs for thirty years.
  static let latest: Int64 = 1_000_000_000_000_000_000

  /// The interval of the display in a row, or nil if the row lacks one.
  ///
  /// Android 12 and 13 exchange the titles of FrameInterval and FrameStartTime. Certain: in the
  /// dumps of three phones. A start is a time since the device started, and no device draws
  /// animations in its first second.
  static func interval(_ interval: Int64?, _ frameStart: Int64?) -> Int64? {
    if let interval, !intervals.contains(interval), let frameStart,
      intervals.contains(frameStart)
    {
      return frameStart
    }
    return interval
  }

  /// The time between two stamps, or nil if one is missing or they are in the wrong order.
  private static func length(from start: Int64?, to end: Int64?) -> Int64? {
    guard let start, let end, end >= start else { return nil }
    return end - start
  }

  /// The value of a column; nil for 0, for the largest number and for a missing column.
  private func field(
    _ column: Int?,
    _ row: DelimitedTable.Row
  ) throws(FileError) -> Int64? {
    guard let column, let value = try table.time(column, row, .nanoseconds) else { return nil }
    return value > 0 && value < .max ? value : nil
  }
}
