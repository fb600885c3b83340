package import JankScenarios

/// Where a command says things: its result on one stream, all else on the other.
package struct Console: Sendable {
  /// The result and only the result.
  package let output: CheckedWriter
  private let errors: CheckedWriter
  /// The tool that speaks.
  var toolset = Toolset.standard

  package init(output: CheckedWriter, errors: CheckedWriter) {
    self.output = output
    self.errors = errors
  }

  package static let standard = Console(output: .standardOutput, errors: .standardError)
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

  /// Delivers the result to a file, or to the output for `nil` and `-`.
  package func deliver(_ result: String, to path: String?) throws(ToolFailure) {
    guard let path, path != "-" else { return try output.write(result) }
    try OutputFile.write(Array(result.utf8), to: path)
  }
}
