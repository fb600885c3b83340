public import JankText

/// A gesture stream read from a file.
public struct GestureRecording: Sendable {
  /// The gesture.
  public let stream: GestureStream
  /// The format of the file.
  public let format: GestureFormat
  /// The locations that the panel can report, if the file states them.
  public let grid: PanelGrid?
  /// Problems that do not prevent the stream from being used.
  public let warnings: [Diagnostic]
}

extension GestureRecording {
  /// Reads a file in any known format, detected from its content.
  ///
  /// A truncated file gives its complete events and a warning.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - path: The path to report in errors.
  /// - Returns: The stream with warnings about the file.
  /// - Throws: The errors in the file if it cannot be read.
  public static func read(
    _ bytes: [UInt8],
    path: String
  ) throws(FileError) -> GestureRecording {
    guard !bytes.isEmpty else {
      throw FileError(path, "the file is empty")
    }
    if GestureFormat.isJSON(bytes) { return try readJSON(bytes, path: path) }
    switch GestureFormat.ofLines(bytes) {
    case .evemu?:
      return try EventLog(bytes, path: path, parse: EvemuLine.parse).recording(as: .evemu)
    case .getevent?:
      return try EventLog(bytes, path: path, parse: GeteventLine.parse).recording(as: .getevent)
    default: throw unknownFormat(path, at: SourcePosition(line: 1, column: 1))
    }
  }

  /// The JSON limits; pages recorded by rrweb are deep trees.
  private static let limits = JSONLimits(depth: 256, duplicateKeys: .kept)

  private static func readJSON(
    _ bytes: [UInt8],
    path: String
  ) throws(FileError) -> GestureRecording {
    let value: JSONValue
    do throws(JSONSyntaxError) {
      value = try JSONParser.parse(bytes, limits: limits)
    } catch {
      if let recording = readBeginning(of: bytes, error, path: path) { return recording }
      throw FileError(Diagnostic(error, path: path))
    }
    return try read(value, path: path)
  }

  /// The complete part of a truncated file; nil if the file is whole or nothing is complete.
  private static func readBeginning(
    of bytes: [UInt8],
    _ error: JSONSyntaxError,
    path: String
  ) -> GestureRecording? {
    guard case .truncated = error.reason else { return nil }
    for text in TruncatedJSON.completions(of: bytes) {
      guard let value = try? JSONParser.parse(text, limits: limits),
        let recording = try? read(value, path: path)
      else { continue }
      let warning = Diagnostic(
        .warning,
        path: path,
        position: error.position,
        message: "the file is truncated; its complete part is used"
      )
      return GestureRecording(
        stream: recording.stream,
        format: recording.format,
        grid: recording.grid,
        warnings: [warning] + recording.warnings
      )
    }
    return nil
  }

  private static func read(
    _ value: JSONValue,
    path: String
  ) throws(FileError) -> GestureRecording {
    let log = DiagnosticLog(path: path)
    let stream: GestureStream?
    let format = GestureFormat.ofValue(value)
    var remarks: [Diagnostic] = []
    switch format {
    case .stream?: stream = GestureStream.codec.shape.read(value, log)
    case .rrweb?:
      (stream, remarks) = RrwebEvents.read(value, log, path: path)
    case .webDriver?: stream = WebDriverActions.read(value, log, path: path)
    default: throw unknownFormat(path, at: value.position)
    }
    guard let format, let stream, log.isEmpty else {
      throw FileError(diagnostics: log.findings())
    }
    let warnings = remarks + openEnds(of: stream, path: path)
    return GestureRecording(stream: stream, format: format, grid: nil, warnings: warnings)
  }

  /// A warning for each contact that never ends.
  static func openEnds(of stream: GestureStream, path: String) -> [Diagnostic] {
    let open = stream.contacts.filter { $0.end == .cutOff }
    let shown = open.prefix(DiagnosticLog.shownLimit).map { contact in
      Diagnostic(
        .warning,
        path: path,
        message: "touch \(contact.touchID) has no end",
        hint: "when played, it ends with its last sample"
      )
    }
    let more = open.count - shown.count
    return shown + (more > 0 ? [.more(more, "such touch", path: path)] : [])
  }

  private static func unknownFormat(
    _ path: String,
    at position: SourcePosition
  ) -> FileError {
    let names = GestureFormat.allCases.map(\.rawValue).joined(separator: ", ")
    return FileError(
      path,
      line: position.line,
      column: position.column,
      "the format of the gesture recording is unknown",
      hint: "known formats: \(names)"
    )
  }
}
