internal import JankTrace

/// Text for Markdown.
enum MarkdownText {
  /// Text in which nothing means anything to Markdown.
  ///
  /// - Parameter text: Any text; of a long one the beginning is taken.
  /// - Returns: One line of it.
  static func escaped(_ text: String) -> String {
    printable(text, limit: 200).reduce(into: "") { result, character in
      if "\\`*_{}[]<>()#+-.!|".contains(character) { result += "\\" }
      result.append(character)
    }
  }
}
