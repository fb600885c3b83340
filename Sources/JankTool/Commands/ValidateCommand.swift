internal import JankScenarios
internal import JankSweep

/// `janklab validate`: read scenarios, device profiles and sweeps and print their problems.
package enum ValidateCommand {
  private static let quiet = Option(
    name: "quiet",
    short: "q",
    about: "Print nothing about valid files."
  )

  package static let command = Command(
    name: "validate",
    abstract: "Check scenarios, device profiles and sweeps without running anything",
    example: "janklab validate Scenarios",
    argument: Argument(
      name: "PATH",
      about: "A scenario file, a folder of them, - for standard input, a device profile, or a "
        + "sweep.",
      isRepeatable: true
    ),
    options: [quiet] + Option.settings,
    run: run
  )

  @Sendable private static func run(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    let paths = try ScenarioFolder.files(
      at: invocation.arguments,
      orSuffixes: [ProfileFile.ending, SweepFormat.ending]
    )
    let profiles = paths.filter { $0.hasSuffix(ProfileFile.ending) }
    for path in profiles { _ = try ProfileCommand.read(path) }
    let sweeps = paths.filter { $0.hasSuffix(SweepFormat.ending) }
    for path in sweeps { _ = try SweepLoader.load(path, knowing: invocation.catalog) }
    let files = try ScenarioLibrary.load(
      paths.filter { !profiles.contains($0) && !sweeps.contains($0) },
      knowing: invocation.catalog
    )
    if !invocation.has(quiet) {
      console.show(files.flatMap { StrategyRemarks.warnings(of: $0, among: invocation.catalog) })
      console.show(files.flatMap(EffectRemarks.warnings))
      console.show(files.flatMap(TouchRemarks.warnings))
      console.show(IdleKeyRemarks.warnings(of: files))
      console.show(files.flatMap(LottieRemarks.notes))
      let count = paths.count
      try console.output.write(count == 1 ? "1 file is valid\n" : "\(count) files are valid\n")
    }
    return .done
  }
}
