public import JankText

/// A gesture stream as it was read from a file.
public struct GestureRecording: Sendable {
  /// What the file holds.
  public let stream: GestureStream
  /// The format that the file is in.
  public let format: GestureFormat
  /// The places that the panel can report, where the file tells.
  public let grid: PanelGrid?
  /// What is not as it should be, though the stream can be used.
  public let warnings: [Diagnostic]
}

extension GestureRecording {
  /// Reads a file in any of the formats known, which its content tells.
  ///
  /// A file that breaks off gives what was whole, and a warning.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - path: What the file is called in findings.
  /// - Returns: The stream, and what is to be said about the file.
  /// - Throws: What is wrong with the file, if it cannot be read.
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

  /// How deep the values of a file may stand: pages recorded by rrweb are trees.
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

  /// What was whole in a file that breaks off; nil if it does not, or if nothing was.
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
        message: "the file breaks off; what was whole before is used"
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

  /// A warning for each finger that never left.
  static func openEnds(of stream: GestureStream, path: String) -> [Diagnostic] {
    let open = stream.contacts.filter { $0.end == .cutOff }
    let shown = open.prefix(DiagnosticLog.shownLimit).map { contact in
      Diagnostic(
        .warning,
        path: path,
        message: "finger \(contact.finger) is still down at the end",
        hint: "where it is played, it leaves with its last sample"
      )
    }
    let more = open.count - shown.count
    return shown + (more > 0 ? [.more(more, "finger like that", path: path)] : [])
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
      "this is no recording of a gesture that is known",
      hint: "known are \(names)"
    )
  }
}
