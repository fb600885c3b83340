/// A command of a line as it is performed: without options that write files.
struct ReplayedInvocation {
  /// The command.
  let invocation: Invocation
  /// The long names of the options of the line that are not repeated, in alphabetical order.
  let omitted: [String]

  /// Reads the words of a command.
  ///
  /// - Parameters:
  ///   - words: the words, without the name of the tool.
  ///   - replay: the command line of `replay`, which decides what is printed and written.
  ///   - settings: the values of options that the command omits; nil if it omits none.
  /// - Throws: Wrong usage, for an option or a value that the command does not have, and for a
  ///   command that read standard input.
  init(
    _ words: [String],
    for replay: Invocation,
    settings: Settings? = nil
  ) throws(ToolFailure) {
    var parsed = try ArgumentParser.parse(words, for: replay.toolset.command)
    parsed.toolset = replay.toolset
    if let settings { parsed = try ArgumentParser.fill(parsed, from: settings).invocation }
    let others = parsed.command.allOptions.filter {
      parsed.has($0) && !Self.repeats($0, of: parsed)
    }
    omitted = others.filter { parsed.isWritten($0) }.map(\.name).sorted()
    for option in others { parsed.values[option.name] = nil }
    guard !parsed.arguments.isEmpty else {
      throw .usage("the command of the line names no scenario", of: replay.path)
    }
    guard !Self.readsStandardInput(parsed) else {
      throw .usage(
        "the command of the line read standard input, which the line does not have",
        of: replay.path,
        hint: "save the scenario in a file, and give the command with the path of the file "
          + "instead of -"
      )
    }
    for option in [RunOptions.quiet, ExploreCommand.failures]
    where parsed.allows(option) && replay.has(option) {
      parsed.values[option.name] = replay.texts(option)
    }
    invocation = parsed
  }
}

extension ReplayedInvocation {
  /// Options that write no file themselves, and are not repeated: they need one that does, read
  /// settings, print something else or never end.
  private static let others: [Option] = [
    PageFolder.option, FileWatch.option, .config, .printConfig, .help, .helpHidden,
  ]

  private static let format = "format"

  private static func readsStandardInput(_ invocation: Invocation) -> Bool {
    let files = invocation.command.allOptions.filter { $0.value == .file }
    return (invocation.arguments + files.flatMap { invocation.texts($0) }).contains("-")
  }

  /// Whether an option of a line is repeated.
  private static func repeats(_ option: Option, of invocation: Invocation) -> Bool {
    guard option.trust == .free, !others.contains(where: { $0.name == option.name })
    else { return false }
    guard option.name == format else { return true }
    // The format of a file is not that of the terminal, and annotations add to a file too.
    return !invocation.has(.output) && invocation.text(option) != "github"
  }
}
