internal import JankTrace

/// Text for Markdown.
enum MarkdownText {
  /// Text in which nothing means anything to Markdown.
  ///
  /// - Parameters:
  ///   - text: Any text; of a long one the beginning is taken.
  ///   - limit: How many characters of it.
  /// - Returns: One line of it.
  static func escaped(_ text: String, limit: Int = 200) -> String {
    printable(text, limit: limit).reduce(into: "") { result, character in
      if "\\`*_{}[]<>()#+-.!|".contains(character) { result += "\\" }
      result.append(character)
    }
  }

  /// An item of a list, on a line of its own; a line feed within is a space.
  static func item(_ text: String) -> String {
    let line = text.split(separator: "\n").joined(separator: " ")
    return "- \(escaped(line, limit: 1_000))\n"
  }
}
