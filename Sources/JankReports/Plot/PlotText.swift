internal import JankText

/// Texts of users, fit to stand in a drawing.
package enum PlotText {
  /// A text of at most so many characters; what is missing is shown by an ellipsis.
  package static func cut(_ text: String, to count: Int) -> String {
    text.count <= count ? text : text.prefix(max(count - 1, 0)) + "…"
  }

  /// Breaks a text between words into lines of at most so many characters.
  ///
  /// Lines after the first are indented by two more. A word that is longer stays whole.
  ///
  /// - Parameters:
  ///   - text: the text, on one line.
  ///   - count: the most characters of a line.
  ///   - indent: what every line begins with.
  /// - Returns: The lines.
  static func lines(of text: String, to count: Int, indent: String = "") -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if let last = lines.last, last.count + 1 + word.count <= count {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(indent + (lines.isEmpty ? "" : "  ") + word)
      }
    }
    return lines
  }

  /// The same with line feeds between the lines.
  package static func wrapped(_ text: String, to count: Int) -> String {
    lines(of: text, to: count).joined(separator: "\n")
  }

  /// A text for the eyes of people in XML, where neither markup nor anything unseen is left.
  package static func escaped(_ text: String) -> String {
    XMLText.escaped(printable(text, limit: .max, opensLine: false))
  }
}
