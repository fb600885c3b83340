internal import JankText

/// The commands of the tool in a text that `replay` does not repeat.
struct RefusedCommand {
  /// What to do about the first of them.
  let hint: String

  // A line may be a whole page, and may come from anyone.
  private static let attemptLimit = 100
  private static let lengthLimit = 10_000

  /// Reads a text; nil if it has no such command.
  ///
  /// A command that can be repeated without the part for the shell counts before all others.
  ///
  /// - Parameters:
  ///   - text: a report or log.
  ///   - tool: the name of the tool.
  ///   - commands: the names of all its commands.
  init?(in text: String, tool: String, commands: [String]) {
    var other: String?
    for line in text.split(whereSeparator: \.isNewline) {
      for command in Self.commands(in: MarkupReference.resolved(String(line)), of: tool) {
        if let hint = Self.shellHint(for: command) {
          self.hint = hint
          return
        }
        other = other ?? Self.nameHint(for: command, among: commands)
      }
    }
    guard let other else { return nil }
    hint = other
  }
}

extension RefusedCommand {
  /// The texts behind the name of the tool.
  private static func commands(in line: String, of tool: String) -> [Substring] {
    var commands: [Substring] = []
    var rest = line[...]
    for _ in 0..<attemptLimit {
      guard let place = rest.firstRange(of: tool + " ") else { break }
      let before = rest[..<place.lowerBound].last
      rest = rest[place.upperBound...]
      let isName = before.map { $0.isLetter || $0.isNumber || "-_".contains($0) } ?? false
      if !isName { commands.append(rest.prefix(lengthLimit)) }
    }
    return commands
  }

  private static func name(of command: Substring) -> String {
    String(command.prefix { $0.isLetter || $0 == "-" })
  }

  /// That a command is none of those that are repeated; nil if it is one, or no command.
  private static func nameHint(for command: Substring, among commands: [String]) -> String? {
    let (name, repeated) = (name(of: command), LoggedCommand.names)
    guard !name.isEmpty, !repeated.contains(name) else { return nil }
    guard commands.contains(name) else {
      return nearestName(to: name, among: repeated).map { "did you mean \(quoted($0))?" }
    }
    let list = repeated.dropLast().joined(separator: ", ") + " and " + (repeated.last ?? "")
    return "replay repeats \(list), not \(name)"
  }
}

// MARK: Parts for a shell

extension RefusedCommand {
  /// That a command has a part that only a shell acts on; nil if it has none.
  private static func shellHint(for command: Substring) -> String? {
    guard LoggedCommand.names.contains(name(of: command)), let place = mark(in: command)
    else { return nil }
    var rest = command[start(of: place, in: command)...]
    while rest.last.map({ " `\"'".contains($0) }) ?? false { rest.removeLast() }
    let kind =
      switch command[place] {
      case "|": "pipe "
      case "<", ">": "redirection "
      default: ""
      }
    return "omit the \(kind)\(quoted(String(rest))): replay repeats the command alone"
  }

  /// The place of the first character outside quotation marks that a shell acts on.
  private static func mark(in command: Substring) -> Substring.Index? {
    var quote: Character?
    var isEscaped = false
    return command.indices.first { place in
      let letter = command[place]
      if isEscaped {
        isEscaped = false
      } else if letter == "\\" {
        isEscaped = true
      } else if let open = quote {
        if letter == open { quote = nil }
      } else if letter == "'" || letter == "\"" {
        quote = letter
      } else {
        return "|<>&;".contains(letter)
      }
      return false
    }
  }

  /// The beginning of a redirection with its number, as in `2> errors`.
  private static func start(of place: Substring.Index, in command: Substring) -> Substring.Index {
    let number = command[..<place].reversed().prefix { $0.isNumber }.count
    let start = command.index(place, offsetBy: -number)
    return "<>".contains(command[place]) && command[..<start].last == " " ? start : place
  }
}
