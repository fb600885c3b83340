internal import JankScenarios

/// `janklab validate`: read scenario files and say what is wrong with them.
package enum ValidateCommand {
  private static let quiet = Option(
    name: "quiet",
    short: "q",
    about: "Say nothing about files without errors."
  )

  package static let command = Command(
    name: "validate",
    abstract: "Check scenario files without running them",
    example: "janklab validate Scenarios",
    argument: Argument(
      name: "PATH",
      about: "A scenario file, a folder of them, or - for the standard input.",
      isRepeatable: true
    ),
    options: [quiet],
    run: run
  )

  @Sendable private static func run(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    let scenarios = try ScenarioLibrary.read(try ScenarioFolder.files(at: invocation.arguments))
    if !invocation.has(quiet) {
      let count = scenarios.count
      try console.output.write(count == 1 ? "1 file is valid\n" : "\(count) files are valid\n")
    }
    return .done
  }
}
