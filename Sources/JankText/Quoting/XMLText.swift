/// Text that XML 1.0 can represent.
package enum XMLText {
  /// Returns text for the content of an element.
  ///
  /// Invisible characters, and those that a build server would take for a command, become character
  /// references: parsers read the original text. Characters that XML cannot represent are written
  /// as in tables.
  package static func escaped(_ text: String) -> String {
    escaped(text) { $0 == "\t" || $0 == "\n" }
  }

  /// Returns text for an attribute, in which white space would become spaces, or for one line.
  package static func attribute(_ text: String) -> String {
    escaped(text) { _ in false }
  }

  /// The reference for a character of markup, which XML and HTML share; nil for other characters.
  static func reference(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    default: nil
    }
  }

  private static func escaped(
    _ text: String,
    isPlain: (Unicode.Scalar) -> Bool
  ) -> String {
    var escaped = ""
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { last = scalar }
      if let reference = reference(scalar) {
        escaped += reference
        continue
      }
      switch scalar {
      case ":" where last == ":", "#" where last == "#": escaped += "&#\(scalar.value);"
      case _ where isPlain(scalar) || !scalar.isUnseen: escaped.unicodeScalars.append(scalar)
      case _ where isAllowed(scalar): escaped += "&#\(scalar.value);"
      default: escaped += printable(String(scalar))
      }
    }
    return escaped
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\t", "\n", "\r": true
    case ..<" ", "\u{FFFE}", "\u{FFFF}": false
    default: true
    }
  }
}
