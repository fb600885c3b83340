internal import JankText

/// A command of the tool in a line of a report or log.
struct LoggedCommand: Equatable {
  /// The words behind the name of the tool.
  let words: [String]
  /// Whether the line has the command to repeat a run, as `again: janklab run …` does.
  let isMarked: Bool
}

extension LoggedCommand {
  /// The commands that only play and print, and the one that also writes what it found.
  static let names = ["run", "check", "explain", "explore"]

  /// What reports have before a command that repeats a run.
  private static let marks = [ReplayMark.text, ReplayMark.page, "\"replay\":"].map(bare)

  /// What reports in JSON have before a command.
  private static let key = ["\"replay\": \"", "\"replay\":\""]

  // A line may be a whole page, and may come from anyone.
  private static let attemptLimit = 100
  private static let leadLimit = 80
  private static let lengthLimit = 10_000

  /// Reads the first command of a line that can be repeated; nil if there is none.
  ///
  /// - Parameters:
  ///   - line: the line, which may be one of HTML, XML, Markdown, JSON or annotations.
  ///   - tool: the name of the tool.
  init?(in line: String, tool: String) {
    var rest = line[...]
    for _ in 0..<Self.attemptLimit {
      guard let place = rest.firstRange(of: tool + " ") else { return nil }
      let before = line[..<place.lowerBound].suffix(Self.leadLimit)
      let text = line[place.lowerBound...].prefix(Self.lengthLimit)
      rest = line[place.upperBound...]
      let isName = before.last.map { $0.isLetter || $0.isNumber || "-_".contains($0) } ?? false
      let name = rest.prefix { $0 != " " }
      guard !isName, Self.names.contains(String(name)) else { continue }
      guard let words = Self.words(of: text, behind: before) else { continue }
      let lead = Self.bare(before)
      self.init(words: words, isMarked: Self.marks.contains { lead.hasSuffix($0) })
      return
    }
    return nil
  }

  /// A text without spaces and quotation marks at its end.
  private static func bare(_ text: some StringProtocol) -> String {
    String(text.reversed().drop { " `\"'".contains($0) }.reversed())
  }

  /// The words behind the name of the tool; nil if the text is no command that can be played.
  private static func words(of text: Substring, behind before: Substring) -> [String]? {
    let content = stringContent(text)
    // Without its closing quotation mark, a command in JSON may be half of one.
    guard content != nil || !key.contains(where: before.hasSuffix) else { return nil }
    var command = plain(content ?? text)
    if before.contains("%0A") {
      // An annotation has its lines in one.
      let end = command.firstRange(of: "%0A")?.lowerBound ?? command.endIndex
      command = command[..<end].replacing("%25", with: "%")[...]
    }
    guard let words = split(command),
      !words.contains(where: { $0 == "--help" || $0.contains("…") })
    else { return nil }
    return Array(words.dropFirst())
  }

  private static func split(_ command: Substring) -> [String]? {
    ShellWord.split(MarkupReference.resolved(String(command)))
  }

  /// The text up to the end of a line, of an element or of code.
  private static func plain(_ text: Substring) -> Substring {
    // A rule in quotation marks has a sign of its own, such as "max <= 1 ms".
    var quote: Character?
    return text.prefix { letter in
      if letter == quote {
        quote = nil
      } else if quote == nil, letter == "'" || letter == "\"" {
        quote = letter
      }
      return !letter.isNewline && (quote != nil || letter != "<" && letter != "`")
    }
  }

  /// The rest of a JSON string that the text begins within; nil if it begins within none.
  private static func stringContent(_ text: Substring) -> Substring? {
    var isEscaped = false
    let content = text.prefix { letter in
      if isEscaped {
        isEscaped = false
      } else if letter == "\\" {
        isEscaped = true
      } else if letter == "\"" {
        return false
      }
      return true
    }
    let rest = text[content.endIndex...]
    // A word of a shell has more behind its opening quotation mark.
    let next = rest.dropFirst().first { $0 != " " }
    guard !rest.isEmpty, next.map({ ",}]".contains($0) }) ?? true else { return nil }
    return (try? JSONParser.parse(Array("\"\(content)\"".utf8)))?.text.map { $0[...] }
  }
}
