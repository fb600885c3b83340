/// Text for HTML pages.
package enum HTMLText {
  /// Returns text for the content of an element or a quoted attribute.
  ///
  /// Markup characters become references. Invisible characters are written as in tables: HTML has
  /// no reference for some of them, and others would change what a reader sees.
  package static func escaped(_ text: String, limit: Int = 4_000) -> String {
    var escaped = ""
    for scalar in printable(text, limit: limit, opensLine: false).unicodeScalars {
      if let reference = XMLText.reference(scalar) {
        escaped += reference
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Returns JSON text for a script element that is data.
  ///
  /// No character of it can end the element or begin a comment. Only texts contain these
  /// characters, so the value stays the same.
  package static func data(_ json: String) -> String {
    var data = ""
    data.reserveCapacity(json.utf8.count)
    for scalar in json.unicodeScalars {
      switch scalar {
      case "<": data += "\\u003c"
      case ">": data += "\\u003e"
      case "&": data += "\\u0026"
      case "\u{2028}": data += "\\u2028"
      case "\u{2029}": data += "\\u2029"
      default: data.unicodeScalars.append(scalar)
      }
    }
    return data
  }
}
