/// A shell that can complete our command lines.
package enum CompletionShell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}

/// Scripts that teach a shell the commands and options of the tool, from their description.
package enum CompletionScript {
  /// The script for one shell, to be sourced or put where that shell looks for completions.
  package static func text(for root: Command, shell: CompletionShell) -> String {
    switch shell {
    case .bash: bash(root)
    case .zsh: zsh(root)
    case .fish: fish(root)
    }
  }

  /// The words that can stand behind an option, or `nil` if any file can.
  static func choices(_ option: Option) -> [String]? {
    switch option.value {
    case .choice(let choices): choices
    case .list(_, let known): known
    case .none, .text, .integer, .number, .duration, .place: []
    case .file: nil
    }
  }

  static func visibleOptions(_ command: Command) -> [Option] {
    command.allOptions.filter { !$0.isHidden }
  }
}
