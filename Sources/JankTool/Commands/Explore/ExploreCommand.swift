internal import JankExplore
internal import JankScenarios
internal import JankText
internal import JankTrace

/// `janklab explore`: play variations of scenarios and find those that fail.
package enum ExploreCommand {
  /// The output formats.
  package enum Format: String, CaseIterable, Sendable {
    case text, json
  }

  static let count = Option(
    name: "count",
    value: .integer(1...1_000_000_000),
    about: "The number of variations.",
    standard: "1000; with --for no limit"
  )
  static let time = Option(
    name: "for",
    value: .duration(Interval.milliseconds(1)...Interval.milliseconds(604_800_000)),
    about: "How long to explore, by the clock of this machine; shrinking takes longer."
  )
  static let seed = Option(
    name: "seed",
    value: .integer(0...Int64.max),
    about: "The seed of the first variation; the next ones follow it.",
    standard: "1"
  )
  static let guided = Option(
    name: "guided",
    about: "Vary those variations further that reached new states."
  )
  static let vary = Option(
    name: "vary",
    value: .list(
      placeholder: "KIND[,KIND…]",
      known: VariationKind.allCases.map(\.rawValue)
    ),
    about: "The kinds of changes.",
    standard: "all"
  )
  /// The folder for shrunk scenarios if the command line names none.
  static let standardFolder = "explore-failures"
  static let failures = Option(
    name: "failures",
    value: .folder,
    about: "The folder for shrunk scenarios.",
    standard: standardFolder,
    trust: .userOnly
  )
  private static let format = Option.format(
    Format.self,
    standard: "from FILE's extension, else text"
  )

  package static let command = Command(
    name: "explore",
    abstract: "Play variations of scenarios, and shrink those that fail",
    example: "janklab explore Scenarios/stack-push-pop.scenario.json --count 1000",
    argument: RunOptions.argument,
    topics: [
      Topic(
        title: "KINDS OF CHANGES",
        intro: "Each variation draws which kinds it has, then what changes.",
        rows: VariationKind.allCases.map { ($0.rawValue, $0.about) }
      ),
      Topic(
        title: "EXIT CODES",
        rows: [
          ("0", "Nothing failed, or warnings only."),
          (
            "1",
            "A variation breaks a rule of UIKit, does not end, breaks a scenario's rule, or is "
              + "stopped by a limit; or a scenario is invalid without a variation."
          ),
        ]
      ),
    ],
    options: [
      count, time, seed, guided, vary, KnownFindings.option, failures, ShrinkCommand.attempts,
      ScenarioChoice.option, RunOptions.strategy, DeviceChoice.option, RunOptions.iOS,
      RunOptions.jobs, RunOptions.timeout, RunOptions.maxEvents, format, .output, .noColour,
      RunOptions.quiet,
    ] + Option.settings,
    run: run
  )

  @Sendable private static func run(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    let choice: Format? = invocation.format(format)
    try invocation.refuseUnknownEnding(format, fits: choice != nil)
    let plan = try RunPlan(invocation)
    try plan.refuseWritingOver(invocation)
    try rejectFile(invocation)
    if !invocation.has(RunOptions.quiet) { console.show(plan.leftOut) }
    var session = try ExploreSession(invocation, plan)
    await session.explore(on: console)
    let report: ExploreReport
    do throws(ToolFailure) {
      report = try await session.report(on: console)
    } catch {
      throw advised(error)
    }
    let layout = console.layout(invocation, to: invocation.text(.output))
    let text =
      switch choice ?? .text {
      case .text: report.text(layout)
      case .json: ExploreJSON.text(report)
      }
    try console.deliver(text, to: invocation.text(.output))
    return Interruption.code ?? (report.hasErrors ? .simulationFailed : .done)
  }

  /// Rejects a folder for shrunk scenarios that is a file or in one, before anything is played.
  private static func rejectFile(_ invocation: Invocation) throws(ToolFailure) {
    var path = invocation.text(failures) ?? standardFolder
    while SystemCall.kind(of: path) == nil, let end = path.lastIndex(of: "/"), end > path.startIndex
    {
      path = String(path[..<end])
    }
    guard let kind = SystemCall.kind(of: path), kind != .folder else { return }
    throw .file(path, .cannotCreate, "it is not a folder", hint: otherFolder)
  }

  private static var otherFolder: String {
    "to write shrunk scenarios elsewhere: --\(failures.name) FOLDER"
  }

  /// A failure to write shrunk scenarios, with where else they can go.
  private static func advised(_ failure: ToolFailure) -> ToolFailure {
    guard failure.code == .cannotCreate, let first = failure.diagnostics.first, first.hint == nil
    else { return failure }
    return .file(first.path, .cannotCreate, first.message, hint: otherFolder)
  }
}
