internal import JankText

/// The streams of a command: the result on one, everything else on the other.
///
/// All output passes through ``LogText``. Only `--format github` bypasses it, since it writes
/// workflow commands on purpose.
package struct Console: Sendable {
  /// The stream for the result only.
  package let output: LogStream
  private let errors: LogStream
  /// The terminals of the streams, read anew each time since a window can change its width.
  private let currentTerminal: @Sendable () -> Terminal
  /// The tool that writes.
  var toolset = Toolset.standard
  /// Whether the command line disables colour.
  var refusesColour = false

  /// Creates a console.
  ///
  /// - Parameters:
  ///   - output: The stream for the result.
  ///   - errors: The stream for everything else.
  ///   - terminal: The terminals of the streams.
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

/// A stream that people or build servers read.
package struct LogStream: Sendable {
  /// The stream without the filter.
  package let writer: CheckedWriter

  /// Writes a text so that no line of it is a workflow command.
  package func write(_ text: String) throws(ToolFailure) {
    try writer.write(LogText.inert(text))
  }
}

extension Console {
  /// The terminals of the streams.
  var terminal: Terminal { currentTerminal() }

  /// Returns the layout of the result.
  ///
  /// - Parameters:
  ///   - invocation: The command line.
  ///   - path: The output file, or nil or `-` for standard output.
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

  /// Prints diagnostics.
  ///
  /// If standard error is broken they are lost; the exit code still reports the failure.
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

  /// Prints a text that is not the result.
  package func showOnErrors(_ text: String) {
    try? errors.write(text)
  }

  /// Prints a progress line that is overwritten, on terminals only: it moves the cursor.
  package func showProgress(_ text: String) {
    try? errors.writer.write(text)
  }

  /// Writes the result to a file, or to standard output for `nil` and `-`.
  package func deliver(_ result: String, to path: String?) throws(ToolFailure) {
    guard let path, path != "-" else { return try output.write(result) }
    // What a job shows from a file is no safer than what it prints.
    try OutputFile.write(Array(LogText.inert(result).utf8), to: path)
    if terminal.showsProgress { showWritten(path) }
  }

  /// Prints that a file was written, which is not the result.
  func showWritten(_ text: String) {
    showOnErrors("wrote \(printable(text, limit: 4_096))\n")
  }
}
