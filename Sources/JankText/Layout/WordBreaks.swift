/// The breaks in the text of a table cell: between words, and inside names after joining
/// characters.
package enum WordBreaks {
  /// The characters after which a word can be broken.
  package struct Joints: Sendable {
    let characters: Set<Character>

    /// Those of names in cells.
    package static let names = Joints(characters: ["-", ".", "/", "@", ",", "_", "+"])
    /// Those of headings, in which a word with a hyphen stays whole.
    package static let headings = Joints(characters: [".", "/", "@", ",", "_", "+"])
  }

  /// Returns the shortest pieces into which a text can be broken, without spaces between them.
  package static func pieces(of text: String, at joints: Joints = .names) -> [String] {
    text.split(whereSeparator: \.isWhitespace).flatMap { parts(of: String($0), at: joints) }
  }

  /// Breaks a text into lines; a piece that is longer than a line is cut.
  ///
  /// Each line but the first is indented by `hanging` spaces.
  package static func lines(
    of text: String,
    width: Int,
    hanging: Int = 0,
    at joints: Joints = .names
  ) -> [String] {
    guard cellCount(text) > width else { return [text] }
    let indent = String(repeating: " ", count: hanging < width / 2 ? hanging : 0)
    var lines: [String] = []
    var line = ""
    func room() -> Int { width - (lines.isEmpty ? 0 : indent.count) }
    func close() {
      lines.append((lines.isEmpty ? "" : indent) + line)
      line = ""
    }
    for word in words(of: text) where !word.isEmpty {
      let gap = line.isEmpty ? "" : " "
      if cellCount(line) + gap.count + cellCount(word) <= room() {
        line += gap + word
        continue
      }
      // A word that fits on its own line is not broken.
      if !line.isEmpty, cellCount(word) <= width - indent.count {
        close()
        line = word
        continue
      }
      line += gap
      for part in parts(of: word, at: joints) {
        if cellCount(line) + cellCount(part) > room(), !line.isEmpty {
          if line.last == " " { line.removeLast() }
          close()
        }
        line += part
        while cellCount(line) > room() {
          let rest = line.suffix(line.count - fittingCount(line, room()))
          line.removeLast(rest.count)
          close()
          line = String(rest)
        }
      }
    }
    close()
    return lines
  }

  /// Returns how many characters fit, at least one; the next line must not begin with a mark.
  private static func fittingCount(_ text: String, _ room: Int) -> Int {
    var cells = 0
    var count = 0
    for character in text {
      cells += cellCount(String(character))
      if cells > room { break }
      count += 1
    }
    while count > 1, isMark(text.dropFirst(count).drop { $0 == " " }) { count -= 1 }
    return max(count, 1)
  }

  /// Returns whether a text begins like a build server's command, plain or escaped; such a name
  /// from a file is never moved to the beginning of a line.
  static func isMark(_ text: some StringProtocol) -> Bool {
    ["::", "##", #":\u{3a}"#, #"#\u{23}"#].contains { text.hasPrefix($0) }
  }

  private static let units: Set<String> = [
    "ms", "s", "pt", "pt/s", "ms/s", "%", "fps", "Hz", "MB", "min",
  ]

  /// Returns whether a word is the unit of the number before it, perhaps with punctuation after it.
  private static func isUnit(_ word: some StringProtocol, of last: String) -> Bool {
    // The name p50 is no number.
    let begin = last.drop { !$0.isNumber && !$0.isLetter }.first
    return last.last?.isNumber == true && begin?.isNumber == true
      && units.contains(String(word.filter { !",;:.)\"}".contains($0) }))
  }

  /// Returns the words of a text.
  ///
  /// A unit stays with its number, and a word that begins like a build server's command stays with
  /// the word before it.
  package static func words(of text: String) -> [String] {
    var words: [String] = []
    for word in text.split(omittingEmptySubsequences: false, whereSeparator: \.isBreak) {
      if let last = words.last, isMark(word) || isUnit(word, of: last) {
        words[words.count - 1] = "\(last) \(word)"
      } else {
        words.append(String(word))
      }
    }
    return words
  }

  /// Returns the pieces of a word, each with the character that joins it to the next.
  private static func parts(of word: String, at joints: Joints) -> [String] {
    var parts: [String] = []
    var part = ""
    var rest = word[...]
    while let character = rest.popFirst() {
      part.append(character)
      // A single character or a number is not a piece.
      if joints.characters.contains(character), part.count > 2, !isMark(rest) {
        parts.append(part)
        part = ""
      }
    }
    if part.count == 1, let last = parts.popLast() { part = last + part }
    if !part.isEmpty { parts.append(part) }
    return parts
  }
}

extension Character {
  /// Whether a line can be broken instead of the character.
  fileprivate var isBreak: Bool { self == " " || self == "\n" }
}
