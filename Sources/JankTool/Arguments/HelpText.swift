internal import JankText

/// The help of a command, from its description.
package enum HelpText {
  private static let layout = TextLayout(width: TextLayout.helpWidth)

  /// Returns the whole help, as `--help` prints it.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - path: The words that lead to it, for example `janklab run`.
  ///   - showsHidden: Whether to list hidden options.
  /// - Returns: Lines of at most eighty columns, each ended by a line feed.
  package static func full(
    _ command: Command,
    path: String,
    showsHidden: Bool = false
  ) -> String {
    var sections = [
      abstract(command), usage(command, path: path), example(command),
    ]
    if let argument = command.argument {
      sections.append(section("ARGUMENTS", [(argument.name, argument.about)]))
    }
    sections += command.topics.map { section($0.title, intro: $0.intro, $0.rows) }
    let options = command.allOptions.filter { showsHidden || !$0.isHidden }
    sections.append(section("OPTIONS", options.map { (head($0), about($0)) }))
    sections += subcommands(of: command)
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// The short help, printed for a command without arguments.
  package static func short(_ command: Command, path: String) -> String {
    var sections = [
      abstract(command), usage(command, path: path), example(command),
    ]
    sections += subcommands(of: command)
    let names = command.subcommands.map(\.name)
    if names.contains("init"), names.contains("run") {
      sections.append("To begin: \(path) init, which writes scenarios, then \(path) run Scenarios.")
    }
    let help = names.contains("help") ? ", \(path) help COMMAND for a command" : ""
    sections.append("See \(path) --help for all options\(help).")
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// The section of the subcommands, if there are any.
  private static func subcommands(of command: Command) -> [String] {
    guard !command.subcommands.isEmpty else { return [] }
    let rows = command.subcommands.map { ($0.name, $0.abstract + ".") }
    return [section("SUBCOMMANDS", rows)]
  }

  private static func abstract(_ command: Command) -> String {
    layout.lines(of: command.abstract + ".", hanging: "").joined(separator: "\n")
  }

  /// The example, below its heading if one line is too short for both.
  private static func example(_ command: Command) -> String {
    let line = "EXAMPLE: " + command.example
    return cellCount(line) <= layout.width ? line : "EXAMPLE:\n  " + command.example
  }

  private static func usage(_ command: Command, path: String) -> String {
    var line = "USAGE: \(path) [OPTIONS]"
    if !command.subcommands.isEmpty { line += " SUBCOMMAND" }
    if let argument = command.argument {
      let name = argument.name + (argument.isRepeatable ? "…" : "")
      line += argument.isOptional ? " [\(name)]" : " \(name)"
    }
    return line
  }

  /// The names of an option and its placeholder, for example `-o, --output FILE`.
  private static func head(_ option: Option) -> String {
    let short = option.short.map { "-\($0), " } ?? "    "
    return short + "--" + option.name + (option.placeholder.map { " " + $0 } ?? "")
  }

  private static func about(_ option: Option) -> String {
    var text = option.about
    if let limits = OptionValue.limits(of: option.value) {
      text += " \(limits.prefix(1).uppercased())\(limits.dropFirst())."
    }
    if option.isRepeatable { text += " May be given several times." }
    for name in option.otherNames { text += " --\(name) is the same." }
    if let standard = option.standard { text += " Default: \(standard)." }
    return text
  }

  private static func section(
    _ title: String,
    intro: String? = nil,
    _ rows: [(head: String, about: String)]
  ) -> String {
    let sentences = intro.map { layout.lines(of: $0, start: "  ", hanging: "  ") } ?? []
    let column = 2 + (rows.map(\.head.count).filter { $0 <= 28 }.max() ?? 0) + 2
    let lines = rows.map { row in
      let start = "  " + row.head
      let about = layout.narrowed(by: column).lines(of: row.about, hanging: "")
        .joined(separator: "\n" + String(repeating: " ", count: column))
      let gap = column - start.count
      return start
        + (gap >= 2
          ? String(repeating: " ", count: gap) : "\n" + String(repeating: " ", count: column))
        + about
    }
    return title + ":\n" + (sentences + lines).joined(separator: "\n")
  }
}
