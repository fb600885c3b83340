internal import JankText

/// Where a command says things: its result on one stream, all else on the other.
///
/// All that is written passes ``LogText``, the last door; `--format github` writes commands on
/// purpose and passes by it.
package struct Console: Sendable {
  /// The result and only the result.
  package let output: LogStream
  private let errors: LogStream
  /// What the streams lead to, asked anew each time: a window changes its width.
  private let currentTerminal: @Sendable () -> Terminal
  /// The tool that speaks.
  var toolset = Toolset.standard
  /// Whether the command line refuses colour.
  var refusesColour = false

  /// Creates a console.
  ///
  /// - Parameters:
  ///   - output: Where the result goes.
  ///   - errors: Where all else goes.
  ///   - terminal: What the streams lead to.
  package init(
    output: CheckedWriter,
    errors: CheckedWriter,
    terminal: @escaping @Sendable () -> Terminal = { .none }
  ) {
    self.output = LogStream(writer: output)
    self.errors = LogStream(writer: errors)
    currentTerminal = terminal
  }

  package static let standard = Console(
    output: .standardOutput,
    errors: .standardError,
    terminal: { .standard }
  )
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
  /// What the streams lead to.
  var terminal: Terminal { currentTerminal() }

  /// How the result of a command line is laid out.
  ///
  /// - Parameters:
  ///   - invocation: The command line.
  ///   - path: The file that the result goes to, or nil or `-` for the output.
  /// - Returns: The layout, without colour for a file.
  func layout(_ invocation: Invocation, to path: String? = nil) -> TextLayout {
    let isFile = path != nil && path != "-"
    let terminal = terminal
    return TextLayout(
      width: isFile ? terminal.fileWidth : terminal.width,
      isWide: invocation.allows(.wide) && invocation.has(.wide),
      hasColour: !isFile && terminal.hasColour && !refusesColour
        && !(invocation.allows(.noColour) && invocation.has(.noColour))
    )
  }

  /// Shows findings.
  ///
  /// If the error stream is broken there is nowhere left to say so; the exit code still tells.
  package func show(_ diagnostics: [Diagnostic]) {
    guard !diagnostics.isEmpty else { return }
    let terminal = terminal
    let layout = TextLayout(
      width: terminal.errorWidth,
      hasColour: terminal.errorsHaveColour && !refusesColour
    )
    let texts = diagnostics.map {
      DiagnosticText.text(toolset.said("\($0)"), of: toolset.name, layout)
    }
    try? errors.write(texts.joined())
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
