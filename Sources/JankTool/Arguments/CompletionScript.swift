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

  /// What can stand behind an option.
  enum Reply {
    /// One of some words; with none of them nothing can be said.
    case words([String])
    /// Some of the words, with commas between them.
    case list([String])
    /// What begins with one of the words, behind which any file can stand.
    case starts([String])
    /// Any file.
    case files
  }

  static func reply(to option: Option) -> Reply {
    switch option.value {
    case .choice(let choices): .words(choices)
    case .list(_, let known, _): known.isEmpty ? .words([]) : .list(known)
    case .text(_, let starts): starts.isEmpty ? .words([]) : .starts(starts)
    case .none, .integer, .integers, .number, .duration, .place: .words([])
    case .file: .files
    }
  }

  static func visibleOptions(_ command: Command) -> [Option] {
    command.allOptions.filter { !$0.isHidden }
  }
}
