internal import JankText

/// Parses the words of a command line into an invocation.
///
/// Options may stand before and after arguments. `--name value`, `--name=value`, `-n value` and
/// `-nvalue` are equivalent. One-letter flags can be joined, as in `-qv`. After `--` every word is
/// an argument. A lone `-` is an argument or value and means standard input or output.
package struct ArgumentParser {
  private var invocation: Invocation
  private var words: ArraySlice<String>
  /// The tool, or the only command that is known.
  private let root: Command

  /// Parses a command line.
  ///
  /// - Parameters:
  ///   - words: The words after the name of the tool.
  ///   - root: The tool.
  /// - Returns: The invocation, validated against the command's description. With help or the
  ///   version requested, missing parts are allowed.
  /// - Throws: Wrong usage, with the nearest known name.
  package static func parse(_ words: [String], for root: Command) throws(ToolFailure) -> Invocation
  {
    var parser = ArgumentParser(
      invocation: Invocation(command: root, path: root.name),
      words: words[...],
      root: root
    )
    try parser.parse()
    return parser.invocation
  }
}

extension ArgumentParser {
  private var command: Command { invocation.command }

  private func failure(_ message: String, hint: String? = nil) -> ToolFailure {
    .usage(message, of: invocation.path, hint: hint)
  }

  /// Adds the options that a command line omits.
  ///
  /// - Parameters:
  ///   - invocation: the command line.
  ///   - settings: the values from other sources.
  /// - Returns: The command line with more options, and the source of each option.
  /// - Throws: Wrong usage, for a value that the command line could not have either, unless an
  ///   option of the same name on another command accepts it; invalid data, for a file that the
  ///   project may not write.
  package static func fill(
    _ invocation: Invocation,
    from settings: Settings
  ) throws(ToolFailure) -> (invocation: Invocation, origins: [String: String]) {
    var parser = ArgumentParser(invocation: invocation, words: [], root: invocation.command)
    var origins: [String: String] = [:]
    for option in invocation.command.options where option != .config && option != .printConfig {
      if invocation.has(option) {
        origins[option.name] = "the command line"
      } else if let entry = settings.entry(option) {
        let isForOthers = settings.namesakes(of: option).contains {
          parser.takes(entry.values, of: $0)
        }
        guard parser.takes(entry.values, of: option) || !isForOthers else { continue }
        let name = "\(option.name) of \(entry.origin)"
        for value in entry.values {
          try parser.fill(option, writtenAs: name, value: value)
          try entry.place?.reject(value, of: option)
        }
        parser.invocation.settled.insert(option.name)
        origins[option.name] = entry.origin
      }
    }
    return (parser.invocation, origins)
  }

  /// Whether an option accepts values as settings have them.
  private func takes(_ values: [String], of option: Option) -> Bool {
    values.allSatisfy { value in
      guard option.value != .none else { return OptionValue.flag(value) != nil }
      if case .text(_, let starts) = option.value, !starts.isEmpty {
        return starts.contains(where: value.hasPrefix)
      }
      return (try? check(value, of: option, writtenAs: option.name)) != nil
    }
  }

  private mutating func fill(
    _ option: Option,
    writtenAs name: String,
    value: String
  ) throws(ToolFailure) {
    if option.value == .none {
      guard let isOn = OptionValue.flag(value) else {
        throw failure("\(name) expects true or false, found \(quoted(value))")
      }
      if isOn { invocation.values[option.name, default: []].append("") }
    } else {
      try check(value, of: option, writtenAs: name)
      invocation.values[option.name, default: []].append(value)
    }
  }

  private mutating func parse() throws(ToolFailure) {
    while let word = words.popFirst() {
      if word == "--" {
        while let rest = words.popFirst() { try takeArgument(rest) }
      } else if word.hasPrefix("--") {
        try takeLongOption(String(word.dropFirst(2)))
      } else if word.hasPrefix("-"), word != "-" {
        try takeShortOptions(word.dropFirst())
      } else {
        try takeArgument(word)
      }
    }
    let asksForText = [Option.help, .helpHidden, .version, .completionScript, .printConfig]
      .contains { invocation.values[$0.name] != nil }
    if let argument = command.argument, !argument.isOptional, !asksForText,
      invocation.arguments.isEmpty
    {
      throw failure("\(argument.name) is missing", hint: "for example: \(command.example)")
    }
  }

  private mutating func takeArgument(_ word: String) throws(ToolFailure) {
    if !command.subcommands.isEmpty {
      guard let next = command.subcommands.first(where: { $0.name == word }) else {
        throw failure(
          "unknown command \(quoted(word))",
          hint: suggestion(for: word, among: command.subcommands.map(\.name))
            ?? commandCalled(word).map { "did you mean \(quoted($0.name))?" }
            ?? commandTaking(word).map { "did you mean \(invocation.path) \($0.name) \(word)?" }
            ?? (command.allOptions.contains { $0.name == word } ? "did you mean --\(word)?" : nil)
            ?? missingCommand(before: word)
        )
      }
      let path = "\(invocation.path) \(word)"
      // Help asked for before the name of a subcommand is help on that subcommand.
      let kept = invocation.values.filter { value in
        next.allOptions.contains { $0.name == value.key }
      }
      invocation = Invocation(command: next, path: path, values: kept)
      return
    }
    guard let argument = command.argument,
      argument.isRepeatable || invocation.arguments.isEmpty
    else { throw failure("unexpected argument \(quoted(word))") }
    invocation.arguments.append(word)
  }

