/// Everything that is wrong with a file, for whoever can mend it.
public struct FileError: Error, Equatable, Sendable {
  /// The findings in the order of the file; at least one of them is an error.
  public let diagnostics: [Diagnostic]

  /// Creates an error from its findings.
  public init(diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}

extension FileError {
  /// States the one thing that is wrong with a file.
  package init(_ diagnostic: Diagnostic) {
    self.init(diagnostics: [diagnostic])
  }

  /// States the one thing that is wrong with a file.
  ///
  /// - Parameters:
  ///   - path: the file, as its reader knows it.
  ///   - line: the line, from 1, or nil for the whole file.
  ///   - column: the byte in the line, from 1.
  ///   - message: what was found and what was expected.
  ///   - hint: what to do about it.
  package init(
    _ path: String,
    line: Int? = nil,
    column: Int = 1,
    _ message: String,
    hint: String? = nil
  ) {
    let position = line.map { SourcePosition(line: $0, column: column) }
    self.init(Diagnostic(path: path, position: position, message: message, hint: hint))
  }

  /// States what is wrong with a value of a file.
  package init(_ path: String, _ position: SourcePosition, _ message: String) {
    self.init(path, line: position.line, column: position.column, message)
  }
}

extension FileError {
  /// The error with the lines of the file that its findings are about.
  package func quoting(_ bytes: [UInt8]) -> FileError {
    FileError(diagnostics: diagnostics.quoting(bytes))
  }
}

extension FileError: CustomStringConvertible {
  /// The findings, one a line.
  public var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}
