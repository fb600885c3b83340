internal import JankText

struct LineFault: Error {
  let column: Int
  let message: String
  let hint: String?

  init(_ message: String, at field: TextFile.Line.Field?, hint: String? = nil) {
    column = field?.column ?? 1
    self.message = message
    self.hint = hint
  }
}
