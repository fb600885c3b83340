internal import JankText

/// Texts of users, made fit for a drawing.
package enum PlotText {
  /// A text of at most a number of characters; an ellipsis marks the cut.
  package static func cut(_ text: String, to count: Int) -> String {
    text.count <= count ? text : text.prefix(max(count - 1, 0)) + "…"
  }

  /// A text escaped for XML, without control characters.
  package static func escaped(_ text: String) -> String {
    XMLText.escaped(printable(text, limit: .max, opensLine: false))
  }
}
