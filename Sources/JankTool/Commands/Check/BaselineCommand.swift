internal import JankMetrics
internal import JankReports
internal import JankScenarios

/// `janklab baseline`: keep with the code what runs came out as.
package enum BaselineCommand {
  private static let standardPath = "baseline.json"

  private static let output = Option(
    name: "output",
    short: "o",
    value: .file,
    about: "The file of the baseline.",
    standard: standardPath
  )
  private static let force = Option(
    name: "force",
    short: "f",
    about: "Write over a baseline that is there already."
  )
  private static let dryRun = Option(
    name: "dry-run",
    short: "n",
    about: "Show what would change and write nothing."
  )
  private static let metrics = MetricSelection.option(
    about: "Which metrics are shown.",
    standard: "the usual ones"
  )

  package static let command = Command(
    name: "baseline",
    abstract: "Record what runs came out as, to compare later runs with",
    example: "janklab baseline record Scenarios --output baseline.json",
    subcommands: [
      Command(
        name: "record",
        abstract: "Run scenarios and write a new baseline",
        example: "janklab baseline record Scenarios --output baseline.json",
        argument: CheckRequest.argument,
        options: [output, force] + CheckRequest.options,
        run: record
      ),
      Command(
        name: "update",
        abstract: "Run scenarios, change their figures in a baseline, and show what changed",
        example: "janklab baseline update Scenarios --output baseline.json",
        argument: CheckRequest.argument,
        options: [output, dryRun] + CheckRequest.options,
        run: update
      ),
      Command(
        name: "show",
        abstract: "Show the figures of a baseline",
        example: "janklab baseline show baseline.json --metrics apple",
        argument: Argument(
          name: "FILE",
          about: "The baseline; \(standardPath) if left out.",
          isOptional: true
        ),
        options: [metrics],
        run: show
      ),
    ]
  )

  @Sendable private static func record(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    let path = invocation.text(output) ?? standardPath
    guard SystemCall.kind(of: path) != .file || invocation.has(force) else {
      throw .file(
        path,
        .cannotCreate,
        "there is a baseline already",
        hint: "janklab baseline update changes it and shows how; --force writes over it"
      )
    }
    let empty = Baseline(modelVersion: Version.model)
    guard let baseline = try await recorded(in: empty, invocation, console) else {
      return Interruption.code ?? .simulationFailed
    }
    try BaselineFile.write(baseline, to: path)
    let count = baseline.caseNames.count
    try console.output.write("recorded \(count) \(count == 1 ? "case" : "cases") in \(path)\n")
    return .done
  }

  @Sendable private static func update(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    let path = invocation.text(output) ?? standardPath
    let old = try BaselineFile.read(path)
    // Of another model not even what is not run again can stay.
    let start = old.modelVersion == Version.model ? old : Baseline(modelVersion: Version.model)
    guard let baseline = try await recorded(in: start, invocation, console) else {
      return Interruption.code ?? .simulationFailed
    }
    if !invocation.has(dryRun) { try BaselineFile.write(baseline, to: path) }
    try console.output.write(BaselineText.differences(baseline.differences(since: old)))
    return .done
  }

  /// The baseline with the cases that a command line asks for; nil if one of them came to nothing.
  private static func recorded(
    in old: Baseline,
    _ invocation: Invocation,
    _ console: Console
  ) async throws(ToolFailure) -> Baseline? {
    let plan = try CheckRequest.plan(invocation, on: console)
    guard let judge = try? Judge(rules: []) else { preconditionFailure("no rule is no problem") }
    let run = await CheckRequest.run(plan, judge: judge, invocation, on: console)
    guard run.isComplete, !Interruption.isRequested else { return nil }
    let broken = run.cases.filter { $0.failure != nil }
    console.show(
      broken.map { checked in
        Diagnostic(path: checked.path, message: "\(checked.name): \(checked.failure ?? "")")
      }
    )
    guard broken.isEmpty else { return nil }
    var baseline = old
    for checked in run.cases { baseline.record(checked) }
    return baseline
  }

  @Sendable private static func show(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    let baseline = try BaselineFile.read(invocation.arguments.first ?? standardPath)
    let chosen = MetricSelection.metrics(named: invocation.names(metrics))
    try console.output.write(
      BaselineText.table(baseline, metrics: chosen.isEmpty ? CheckReport.usualMetrics : chosen)
    )
    return .done
  }
}
