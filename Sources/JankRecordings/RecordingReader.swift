internal import JankMetrics
internal import JankScenarios

/// Reads what tools wrote down on devices.
public enum RecordingReader {
  /// Reads a recording.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - path: the file, as its reader knows it.
  ///   - format: its format, or nil to recognise it by what stands in it.
  /// - Returns: The frames in it.
  /// - Throws: The first thing that is wrong, with its line.
  public static func read(
    _ bytes: [UInt8],
    path: String,
    format: RecordingFormat? = nil
  ) throws(RecordingError) -> Recording {
    let text = RecordingText(bytes, path: path)
    let recording = try read(text, as: format ?? RecordingFormat.recognise(text))
    guard !recording.series.isEmpty else {
      throw RecordingError(path, "the \(recording.format.title) holds no frames")
    }
    for series in recording.series { try RecordingLimits.check(series, path: path) }
    return recording
  }

  private static func read(
    _ text: RecordingText,
    as format: RecordingFormat?
  ) throws(RecordingError) -> Recording {
    switch format {
    case .presentMon: try PresentMonFile.read(text)
    case .atrace: try AtraceFile.read(text)
    case .frameStats: try FrameStatsFile.read(text)
    case .instruments: try InstrumentsFile.read(text)
    case .frameTimes: try FrameTimeList.read(text)
    case .chromeTrace: try ChromeTraceFile.read(try json(text), path: text.path)
    case .flutter: try FlutterSummaryFile.read(try json(text), path: text.path)
    case nil: try readUnknown(text)
    }
  }

  /// Reads JSON by its keys; anything else is of no known format.
  private static func readUnknown(_ text: RecordingText) throws(RecordingError) -> Recording {
    guard text.firstByte == UInt8(ascii: "{") || text.firstByte == UInt8(ascii: "[") else {
      throw unknown(text.path)
    }
    let value = try json(text)
    if ChromeTraceFile.looksRight(value) { return try ChromeTraceFile.read(value, path: text.path) }
    if FlutterSummaryFile.looksRight(value) {
      return try FlutterSummaryFile.read(value, path: text.path)
    }
    if let times = FrameTimeList.read(value) { return times }
    throw unknown(text.path)
  }

  private static func unknown(_ path: String) -> RecordingError {
    let known = RecordingFormat.allCases.map(\.rawValue).joined(separator: ", ")
    return RecordingError(
      path,
      "this is none of the formats known",
      hint: "name it with --input-format: \(known)"
    )
  }

  private static func json(_ text: RecordingText) throws(RecordingError) -> JSONValue {
    do throws(JSONSyntaxError) {
      return try JSONParser.parse(text.bytes, limits: JSONLimits(duplicateKeys: .kept))
    } catch {
      throw RecordingError(diagnostic: Diagnostic(error, path: text.path))
    }
  }
}
