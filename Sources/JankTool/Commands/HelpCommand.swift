internal import JankText

/// `janklab help`: what `--help` shows, asked for as most tools can be.
enum HelpCommand {
  static let command = Command(
    name: "help",
    abstract: "Show the help of the tool or of a command",
    example: "janklab help run",
    argument: Argument(
      name: "COMMAND",
      about: "The words that lead to the command, for example baseline record.",
      isOptional: true,
      isRepeatable: true
    ),
    run: run
  )

  @Sendable private static func run(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    let asked = try ArgumentParser.parse(
      invocation.arguments + ["--\(Option.help.name)"],
      for: invocation.toolset.command
    )
    if let word = asked.arguments.first {
      throw .usage(
        "unknown command \(quoted(word))",
        of: asked.path,
        hint: "\(asked.path) has no commands of its own"
      )
    }
    try console.output.write(HelpText.full(asked.command, path: asked.path))
    return .done
  }
}
