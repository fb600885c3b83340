internal import JankText

/// Texts of users, fit to stand in a drawing.
package enum PlotText {
  /// A text of at most so many characters; what is missing is shown by an ellipsis.
  package static func cut(_ text: String, to count: Int) -> String {
    text.count <= count ? text : text.prefix(max(count - 1, 0)) + "…"
  }

  /// A text for the eyes of people in XML, where neither markup nor anything unseen is left.
  package static func escaped(_ text: String) -> String {
    XMLText.escaped(printable(text, limit: .max, opensLine: false))
  }
}
