public import JankText
public import JankTrace

/// The work of frames in one window of a recording, with its outcome on the device.
public struct RecordedWork: Sendable {
  /// The stages of one frame and its outcome, in the times of the recording.
  public struct Row: Hashable, Sendable {
    /// When the frame was due to start: the refresh of the app.
    public var tick: Instant
    /// The interval between refreshes, as the device stated it.
    public var interval: Interval
    /// When the frame had to be finished.
    public var deadline: Instant
    /// When its work on the main thread started.
    public var start: Instant
    /// Other work of the main thread between the tick, or the previous frame, and the start.
    public var other: Interval
    /// The work on the main thread: input, animation, layout, drawing.
    public var update: Interval
    /// The hand-over to the render thread.
    public var handOver: Interval
    /// The work of the render thread, without its wait for a buffer.
    public var render: Interval
    /// The work of the GPU after that of the render thread.
    public var gpu: Interval
    /// The wait for a buffer: an outcome, never a cost.
    public var wait: Interval
    /// When the frame was finished.
    public var completed: Instant
    /// When it was presented.
    public var presented: Instant
  }

  /// The name of the window.
  public let name: String
  /// The frames in the order of their ticks.
  public var rows: [Row]

  /// Creates the work of a window.
  public init(name: String, rows: [Row]) {
    self.name = name
    self.rows = rows
  }
}

extension RecordedWork {
  /// Reads the work of frames from a recording.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file: the output of `dumpsys gfxinfo PACKAGE framestats`, or a
  ///     table of stages with the columns of ``WorkTable``.
  ///   - path: The path to report in errors.
  /// - Returns: The windows that have frames, in the order of the file.
  /// - Throws: The first error, or why the recording holds no work.
  public static func read(_ bytes: [UInt8], path: String) throws(FileError) -> [RecordedWork] {
    guard bytes.count <= RecordingLimits.byteCount else {
      throw FileError(
        path,
        "the file has \(bytes.count) bytes, the limit is \(RecordingLimits.byteCount)",
        hint: "split it and calibrate with a part"
      )
    }
    let text = TextFile(bytes, path: path)
    let windows =
      WorkTable.looksRight(text.firstLine) ? try WorkTable.read(text) : try readDump(text)
    let found = windows.filter { !$0.rows.isEmpty }
    guard !found.isEmpty else {
      throw FileError(
        path,
        "no frame has all its stages and a presentation time",
        hint: "record with `dumpsys gfxinfo PACKAGE framestats` on Android 12 or later"
      )
    }
    return found
  }

  private static func readDump(_ text: TextFile) throws(FileError) -> [RecordedWork] {
    let format = RecordingFormat.recognise(text)
    guard format == .frameStats else {
      let found = format.map { "the \($0.title)" } ?? "the file"
      throw FileError(
        text.path,
        "\(found) does not hold the work of each stage of a frame, which a calibration needs",
        hint: "use `dumpsys gfxinfo PACKAGE framestats`, or a table with the columns "
          + WorkTable.columns.joined(separator: ",")
      )
    }
    return try FrameStatsWork.read(text)
  }
}