  /// A hint for a path that comes where a command of a command should, as in `baseline Scenarios`.
  private func missingCommand(before word: String) -> String? {
    let names = command.subcommands.filter { $0.argument != nil }.map(\.name)
    guard command.name != root.name, let first = names.first, SystemCall.kind(of: word) != nil
    else { return nil }
    return "a command is missing: \(invocation.path) \(first) \(word); it has \(names.listed)"
  }

  private mutating func takeLongOption(_ text: String) throws(ToolFailure) {
    let name = String(text.prefix { $0 != "=" })
    let value = name.count < text.count ? String(text.dropFirst(name.count + 1)) : nil
    guard let option = command.allOptions.first(where: { $0.names.contains(name) }) else {
      guard command.argument?.takesOptions != true else { return try takeArgument("--" + text) }
      let known = command.allOptions.filter { !$0.isHidden }.flatMap(\.names).map { "--" + $0 }
      throw failure(
        "unknown option \(quoted("--" + name))",
        hint: known.first { $0.hasPrefix("--" + name) }.map { "did you mean \(quoted($0))?" }
          ?? ForeignOption.hint(for: name, among: known, writing: formats, in: root)
          ?? suggestion(for: "--" + name, among: known)
      )
    }
    try take(option, writtenAs: "--" + name, value: value)
  }

  /// The formats of the command's reports.
  private var formats: [String] {
    let option = command.allOptions.first { $0.name == "format" }
    guard case .choice(let names)? = option?.value else { return [] }
    return names
  }

  private mutating func takeShortOptions(_ letters: Substring) throws(ToolFailure) {
    var letters = letters
    while let letter = letters.popFirst() {
      guard let option = command.allOptions.first(where: { $0.short == letter }) else {
        guard command.argument?.takesOptions != true else {
          return try takeArgument("-\(letter)\(letters)")
        }
        throw failure("unknown option \(quoted("-\(letter)"))")
      }
      guard option.value == .none || letters.isEmpty else {
        try take(option, writtenAs: "-\(letter)", value: String(letters))
        return
      }
      try take(option, writtenAs: "-\(letter)", value: nil)
    }
  }

  private mutating func take(
    _ option: Option,
    writtenAs name: String,
    value: String?
  ) throws(ToolFailure) {
    if option.value == .none {
      guard value == nil else { throw failure("\(name) takes no value") }
      invocation.values[option.name, default: []].append("")
      return
    }
    guard let value = value ?? nextValue() else {
      let placeholder = option.placeholder ?? "VALUE"
      throw failure("\(name) needs a value", hint: "write \(name) \(placeholder)")
    }
    try check(value, of: option, writtenAs: name)
    invocation.values[option.name, default: []].append(value)
  }

  /// The next word, unless it is an option.
  ///
  /// A negative number is a value.
  private mutating func nextValue() -> String? {
    guard let word = words.first,
      !word.hasPrefix("-") || word == "-" || word.dropFirst().first.map(Self.isDigit) == true
    else { return nil }
    return words.popFirst()
  }

  private static func isDigit(_ character: Character) -> Bool {
    ("0"..."9").contains(character)
  }

  private func check(
    _ value: String,
    of option: Option,
    writtenAs name: String
  ) throws(ToolFailure) {
    switch option.value {
    case .none, .text: break
    case .file:
      guard !value.isEmpty else { throw failure("\(name) needs the name of a file") }
    case .folder:
      guard !value.isEmpty else { throw failure("\(name) needs the name of a folder") }
    case .choice(let choices):
      guard !choices.contains(value) else { break }
      throw unknownName(value, of: option, writtenAs: name, among: choices)
    case .integer(let range):
      guard let number = Int64(value), range.contains(number) else {
        throw failure(
          "\(name) expects a whole number from \(range.lowerBound) to \(range.upperBound), "
            + "found \(quoted(value))"
        )
      }
    case .integers, .number, .duration, .place:
      guard let problem = OptionValue.problem(of: value, for: option.value) else { break }
      throw failure("\(name) \(problem)")
    case .list(_, let known, let isOpen):
      let names = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      for item in names where !known.contains(item) && (!isOpen || item.isEmpty) {
        throw unknownName(item, of: option, writtenAs: name, among: known)
      }
    }
  }

  private func unknownName(
    _ value: String,
    of option: Option,
    writtenAs name: String,
    among known: [String]
  ) -> ToolFailure {
    guard known.isEmpty || value.isEmpty || known.count <= 20 else {
      // A list that nobody would read is left to the help.
      return failure(
        "\(name) knows no \(quoted(value))",
        hint: nameSuggestion(for: value, among: known)
          ?? option.listing.map { "to list all: \($0)" }
          ?? "\(invocation.path) --help names the command that lists them"
      )
    }
    let suggestion = suggestion(for: value, among: known)
    let isList = (1...20).contains(known.count)
    let expected = isList ? known.joined(separator: ", ") : "names separated by commas"
    return failure("\(name) expects \(expected), found \(quoted(value))", hint: suggestion)
  }

  /// The subcommand that has another name close to a word.
  private func commandCalled(_ word: String) -> Command? {
    let names = command.subcommands.flatMap(\.otherNames)
    guard let name = nearestName(to: word, among: names) else { return nil }
    return command.subcommands.first { $0.otherNames.contains(name) }
  }

  /// The subcommand whose argument can be a word that stands in its place.
  private func commandTaking(_ word: String) -> Command? {
    command.subcommands.first { $0.argument?.known.contains(word) ?? false }
  }

  private func suggestion(for text: String, among names: [String]) -> String? {
    nearestName(to: text, among: names).map { "did you mean \(quoted($0))?" }
  }
}
