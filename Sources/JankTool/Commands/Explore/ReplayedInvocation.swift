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
  /// - Throws: Wrong usage, for an option or a value that the command does not have.
  init(_ words: [String], for replay: Invocation) throws(ToolFailure) {
    var parsed = try ArgumentParser.parse(words, for: replay.toolset.command)
    parsed.toolset = replay.toolset
    let omitted = parsed.command.allOptions.filter {
      parsed.has($0) && !Self.repeats($0, of: parsed)
    }
    for option in omitted { parsed.values[option.name] = nil }
    guard !parsed.arguments.isEmpty else {
      throw .usage("the command of the line names no scenario", of: replay.path)
    }
    for option in [RunOptions.quiet, ExploreCommand.failures]
    where parsed.allows(option) && replay.has(option) {
      parsed.values[option.name] = replay.texts(option)
    }
    invocation = parsed
    self.omitted = omitted.map(\.name).sorted()
  }
}

extension ReplayedInvocation {
  /// Options that write no file themselves, and are not repeated: they need one that does, read
  /// settings, print something else or never end.
  private static let others: [Option] = [
    PageFolder.option, FileWatch.option, .config, .printConfig, .help, .helpHidden,
  ]

  private static let format = "format"

  /// Whether an option of a line is repeated.
  private static func repeats(_ option: Option, of invocation: Invocation) -> Bool {
    guard option.trust == .free, !others.contains(where: { $0.name == option.name })
    else { return false }
    guard option.name == format else { return true }
    // The format of a file is not that of the terminal, and annotations add to a file too.
    return !invocation.has(.output) && invocation.text(option) != "github"
  }
}
