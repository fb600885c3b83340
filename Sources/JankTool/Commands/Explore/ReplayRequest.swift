internal import JankText

/// A run that a line of a report or log is about.
enum ReplayRequest: Equatable {
  /// The words of a command, without the name of the tool.
  case command([String])
  /// A case by its names, and its digest or the beginning of it if the line has one.
  case named(scenario: String, device: String, strategy: String, digest: String?)
}

extension ReplayRequest {
  /// The commands that only play and print.
  private static let commands = ["run", "check", "explain"]

  /// Reads a line: a command in it, a row of the table of `run`, or a case such as
  /// `bounce / phone-60 / timer: frame 14 …`; nil if it is none of these.
  ///
  /// - Parameters:
  ///   - line: the line.
  ///   - tool: the name of the tool.
  init?(_ line: String, tool: String) {
    if let words = Self.command(in: Self.unwrapped(line), tool: tool) {
      self = .command(words)
    } else if let named = Self.named(in: line) ?? Self.row(in: line) {
      self = named
    } else {
      return nil
    }
  }

  /// The text of the member `replay`, if the line has one, else the line.
  private static func unwrapped(_ line: String) -> String {
    guard let key = line.firstRange(of: "\"replay\":") else { return line }
    var text = line[key.upperBound...].drop { $0 == " " }
    while text.last == "," || text.last == " " || text.last == "}" { text.removeLast() }
    guard let value = try? JSONParser.parse(Array(text.utf8)) else { return line }
    return value.text ?? line
  }

  private static func command(in line: String, tool: String) -> [String]? {
    for name in commands {
      guard let start = line.firstRange(of: "\(tool) \(name) ") else { continue }
      // A rule in quotation marks has a sign of its own, such as "max <= 1 ms".
      var isQuoted = false
      let text = line[start.lowerBound...].prefix { letter in
        if letter == "'" { isQuoted.toggle() }
        return letter != "\n" && (isQuoted || letter != "<" && letter != "`")
      }
      return ShellWord.split(String(text)).map { Array($0.dropFirst()) }
    }
    return nil
  }

  /// A case as messages name it.
  private static func named(in line: String) -> ReplayRequest? {
    let parts = line.split(separator: " / ", maxSplits: 2).map(String.init)
    guard parts.count == 3, let scenario = parts[0].split(separator: ": ").last else { return nil }
    let strategy = parts[2].prefix { $0 != ":" && $0 != " " }
    return .named(
      scenario: plain(String(scenario).trimmed),
      device: parts[1],
      strategy: String(strategy),
      digest: nil
    )
  }

  /// The name of a scenario without what lists write before it: a sign, as in `~ bounce`, or a
  /// frame, as in `frame 2 of bounce`.
  private static func plain(_ name: String) -> String {
    var words = name.split(separator: " ")[...]
    if words.count > 1, let sign = words.first, sign.count == 1, !sign.allSatisfy(\.isLetter) {
      words.removeFirst()
    }
    if words.count > 3, words.first == "frame" { words.removeFirst(3) }
    return words.joined(separator: " ")
  }

  /// A row of the table of `run`, which ends with a digest.
  private static func row(in line: String) -> ReplayRequest? {
    let cells = line.split(separator: " ").map(String.init)
    guard cells.count > 3, let digest = cells.last, [8, 32].contains(digest.count),
      digest.allSatisfy({ $0.isHexDigit && !$0.isUppercase })
    else { return nil }
    return .named(scenario: cells[0], device: cells[1], strategy: cells[2], digest: digest)
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
