extension CompletionScript {
  /// One line for each command and each option.
  static func fish(_ root: Command) -> String {
    let names = root.subcommands.map(\.name).joined(separator: " ")
    var lines = ["complete -c \(root.name) -f"]
    let atRoot = shellQuoted("not __fish_seen_subcommand_from \(names)")
    for command in root.subcommands {
      let about = fishQuoted(command.abstract)
      lines.append("complete -c \(root.name) -n \(atRoot) -a \(command.name) -d \(about)")
    }
    lines += visibleOptions(root).map { fishOption($0, of: root.name, when: atRoot) }
    for command in root.subcommands {
      let condition = shellQuoted("__fish_seen_subcommand_from \(command.name)")
      lines.append("complete -c \(root.name) -n \(condition) -F")
      lines += visibleOptions(command).map { fishOption($0, of: root.name, when: condition) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func fishOption(
    _ option: Option,
    of tool: String,
    when condition: String
  ) -> String {
    var line = "complete -c \(tool) -n \(condition) -l \(option.name)"
    if let short = option.short { line += " -s \(short)" }
    line += " -d \(fishQuoted(option.about))"
    guard option.value != .none else { return line }
    guard let choices = choices(option) else { return line + " -r -F" }
    return line + " -x"
      + (choices.isEmpty ? "" : " -a \(fishQuoted(choices.joined(separator: " ")))")
  }

  /// A text as one word of fish, which escapes inside single quotes as other shells do not.
  private static func fishQuoted(_ text: String) -> String {
    "'"
      + text.reduce(into: "") { result, character in
        if character == "'" || character == "\\" { result += "\\" }
        result.append(character)
      } + "'"
  }
}
