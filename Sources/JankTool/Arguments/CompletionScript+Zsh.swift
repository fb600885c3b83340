extension CompletionScript {
  /// One function for the tool and one for each command, using the helpers of zsh.
  static func zsh(_ root: Command) -> String {
    let functions = zshFunctions(root, name: "_\(root.name)")
    return """
      #compdef \(root.name)

      \(functions.joined(separator: "\n\n"))

      compdef _\(root.name) \(root.name)

      """
  }

  /// The function of a command, after those of its subcommands.
  private static func zshFunctions(_ command: Command, name: String) -> [String] {
    guard !command.subcommands.isEmpty else {
      return [
        """
        \(name)() {
          _arguments -s \\
        \(zshArguments(command) + " \\\n    " + ShellWord.quoted("*:file:_files"))
        }
        """
      ]
    }
    let functions = command.subcommands.flatMap {
      zshFunctions($0, name: "\(name)_\($0.name)")
    }
    let rows = command.subcommands.map { "    " + ShellWord.quoted("\($0.name):\($0.abstract)") }
    let branches = command.subcommands.map { "        \($0.name)) \(name)_\($0.name) ;;" }
    return functions + [
      """
      \(name)() {
        local state line
        local -a commands=(
      \(rows.joined(separator: "\n"))
        )
        _arguments -C \\
      \(zshArguments(command)) \\
          '1:command:->command' '*::argument:->argument'
        case "$state" in
          command) _describe command commands ;;
          argument)
            case "${line[1]}" in
      \(branches.joined(separator: "\n"))
            esac ;;
        esac
      }
      """
    ]
  }

  private static func zshArguments(_ command: Command) -> String {
    visibleOptions(command).flatMap { option in
      let names = option.names.map { "--" + $0 } + (option.short.map { ["-\($0)"] } ?? [])
      return names.map { "    " + ShellWord.quoted(zshOption(option, named: $0)) }
    }.joined(separator: " \\\n")
  }

  /// A specification such as `*--strategy=[About.]:NAME:(a b)`.
  private static func zshOption(_ option: Option, named name: String) -> String {
    let about = escaped(option.about)
    let start = (option.isRepeatable ? "*" : "") + name
    guard let placeholder = option.placeholder else { return "\(start)[\(about)]" }
    let values = zshAction(reply(to: option))
    let join = name.hasPrefix("--") ? "=" : "+"
    return "\(start)\(join)[\(about)]:\(escaped(placeholder)):\(values)"
  }

  private static func zshAction(_ reply: Reply) -> String {
    switch reply {
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .list(let words): "_sequence compadd - \(words.joined(separator: " "))"
    case .starts(let words):
      "{compset -P \"*=\" && _files || compadd -S \"\" - \(words.joined(separator: " "))}"
    case .files: "_files"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "[]:\\".contains(character) { result += "\\" }
      result.append(character)
    }
  }
}
