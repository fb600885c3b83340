/// Text for Markdown.
package enum MarkdownText {
  /// Returns text that has no meaning to Markdown, HTML or a code host.
  ///
  /// A backslash escapes a character for Markdown. Code hosts also detect addresses, people and
  /// issues, and ignore backslashes: text that may contain such a thing becomes inline code, in
  /// which they detect nothing.
  ///
  /// The result is one line, also for a cell of a table. A text longer than `limit` characters is
  /// cut.
  package static func escaped(_ text: String, limit: Int = 200) -> String {
    let line = printable(text, limit: limit, opensLine: false)
    return isActive(line) ? span(line) : plain(line)
  }

  /// Returns an item of a list, on its own line; a line feed in it becomes a space.
  package static func item(_ text: String) -> String {
    let line = text.split(separator: "\n").joined(separator: " ")
    return "- \(escaped(line, limit: 1_000))\n"
  }

  /// Returns text as inline code; a long text is cut.
  package static func code(_ text: String, limit: Int = 4_000) -> String {
    span(printable(text, limit: limit, opensLine: false))
  }

  /// Returns lines as a code block, which nothing in them ends.
  package static func block(_ text: String) -> String {
    let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: text) + 1))
    return "\(fence)text\n\(text)\(fence)\n"
  }
}

// MARK: Inline code

extension MarkdownText {
  private static func span(_ line: String) -> String {
    guard !line.isEmpty else { return "" }
    // A bar ends a table cell even in code, and a backslash before it would be visible there.
    let text = line.replacing("|", with: "\\u{7c}")
    let fence = String(repeating: "`", count: longestRun(of: "`", in: text) + 1)
    let isTight = text.first != "`" && text.last != "`" && text.first != " " && text.last != " "
    return isTight ? fence + text + fence : "\(fence) \(text) \(fence)"
  }

  private static func longestRun(of character: Character, in text: String) -> Int {
    var (longest, run) = (0, 0)
    for next in text {
      run = next == character ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}

// MARK: Plain text

extension MarkdownText {
  private static func plain(_ line: String) -> String {
    var text = ""
    var rest = line[...]
    if let end = endOfBlockMark(line) {
      // Marks of lists and headings matter only at the beginning.
      text += line[..<end] + "\\" + String(line[end])
      rest = line[line.index(after: end)...]
    }
    for character in rest {
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "|": text += "&#124;"
      case "\\", "`", "*", "_", "[", "]", "{", "}": text += "\\\(character)"
      default: text.append(character)
      }
    }
    return text
  }

  /// Returns the end of the mark of a list, a heading or a thematic break that begins a text.
  private static func endOfBlockMark(_ line: String) -> String.Index? {
    let start = line.prefix { $0.isASCII && $0.isNumber }.endIndex
    guard start < line.endIndex else { return nil }
    let marks = start == line.startIndex ? "-+#=" : ".)"
    guard marks.contains(line[start]) else { return nil }
    let next = line[line.index(after: start)...].first
    return next == nil || next == " " || next == line[start] ? start : nil
  }

  /// Returns whether a code host could detect something in a text: an address, a person, an issue,
  /// a commit, a symbol, a formula, or struck-out text.
  private static func isActive(_ line: String) -> Bool {
    var word = Word()
    var last: Character = " "
    for character in line {
      switch (last, character) {
      case (_, "@"), (_, "~"), (_, "$"): return true
      case (":", _) where character != " " && character != "\\": return true
      case ("#", _), ("!", _), ("%", _), ("&", _):
        if character.isLetter || character.isNumber || character == "\"" { return true }
      case ("w", "."), ("W", "."):
        if word.isWorldWideWeb { return true }
      default: break
      }
      if word.take(character) { return true }
      last = character
    }
    return word.isCommit
  }

  /// The current word.
  private struct Word {
    private var letters = ""

    /// Whether the word may be the beginning of an address.
    var isWorldWideWeb: Bool { letters.lowercased() == "www" }

    /// Whether the word may be the short form of a commit.
    var isCommit: Bool {
      letters.count >= 7 && letters.allSatisfy(\.isHexDigit) && letters.contains(where: \.isNumber)
        && letters.contains(where: \.isLetter)
    }

    /// Reads the next character.
    ///
    /// - Returns: Whether the word that it ends is the name of a commit, or leads to an issue.
    mutating func take(_ character: Character) -> Bool {
      guard character.isLetter || character.isNumber else {
        defer { letters = "" }
        return isCommit || character == "-" && letters.uppercased() == "GH"
      }
      letters.append(character)
      return false
    }
  }
}
