internal import JankText

/// Where a command says things: its result on one stream, all else on the other.
///
/// All that is written passes ``LogText``, the last door; `--format github` writes commands on
/// purpose and passes by it.
package struct Console: Sendable {
  /// The result and only the result.
  package let output: LogStream
  private let errors: LogStream
  /// The tool that speaks.
  var toolset = Toolset.standard

  package init(output: CheckedWriter, errors: CheckedWriter) {
    self.output = LogStream(writer: output)
    self.errors = LogStream(writer: errors)
  }

  package static let standard = Console(output: .standardOutput, errors: .standardError)
}

/// A stream that people read, or build servers in their place.
package struct LogStream: Sendable {
  /// The stream without the door.
  package let writer: CheckedWriter

  /// Writes a text, of which no line is taken for a command.
  package func write(_ text: String) throws(ToolFailure) {
    try writer.write(LogText.inert(text))
  }
}

extension Console {
  /// Shows findings.
  ///
  /// If the error stream is broken there is nowhere left to say so; the exit code still tells.
  package func show(_ diagnostics: [Diagnostic]) {
    try? errors.write(diagnostics.map { toolset.said("\($0)\n") }.joined())
  }

  /// Shows a text that is not the result.
  package func showOnErrors(_ text: String) {
    try? errors.write(text)
  }

  /// Shows a line that is written over, for terminals only: it moves the cursor.
  package func showProgress(_ text: String) {
    try? errors.writer.write(text)
  }

  /// Delivers the result to a file, or to the output for `nil` and `-`.
  package func deliver(_ result: String, to path: String?) throws(ToolFailure) {
    guard let path, path != "-" else { return try output.write(result) }
    // What a job shows from a file is no safer than what it prints.
    try OutputFile.write(Array(LogText.inert(result).utf8), to: path)
  }
}
