/// An error that prevents a check: in a file, or on the command line.
public struct Rejection: Hashable, Sendable {
  /// The file, or nil for the command line.
  public let path: String?
  /// The line of the file, from 1, or nil for the whole file.
  public let line: Int?
  /// The column in the line, from 1 in bytes of UTF-8, or nil for the whole file.
  public let column: Int?
  /// What was found and what was expected, as a sentence without a full stop.
  public let message: String
  /// What to do.
  public let hint: String?

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - message: what was found and what was expected.
  ///   - path: the file, or nil for the command line.
  ///   - line: the line of the file, from 1.
  ///   - column: the column in the line, from 1 in bytes of UTF-8.
  ///   - hint: what to do.
  public init(
    _ message: String,
    path: String? = nil,
    line: Int? = nil,
    column: Int? = nil,
    hint: String? = nil
  ) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
    self.hint = hint
  }
}
