internal import JankScenarios

/// `janklab validate`: read scenarios and device profiles and print their problems.
package enum ValidateCommand {
  private static let quiet = Option(
    name: "quiet",
    short: "q",
    about: "Print nothing about valid files."
  )

  package static let command = Command(
    name: "validate",
    abstract: "Check scenarios and device profiles without running anything",
    example: "janklab validate Scenarios",
    argument: Argument(
      name: "PATH",
      about: "A scenario file, a folder of them, - for standard input, or a device profile.",
      isRepeatable: true
    ),
    options: [quiet] + Option.settings,
    run: run
  )

  @Sendable private static func run(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    let paths = try ScenarioFolder.files(at: invocation.arguments)
    let profiles = paths.filter { $0.hasSuffix(ProfileFile.ending) }
    for path in profiles { _ = try ProfileCommand.read(path) }
    let files = try ScenarioLibrary.load(
      paths.filter { !profiles.contains($0) },
      knowing: invocation.catalog
    )
    if !invocation.has(quiet) {
      console.show(files.flatMap { StrategyRemarks.warnings(of: $0, among: invocation.catalog) })
      let count = paths.count
      try console.output.write(count == 1 ? "1 file is valid\n" : "\(count) files are valid\n")
    }
    return .done
  }
}
