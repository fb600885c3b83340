internal import JankText

/// JSON written in pieces: each item of a long list is one line.
enum JSONPieces {
  /// An object on one line, without a line feed.
  static func line(_ members: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    writer.line(members)
    return writer.text
  }

  /// A text in quotation marks, with everything in it escaped.
  static func quoted(_ text: String) -> String {
    JSONWriter.quoted(text)
  }

  /// Writes the items of a list, separated by commas, one a line.
  static func items<Items: Sequence, Failure: Error>(
    _ items: Items,
    to emit: (String) throws(Failure) -> Void,
    text: (Items.Element) -> String
  ) throws(Failure) {
    var isFirst = true
    for item in items {
      try emit((isFirst ? "\n" : ",\n") + text(item))
      isFirst = false
    }
    try emit("\n")
  }
}
