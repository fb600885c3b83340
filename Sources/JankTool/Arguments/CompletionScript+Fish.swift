extension CompletionScript {
  /// One line for each command and each option.
  static func fish(_ root: Command) -> String {
    let lines = ["complete -c \(root.name) -f"] + fishLines(root, of: root.name, when: "")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The completions of a command, for lines on which a condition holds.
  private static func fishLines(
    _ command: Command,
    of tool: String,
    when condition: String
  ) -> [String] {
    guard !command.subcommands.isEmpty else {
      let here = ShellWord.quoted(condition)
      return ["complete -c \(tool) -n \(here) -F"]
        + visibleOptions(command).map { fishOption($0, of: tool, when: here) }
    }
    let before = condition.isEmpty ? "" : condition + "; and "
    let names = command.subcommands.map(\.name).joined(separator: " ")
    let here = ShellWord.quoted("\(before)not __fish_seen_subcommand_from \(names)")
    var lines = command.subcommands.map {
      "complete -c \(tool) -n \(here) -a \($0.name) -d \(fishQuoted($0.abstract))"
    }
    lines += visibleOptions(command).map { fishOption($0, of: tool, when: here) }
    return lines
      + command.subcommands.flatMap {
        fishLines($0, of: tool, when: "\(before)__fish_seen_subcommand_from \($0.name)")
      }
  }

  private static func fishOption(
    _ option: Option,
    of tool: String,
    when condition: String
  ) -> String {
    var line = "complete -c \(tool) -n \(condition)"
    for name in option.names { line += " -l \(name)" }
    if let short = option.short { line += " -s \(short)" }
    line += " -d \(fishQuoted(option.about))"
    guard option.value != .none else { return line }
    return line + fishReply(reply(to: option))
  }

  private static func fishReply(_ reply: Reply) -> String {
    switch reply {
    case .words([]): " -x"
    case .words(let words): " -x -a \(fishQuoted(words.joined(separator: " ")))"
    case .list(let words):
      // The helper that comes with fish completes the last part of a list.
      " -x -a "
        + fishQuoted("(__fish_complete_list , \"string split , \(words.joined(separator: ","))\")")
    case .starts(let words): " -r -F -a \(fishQuoted(words.joined(separator: " ")))"
    case .files: " -r -F"
    }
  }

  /// A text as one word of fish, whose escapes in single quotes differ from other shells.
  private static func fishQuoted(_ text: String) -> String {
    "'"
      + text.reduce(into: "") { result, character in
        if character == "'" || character == "\\" { result += "\\" }
        result.append(character)
      } + "'"
  }
}
