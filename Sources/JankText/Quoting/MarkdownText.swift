/// Text for Markdown.
package enum MarkdownText {
  /// Text in which nothing means anything to Markdown, to HTML or to a code host.
  ///
  /// A backslash takes the meaning of a character for Markdown. Code hosts look for more in what
  /// is left, as addresses, people and issues, and pay no heed to backslashes: text with anything
  /// of that kind becomes a piece of code, in which nobody looks.
  ///
  /// - Parameters:
  ///   - text: Any text; of a long one the beginning is taken.
  ///   - limit: How many characters of it.
  /// - Returns: One line of it, also for a cell of a table.
  package static func escaped(_ text: String, limit: Int = 200) -> String {
    let line = printable(text, limit: limit, opensLine: false)
    return isActive(line) ? span(line) : plain(line)
  }

  /// An item of a list, on a line of its own; a line feed within is a space.
  package static func item(_ text: String) -> String {
    let line = text.split(separator: "\n").joined(separator: " ")
    return "- \(escaped(line, limit: 1_000))\n"
  }

  /// Text as a piece of code; of a long one the beginning is taken.
  package static func code(_ text: String, limit: Int = 4_000) -> String {
    span(printable(text, limit: limit, opensLine: false))
  }

  /// Lines as a block of code, which nothing in them ends.
  package static func block(_ text: String) -> String {
    let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: text) + 1))
    return "\(fence)text\n\(text)\(fence)\n"
  }
}

// MARK: Pieces of code

extension MarkdownText {
  private static func span(_ line: String) -> String {
    guard !line.isEmpty else { return "" }
    // A cell of a table ends at a bar, also in code, and a backslash before it is seen there.
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
      // What begins a list or a heading does so at the beginning only.
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

  /// Where the mark of a list, a heading or a line across ends with which a text begins.
  private static func endOfBlockMark(_ line: String) -> String.Index? {
    let start = line.prefix { $0.isASCII && $0.isNumber }.endIndex
    guard start < line.endIndex else { return nil }
    let marks = start == line.startIndex ? "-+#=" : ".)"
    guard marks.contains(line[start]) else { return nil }
    let next = line[line.index(after: start)...].first
    return next == nil || next == " " || next == line[start] ? start : nil
  }

  /// Whether a code host could make more of a text than what it says: an address, the name of a
  /// person, an issue, a commit, a sign, a formula, or text that is struck out.
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

  /// What is known of the word that is being read.
  private struct Word {
    private var letters = ""

    /// Whether it may be the beginning of an address.
    var isWorldWideWeb: Bool { letters.lowercased() == "www" }

    /// Whether it may be the short form of a commit.
    var isCommit: Bool {
      letters.count >= 7 && letters.allSatisfy(\.isHexDigit) && letters.contains(where: \.isNumber)
        && letters.contains(where: \.isLetter)
    }

    /// Takes the next character.
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
