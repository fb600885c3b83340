/// Text that XML 1.0 can hold.
package enum XMLText {
  /// Text for between tags.
  ///
  /// Characters that XML cannot hold even escaped become U+FFFD.
  package static func escaped(_ text: String) -> String {
    escaped(text) { _ in nil }
  }

  /// Text for an attribute, where white space would be turned into blanks.
  package static func attribute(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case "\t": "&#9;"
      case "\n": "&#10;"
      case "\r": "&#13;"
      default: nil
      }
    }
  }

  private static func escaped(
    _ text: String,
    special: (Unicode.Scalar) -> String?
  ) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if let replacement = special(scalar) {
        escaped += replacement
        continue
      }
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\r": escaped += "&#13;"
      case "\t", "\n": escaped.unicodeScalars.append(scalar)
      case ..<" ", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
