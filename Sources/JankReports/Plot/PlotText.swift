/// Texts of users, fit to stand in a drawing.
package enum PlotText {
  /// A text of at most so many characters; what is missing is shown by an ellipsis.
  package static func cut(_ text: String, to count: Int) -> String {
    text.count <= count ? text : text.prefix(max(count - 1, 0)) + "…"
  }

  /// A text for XML, where neither markup nor characters that XML forbids are left.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case ..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
