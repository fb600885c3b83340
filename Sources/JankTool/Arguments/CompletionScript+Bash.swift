extension CompletionScript {
  /// One function: it finds the command on the line, then offers completions for it.
  static func bash(_ root: Command) -> String {
    let commands = bashCommands(in: root, path: "")
    let cases = commands.map { bashCase("\"\($0.path)\"", $0.command) } + [bashCase("*", root)]
    let paths = commands.map { "\"\($0.path)\"" }.joined(separator: "|")
    return """
      _\(root.name)() {
        # One name a line: names of files may have spaces.
        local IFS=$'\\n'
        local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" command="" each
        for each in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
          case "$command $each" in \(paths)) command+=" $each" ;; esac
        done
        if [[ "$before" == "=" ]]; then before="${COMP_WORDS[COMP_CWORD-2]}"; fi
        if [[ "$word" == "=" ]]; then word=""; fi
        COMPREPLY=()
        case "$command" in
      \(cases.joined(separator: "\n"))
        esac
      }
      complete -F _\(root.name) \(root.name)

      """
  }

  /// All commands below one, each with the names that lead to it and a leading space.
  private static func bashCommands(
    in parent: Command,
    path: String
  ) -> [(path: String, command: Command)] {
    parent.subcommands.flatMap { command in
      let path = "\(path) \(command.name)"
      return [(path, command)] + bashCommands(in: command, path: path)
    }
  }

  private static func bashCase(_ pattern: String, _ command: Command) -> String {
    var lines = ["    \(pattern))", "      case \"$before\" in"]
    for option in visibleOptions(command) where option.value != .none {
      let names = option.names.map { "--" + $0 } + (option.short.map { ["-\($0)"] } ?? [])
      let reply = bashReply(reply(to: option))
      lines.append("        \(names.joined(separator: "|"))) \(reply); return ;;")
    }
    lines.append("      esac")
    let options = visibleOptions(command).map { "--" + $0.name }
    lines.append("      if [[ \"$word\" == -* ]]; then \(bashWords(options)); return; fi")
    lines.append(
      command.subcommands.isEmpty
        ? "      \(bashFiles) ;;"
        : "      \(bashWords(command.subcommands.map(\.name))) ;;"
    )
    return lines.joined(separator: "\n")
  }

  private static func bashReply(_ reply: Reply) -> String {
    switch reply {
    case .words(let words): bashWords(words)
    case .list(let words): bashList(words)
    case .starts(let words): bashWords(words) + "; compopt -o nospace 2> /dev/null"
    case .files: bashFiles
    }
  }

  /// File names, which the shell quotes if it knows that they are files.
  private static let bashFiles =
    "COMPREPLY=($(compgen -f -- \"$word\")); compopt -o filenames 2> /dev/null"

  /// The last item of a list, after the items that are complete.
  private static func bashList(_ words: [String]) -> String {
    let start = "local start=\"\"; if [[ \"$word\" == *,* ]]; then start=\"${word%,*},\"; fi"
    let list = words.joined(separator: "\\n")
    return "\(start); COMPREPLY=($(compgen -P \"$start\" -W $'\(list)' -- \"${word##*,}\"))"
  }

  private static func bashWords(_ words: [String]) -> String {
    "COMPREPLY=($(compgen -W $'\(words.joined(separator: "\\n"))' -- \"$word\"))"
  }
}
