internal import JankTrace

/// Texts of users, fit to stand in a drawing.
package enum PlotText {
  /// A text of at most so many characters; what is missing is shown by an ellipsis.
  package static func cut(_ text: String, to count: Int) -> String {
    text.count <= count ? text : text.prefix(max(count - 1, 0)) + "…"
  }

  /// A text on lines of at most so many characters, broken between words.
  ///
  /// Further lines are set in by two. A word that is longer stays whole.
  package static func wrapped(_ text: String, to count: Int) -> String {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= count {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append((lines.isEmpty ? "" : "  ") + word)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// A text for the eyes of people in XML, where neither markup nor anything unseen is left.
  package static func escaped(_ text: String) -> String {
    XMLText.escaped(printable(text, limit: .max, opensLine: false))
  }
}
