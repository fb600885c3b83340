internal import JankText

/// Finds out which other command an unknown option may be meant for.
enum ForeignOption {
  /// What to do about an option that a command does not have.
  ///
  /// - Parameters:
  ///   - name: The long name, without hyphens before it.
  ///   - known: The names that the command has, with hyphens before them.
  ///   - formats: The formats of its reports.
  ///   - root: The tool.
  /// - Returns: That only the opposite is an option, as for `--color`; the usual word, as `--rule`
  ///   for `--threshold`; how a report of a format is requested, as for `--html`; the commands that
  ///   have the option; or the command that has the words of the option as its name, as `baseline
  ///   update` for `--update-baseline`. Nil if there are none.
  static func hint(
    for name: String,
    among known: [String],
    writing formats: [String] = [],
    in root: Command
  ) -> String? {
    let opposite = "--no-" + name.replacing("colour", with: "color")
    if known.contains(opposite) { return "it is on by default; \(opposite) turns it off" }
    if formats.contains(name) {
      let file = known.contains("--out") ? " or, beside other reports, --out \(name)=FILE" : ""
      return "write --format \(name)\(file)"
    }
    let commands = all(root, path: root.name)
    if let meant = synonyms[name] {
      if known.contains("--" + meant) { return "did you mean \(quoted("--" + meant))?" }
      if let holders = holders(of: meant, among: commands) { return "\(holders) --\(meant)" }
    }
    if let holders = holders(of: name, among: commands) { return "\(holders) this option" }
    let words = Set(name.split(separator: "-"))
    guard words.count > 1,
      let twin = commands.first(where: { Set($0.path.split(separator: " ").dropFirst()) == words })
    else { return nil }
    return "did you mean \(twin.path)?"
  }

  /// Words that people use for an option, with the option.
  private static let synonyms = [
    "threshold": "rule", "thresholds": "rule", "budget": "rule", "budgets": "rule",
  ]

  /// The number of commands that are named if several more have an option.
  private static let holderLimit = 3

  /// The commands that have an option, as the beginning of a sentence; nil if none has it.
  private static func holders(
    of name: String,
    among commands: [(path: String, command: Command)]
  ) -> String? {
    let paths = commands.filter { entry in
      entry.command.options.contains { !$0.isHidden && $0.names.contains(name) }
    }.map(\.path)
    guard !paths.isEmpty else { return nil }
    if paths.count > holderLimit + 1 {
      let shown = paths.prefix(holderLimit).joined(separator: ", ")
      return "\(shown) and \(paths.count - holderLimit) more commands have"
    }
    let names = ([paths.dropLast().joined(separator: ", ")] + paths.suffix(1)).filter {
      !$0.isEmpty
    }
    return "\(names.joined(separator: " and ")) \(paths.count == 1 ? "has" : "have")"
  }

  private static func all(_ command: Command, path: String) -> [(path: String, command: Command)] {
    [(path, command)] + command.subcommands.flatMap { all($0, path: "\(path) \($0.name)") }
  }
}
