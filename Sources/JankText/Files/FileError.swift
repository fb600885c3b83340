/// All errors of a file, for the person who can fix it.
public struct FileError: Error, Equatable, Sendable {
  /// The diagnostics in the order of the file; at least one of them is an error.
  public let diagnostics: [Diagnostic]

  /// Creates an error from its diagnostics.
  public init(diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}

extension FileError {
  /// Creates an error with one diagnostic.
  package init(_ diagnostic: Diagnostic) {
    self.init(diagnostics: [diagnostic])
  }

  /// Creates an error about a line, or about the whole file; lines and columns count from 1.
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

  /// Creates an error about a value of a file.
  package init(_ path: String, _ position: SourcePosition, _ message: String) {
    self.init(path, line: position.line, column: position.column, message)
  }
}

extension FileError {
  /// Returns the error with the lines to which its diagnostics refer.
  package func quoting(_ bytes: [UInt8]) -> FileError {
    FileError(diagnostics: diagnostics.quoting(bytes))
  }
}

extension FileError: CustomStringConvertible {
  /// The diagnostics, separated by line feeds.
  public var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}
