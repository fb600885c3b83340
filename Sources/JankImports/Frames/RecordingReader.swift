internal import JankMetrics
public import JankText

/// Reads what tools wrote down on devices.
public enum RecordingReader {
  /// Reads a recording.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - path: the file, as its reader knows it.
  ///   - format: its format, or nil to recognise it by what stands in it.
  ///   - column: which column of a list holds the frame times, by its name or by its number from 1,
  ///     or `all`; nil where there is one only.
  /// - Returns: The frames in it.
  /// - Throws: The first thing that is wrong, with its line.
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
      throw FileError(path, "the \(recording.format.title) holds no frames")
    }
    guard column == nil || recording.format == .frameTimes else {
      throw FileError(
        path,
        "the \(recording.format.title) has columns of its own; only of a list one is chosen"
      )
    }
    // A list holds lengths and no stamps, so that a time of 0 in it is one.
    if recording.format != .frameTimes { recording.dropStampsThatGoBack(path) }
    for series in recording.series { try RecordingLimits.check(series, path: path) }
    // Only now can anything be computed from the times.
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

  /// Reads JSON by its keys, and a list whose column is known; anything else is of no known format.
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
      "this is none of the formats known",
      hint: "name it with --input-format: \(known)"
    )
  }
}
