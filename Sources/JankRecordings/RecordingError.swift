public import JankText

/// Why a file could not be read as a recording.
public struct RecordingError: Error, Equatable, Sendable {
  /// What is wrong, with the place in the file.
  public let diagnostic: Diagnostic

  package init(diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }
}

extension RecordingError {
  /// States what is wrong with a line.
  ///
  /// - Parameters:
  ///   - path: the file, as its reader knows it.
  ///   - line: the line, from 1, or nil for the whole file.
  ///   - column: the byte in the line, from 1.
  ///   - message: what was found and what was expected.
  ///   - hint: what to do about it.
  init(
    _ path: String,
    line: Int? = nil,
    column: Int = 1,
    _ message: String,
    hint: String? = nil
  ) {
    diagnostic = Diagnostic(
      path: path,
      position: line.map { SourcePosition(line: $0, column: column) },
      message: message,
      hint: hint
    )
  }

  /// States what is wrong with a value of a file.
  init(_ path: String, _ position: SourcePosition, _ message: String) {
    self.init(path, line: position.line, column: position.column, message)
  }
}
