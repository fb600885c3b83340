internal import JankMetrics
public import JankText

/// Reads recordings that other tools made on devices.
public enum RecordingReader {
  /// Reads a recording.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - path: The path to report in errors.
  ///   - format: The format, or nil to detect it.
  ///   - column: The column of a list that holds the frame times: its name, its number from 1, or
  ///     `all`. Nil if the list has one column.
  /// - Returns: The frames in the file.
  /// - Throws: The first error, with its line.
  public static func read(
    _ bytes: [UInt8],
    path: String,
    format: RecordingFormat? = nil,
    column: String? = nil
  ) throws(FileError) -> Recording {
    guard bytes.count <= RecordingLimits.byteCount else {
      throw FileError(
        path,
        "the file has \(bytes.count) bytes, the limit is \(RecordingLimits.byteCount)",
        hint: "split it and score the parts"
      )
    }
    let text = TextFile(bytes, path: path)
    var recording = try read(text, as: format ?? RecordingFormat.recognise(text), column)
    try RecordingLimits.check(streams: recording.series.count, path)
    try RecordingLimits.check(frames: recording.series.reduce(0) { $0 + $1.frameCount }, path)
    guard !recording.series.isEmpty else {
      throw FileError(path, "the \(recording.format.title) contains no frames")
    }
    guard column == nil || recording.format == .frameTimes else {
      throw FileError(
        path,
        "the \(recording.format.title) has fixed columns; only a list has a column to choose"
      )
    }
    // A list holds durations, not stamps, so a 0 in it is valid.
    if recording.format != .frameTimes { recording.dropStampsThatGoBack(path) }
    for series in recording.series { try RecordingLimits.check(series, path: path) }
    // Values can be computed only now that the times are in order.
    recording.takeDoubts()
    return recording
  }

  private static func read(
    _ text: TextFile,
    as format: RecordingFormat?,
    _ column: String?
  ) throws(FileError) -> Recording {
    switch format {
    case .presentMon: try PresentMonFile.read(text)
    case .atrace: try AtraceFile.read(text)
    case .frameStats: try FrameStatsFile.read(text)
    case .instruments: try InstrumentsFile.read(text)
    case .frameTimes: try FrameTimeList.read(text, column: column)
    case .chromeTrace: try ChromeTraceFile.read(try RecordedJSON(text), path: text.path)
    case .flutter: try FlutterSummaryFile.read(try RecordedJSON(text).whole, path: text.path)
    case nil: try readUnknown(text, column)
    }
  }

  /// Detects JSON formats and, if `column` is set, lists; throws for an unknown format.
  private static func readUnknown(
    _ text: TextFile,
    _ column: String?
  ) throws(FileError) -> Recording {
    guard text.firstByte == UInt8(ascii: "{") || text.firstByte == UInt8(ascii: "[") else {
      guard column != nil else { throw unknown(text.path) }
      return try FrameTimeList.read(text, column: column)
    }
    let file = try RecordedJSON(text)
    if ChromeTraceFile.looksRight(file.beginning) {
      return try ChromeTraceFile.read(file, path: text.path)
    }
    let value = try file.whole
    if FlutterSummaryFile.looksRight(value) {
      return try FlutterSummaryFile.read(value, path: text.path)
    }
    if let times = try FrameTimeList.read(value, path: text.path) { return times }
    throw unknown(text.path)
  }

  private static func unknown(_ path: String) -> FileError {
    let known = RecordingFormat.allCases.map(\.rawValue).joined(separator: ", ")
    return FileError(
      path,
      "the format of the file is unknown",
      hint: "specify it with --input-format: \(known)"
    )
  }
}
