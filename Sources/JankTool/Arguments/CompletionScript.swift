/// A shell with a completion script.
package enum CompletionShell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}

/// Completion scripts, generated from the description of the tool.
package enum CompletionScript {
  /// The script for one shell, to be sourced or installed as a completion.
  package static func text(for root: Command, shell: CompletionShell) -> String {
    switch shell {
    case .bash: bash(root)
    case .zsh: zsh(root)
    case .fish: fish(root)
    }
  }

  /// The completions of an option's value.
  enum Reply {
    /// One of some words; empty for no completions.
    case words([String])
    /// Words separated by commas.
    case list([String])
    /// A text that begins with one of the words, followed by any file name.
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
    case .file, .folder: .files
    }
  }

  static func visibleOptions(_ command: Command) -> [Option] {
    command.allOptions.filter { !$0.isHidden }
  }
}
