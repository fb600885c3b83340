internal import JankText

/// What is wrong with a line of a recording.
struct LineFault: Error {
  /// The byte of the line, from 1.
  let column: Int
  let message: String
  let hint: String?

  init(_ message: String, at field: TextFile.Line.Field?, hint: String? = nil) {
    column = field?.column ?? 1
    self.message = message
    self.hint = hint
  }
}
