/// Returns text from a file or a command line in a form that is safe in a line for people.
///
/// Names in scenarios, recordings and baselines come from files. Invisible characters, such as
/// those that move the cursor or change the reading direction, become `\u{…}`. So do characters by
/// which build servers find commands in a log: the second `#` of `##[` anywhere in a line, and the
/// second `:` of `::` at its beginning. A text longer than the limit is cut. Printable text is
/// unchanged.
///
/// `opensLine` states whether the text may be at the beginning of a line.
///
/// - Complexity: O(*limit*), however long the text is.
package func printable(_ text: String, limit: Int = 60, opensLine: Bool = true) -> String {
  var shown = ""
  var commands = CommandMarks(opensLine: opensLine)
  for (count, scalar) in text.unicodeScalars.enumerated() {
    if count == limit { return shown + "…" }
    if commands.complete(scalar) || scalar.isUnseen {
      shown += escape(scalar)
    } else {
      shown.unicodeScalars.append(scalar)
    }
  }
  return shown
}

/// Returns printable text in quotation marks, at most `limit` scalars of it.
package func quoted(_ text: String, limit: Int = 60) -> String {
  "\"\(printable(text, limit: limit, opensLine: false))\""
}

private func escape(_ scalar: Unicode.Scalar) -> String {
  "\\u{\(String(scalar.value, radix: 16))}"
}

/// Finds the marks that distinguish commands for build servers from other lines of a log.
///
/// GitHub's runner recognises `::` after white space at the beginning of a line, and `##[`
/// anywhere; other servers recognise `##vso[` and `##teamcity[`.
package struct CommandMarks {
  private var isBlank: Bool
  private var last: Unicode.Scalar?

  /// - Parameter opensLine: whether the text is at the beginning of a line.
  package init(opensLine: Bool = true) {
    isBlank = opensLine
  }

  /// Reads the next character of a line.
  ///
  /// - Returns: Whether it completes a mark that the line must not have. Such a character must be
  ///   replaced, so it does not count as the one before the next.
  package mutating func complete(_ scalar: Unicode.Scalar) -> Bool {
    let before = last
    let isFirstPair = isBlank && before == ":"
    if let before, isBlank { isBlank = before.properties.isWhitespace && !before.isUnseen }
    let isMark = scalar == "#" && before == "#" || scalar == ":" && isFirstPair
    last = isMark ? nil : scalar
    if isMark { isBlank = false }
    return isMark
  }
}

extension Unicode.Scalar {
  /// Whether the character is invisible or changes what else is visible: control characters of both
  /// sets, marks of direction and joining, line separators, and characters without a shared
  /// meaning.
  package var isUnseen: Bool {
    guard value >= 0x7F else { return value < 0x20 }
    if properties.isDefaultIgnorableCodePoint { return true }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    default: false
    }
  }
}
