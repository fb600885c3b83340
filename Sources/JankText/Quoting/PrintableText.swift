/// Text from a file or a command line, made fit to stand in a line for people.
///
/// Names in scenarios, recordings and baselines come from files. What nobody would see as what it
/// is, as characters that move the cursor or turn the reading direction, is written as `\u{…}`. So
/// are the characters by which build servers find commands in a log: the second `#` of `##[`, which
/// counts anywhere in a line, and the second `:` of `::`, which counts at the beginning of one.
/// What is longer than the limit, in characters, is cut. Printable text stays as it is.
///
/// - Parameters:
///   - text: Any text.
///   - limit: How many characters of it are shown.
///   - opensLine: Whether a line may begin with the text.
/// - Returns: The text, without a line feed.
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

/// The same in quotation marks.
package func quoted(_ text: String) -> String {
  "\"\(printable(text, opensLine: false))\""
}

private func escape(_ scalar: Unicode.Scalar) -> String {
  "\\u{\(String(scalar.value, radix: 16))}"
}

/// Finds the marks by which build servers tell commands from other lines of a log.
///
/// The runner of GitHub takes `::` behind white space at the beginning of a line, and `##[`
/// anywhere; others know `##vso[` and `##teamcity[`.
package struct CommandMarks {
  private var isBlank: Bool
  private var last: Unicode.Scalar?

  /// - Parameter opensLine: whether the text stands at the beginning of a line.
  package init(opensLine: Bool = true) {
    isBlank = opensLine
  }

  /// Takes the next character of a line.
  ///
  /// - Returns: Whether it completes a mark that the line must not have. Such a character is taken
  ///   to be replaced, so that the next one does not follow it.
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
  /// Whether nobody would see the character, or it changes what else is seen: control characters of
  /// both sets, marks of direction and joining, separators of lines, and what has no meaning that
  /// all systems share.
  package var isUnseen: Bool {
    guard value >= 0x7F else { return value < 0x20 }
    if properties.isDefaultIgnorableCodePoint { return true }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    default: false
    }
  }
}
