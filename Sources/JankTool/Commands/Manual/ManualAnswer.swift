internal import JankText

/// What `janklab help WORD` prints for a word that is neither a command nor a page.
enum ManualAnswer {
  /// The number of entries outside of the glossary that are printed.
  private static let entryLimit = 8
  /// The page that explains words.
  private static let glossary = "glossary"
  /// The number of similar names whose entries are printed for a word without an entry.
  private static let similarLimit = 3
  /// The number of pages that are quoted for a word without an entry.
  private static let pageLimit = 5

  /// Returns the entries of the manual under a word, or those under similar names with the
  /// paragraphs that use the word, or else the rows of tables that use it.
  ///
  /// - Parameters:
  ///   - word: The word, or several.
  ///   - toolset: The tool.
  /// - Returns: Markdown; nil if the manual does not have the word, or only as a part of longer
  ///   words while it is nearly the name of a command or page.
  static func text(on word: String, of toolset: Toolset) -> String? {
    let index = ManualIndex(knowing: toolset.catalog)
    let options = options(named: word, of: toolset.command)
    let entries = index.entries(named: word)
    guard entries.isEmpty, options.isEmpty else {
      // The meaning of a word comes first, then what it is a name of.
      let meanings = entries.filter { $0.topic.name == glossary }
      let others = entries.filter { $0.topic.name != glossary }.prefix(entryLimit)
      let more = entries.count - meanings.count - others.count
      return "# \(printable(word, limit: 100))\n\n"
        + (meanings.map(text) + options + others.map(text)).joined(separator: "\n")
        + (more > 0 ? "\n… and \(more) more on the same pages\n" : "")
    }
    guard index.shareOfCommon(word) == nil else { return nil }
    let uses = index.uses(of: word)
    // A slip in the name of a command or page is likelier than the beginning of a part of another
    // name.
    if uses.isEmpty, index.rows(with: word).isEmpty,
      nearestName(to: word, among: mainNames(of: toolset)) != nil
    {
      return nil
    }
    return passages(on: word, uses, in: index)
  }

  /// The names of the commands and of the pages.
  private static func mainNames(of toolset: Toolset) -> [String] {
    toolset.command.subcommands.map(\.name) + ManualTopic.all.map(\.name)
  }

  /// Returns the entries under similar names, and paragraphs of pages that use a word.
  private static func passages(
    on word: String,
    _ uses: [ManualIndex.Entry],
    in index: ManualIndex
  ) -> String? {
    let names = namesWithParts(of: word, among: index.names)
    var shown: [ManualIndex.Entry] = []
    for entry in names.prefix(similarLimit).flatMap({ index.entries(named: $0) })
    where !shown.contains(entry) {
      shown.append(entry)
    }
    let quoted = uses.filter { use in
      !shown.contains { $0.topic.name == use.topic.name && $0.section == use.section }
    }
    var parts = (shown.prefix(entryLimit) + quoted.prefix(pageLimit)).map(text)
    if parts.isEmpty { parts = index.rows(with: word).prefix(pageLimit).map(text) }
    guard !parts.isEmpty else { return nil }
    return "# \(printable(word, limit: 100))\n\n" + parts.joined(separator: "\n")
      + similar(names.dropFirst(similarLimit))
  }

  /// The nearest command, page and entry, as a hint.
  static func hint(for word: String, of toolset: Toolset) -> String {
    let known = mainNames(of: toolset)
    let names = ManualIndex(knowing: toolset.catalog).names.filter { !$0.contains(" ") }
    let options = commands(of: toolset.command, at: "").flatMap { $0.1.allOptions }
      .filter { !$0.isHidden }.flatMap(\.names).map { "--\($0)" }
    if word.hasPrefix("-") {
      let nearest = nearestName(to: word, among: options)
      return nearest.map { "did you mean \(quoted($0))?" }
        ?? "to list the options of a command: \(toolset.name) COMMAND --help"
    }
    let stem = Self.stem(of: word)
    let relatives = known.filter { isForm($0, of: stem) }.prefix(1)
    let nearest = [known, names].compactMap { nearestName(to: word, among: $0) }
    let near = (relatives.isEmpty ? nearest : Array(relatives)).map { quoted($0) }
    let list = "to list commands and pages: \(toolset.name) help"
    guard let first = near.first else { return list }
    let other = near.last.flatMap { $0 == first ? nil : " or \($0)" } ?? ""
    return "did you mean \(first)\(other)? \(list)"
  }

  /// The fewest letters of a stem with which other words than its own forms do not begin.
  private static let safeStemLength = 4

  /// Whether a name may be a form of the word with a stem: `gate-ci` of `gat`, and not `strategies`
  /// of `str`, which `string` has.
  private static func isForm(_ name: String, of stem: String) -> Bool {
    guard stem.count < safeStemLength else { return name.hasPrefix(stem) }
    let first = name.prefix { $0 != "-" }
    return !stem.isEmpty && ["", "e", "es", "s"].contains { first == stem + $0 }
  }

  /// The beginning that a word shares with its other forms: `gat` of `gating`; empty if short.
  private static func stem(of word: String) -> String {
    let word = word.lowercased()
    let ending = ["ing", "es", "ed", "s"].first(where: word.hasSuffix) ?? ""
    let stem = word.dropLast(ending.count)
    return ending.isEmpty || stem.count < 3 ? "" : String(stem)
  }

  private static func similar(_ names: ArraySlice<String>) -> String {
    guard !names.isEmpty else { return "" }
    let shown = names.prefix(entryLimit).map { "`\($0)`" }.joined(separator: ", ")
    let more = names.count - entryLimit
    return "\nSimilar names: \(shown)\(more > 0 ? " and \(more) more" : "").\n"
  }

  private static func text(_ entry: ManualIndex.Entry) -> String {
    let place =
      entry.section == entry.topic.title
      ? entry.section : "\(entry.topic.title), \(entry.section)"
    return "From \(place) (`janklab help \(entry.topic.name)`):\n\n"
      + entry.lines.map { $0 + "\n" }.joined()
  }

  /// The options of commands with a name, one paragraph for each meaning.
  private static func options(named word: String, of root: Command) -> [String] {
    let name = String(word.drop { $0 == "-" })
    var found: [(option: Option, commands: [String])] = []
    for (path, command) in commands(of: root, at: root.name) {
      for option in command.allOptions where isNamed(option, name) && !option.isHidden {
        if let place = found.firstIndex(where: { $0.option.about == option.about }) {
          found[place].commands.append(path)
        } else {
          found.append((option, [path]))
        }
      }
    }
    return found.map { option, commands in
      let list = commands.map { "`\($0)`" }.joined(separator: ", ")
      return "Option `--\(option.name)` of \(list):\n\n- \(option.about)\n"
    }
  }

  private static func isNamed(_ option: Option, _ name: String) -> Bool {
    option.names.contains(name) || option.short.map(String.init) == name
  }

  private static func commands(of root: Command, at path: String) -> [(String, Command)] {
    root.subcommands.flatMap { command -> [(String, Command)] in
      let own = "\(path) \(command.name)"
      return [(own, command)] + commands(of: command, at: own)
    }
  }
}
