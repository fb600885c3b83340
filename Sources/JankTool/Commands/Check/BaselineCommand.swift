internal import JankGate
internal import JankMetrics
internal import JankReports
internal import JankText

/// `janklab baseline`: record the results of runs next to the code.
package enum BaselineCommand {
  /// The default file of the baseline.
  static let standardPath = "baseline.json"

  // Not the option of reports: a configuration names both.
  private static let file = Option(
    name: CheckCommand.baseline.name,
    value: .file,
    about: "The file of the baseline; - is standard input and output.",
    standard: standardPath,
    trust: .insideProject
  )
  private static let shownFile = Option(
    name: CheckCommand.baseline.name,
    value: .file,
    about: "Same as FILE.",
    standard: standardPath
  )
  private static let force = Option(
    name: "force",
    short: "f",
    about: "Overwrite an existing baseline.",
    trust: .userOnly
  )
  private static let dryRun = Option(
    name: "dry-run",
    short: "n",
    about: "Show what would change and write nothing."
  )
  private static let prune = Option(
    name: "prune",
    about: "Remove scenarios that are in none of the files."
  )
  private static let compared = MetricSelection.option(
    about: "The metrics to record, which checks compare.",
    standard: "\(MetricRegistry.usualName); for an update those of the baseline"
  )
  private static let metrics = MetricSelection.option(
    about: "The metrics to show.",
    standard: "the default columns"
  )

  package static let command = Command(
    name: "baseline",
    abstract: "Record results, to compare later runs with",
    example: "janklab baseline record Scenarios --baseline baseline.json",
    subcommands: [
      Command(
        name: "record",
        otherNames: ["create", "save"],
        abstract: "Run scenarios and write a new baseline",
        example: "janklab baseline record Scenarios --baseline baseline.json",
        argument: RunOptions.argument,
        options: [file, force, compared] + RunOptions.options,
        run: record
      ),
      Command(
        name: "update",
        otherNames: ["accept", "approve"],
        abstract: "Run scenarios, update their values in a baseline, and show what changed",
        example: "janklab baseline update Scenarios --baseline baseline.json",
        argument: RunOptions.argument,
        options: [file, dryRun, prune, compared] + RunOptions.options,
        run: update
      ),
      Command(
        name: "show",
        abstract: "Show the values of a baseline",
        example: "janklab baseline show baseline.json --metrics apple",
        argument: Argument(
          name: "FILE",
          about: "The baseline, or - for standard input; the default is \(standardPath).",
          isOptional: true
        ),
        options: [shownFile, metrics] + Option.look + Option.settings,
        run: show
      ),
    ]
  )

  @Sendable private static func record(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    let path = invocation.text(file) ?? standardPath
    let isForced = invocation.has(force)
    let isThere = SystemCall.kind(of: path) == .file
    guard path == "-" || !isThere || isForced else {
      throw .file(
        path,
        .cannotCreate,
        "there is a baseline already",
        hint:
          "--force overwrites it; to see what would change: \(dryUpdate(of: path, invocation))"
      )
    }
    let plan = try plan(invocation, writing: path, console)
    let names = invocation.names(compared)
    let empty = Baseline(
      modelVersion: Version.model,
      metrics: names.isEmpty ? [MetricRegistry.usualName] : names
    )
    guard let baseline = try await recorded(plan, in: empty, for: path, invocation, console) else {
      return Interruption.code ?? .simulationFailed
    }
    try BaselineFile.write(
      baseline,
      to: path,
      expecting: isForced ? .anything : .absent,
      on: console
    )
    let count = baseline.caseNames.count
    let cases = "\(count) \(count == 1 ? "case" : "cases")"
    // That of a configuration would go unseen.
    let only =
      names == ["all"] ? ", with all metrics" : ", for \(names.joined(separator: ", ")) only"
    let scope = names.isEmpty ? "" : only
    let place = printable(path, limit: 4_096)
    try say("recorded \(cases) in \(place)\(scope)\n", besides: path, on: console)
    return .done
  }

  /// The command that shows what an update of a baseline would change.
  private static func dryUpdate(of path: String, _ invocation: Invocation) -> String {
    let choices = [
      Option.config, compared, ScenarioChoice.option, RunOptions.allSegues, RunOptions.iOS,
      RunOptions.seed, RunOptions.strategy, DeviceChoice.option,
    ]
    let words =
      [invocation.toolset.name, "baseline", "update"] + invocation.arguments
      + ["--\(dryRun.name)", "--\(file.name)", path]
      + invocation.words(of: choices.filter(invocation.isWritten))
    return words.map(ShellWord.text).joined(separator: " ")
  }

  @Sendable private static func update(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    let path = invocation.text(file) ?? standardPath
    try BaselineFile.rejectSharedInput(path, invocation)
    let (old, fingerprint) = try BaselineFile.readToUpdate(path)
    let plan = try plan(invocation, writing: path, console)
    var start = old
    // Of another model not even what is not run again can stay.
    if old.modelVersion != Version.model {
      start = Baseline(modelVersion: Version.model, metrics: old.metrics)
    }
    if invocation.has(compared) { start.choose(metrics: invocation.names(compared)) }
    start.remove(where: plan.stale(start.caseNames).contains)
    let others = start.absentees(from: plan.items.map(\.name)).filter { !plan.concerns($0) }
    if invocation.has(prune) { start.remove(where: Set(others).contains) }
    guard let baseline = try await recorded(plan, in: start, for: path, invocation, console) else {
      return Interruption.code ?? .simulationFailed
    }
    if !invocation.has(dryRun) {
      try BaselineFile.write(baseline, to: path, expecting: .content(fingerprint), on: console)
    }
    var text = BaselineText.differences(
      baseline.differences(since: old),
      layout: console.layout(invocation, to: path == "-" ? path : nil)
    )
    if !others.isEmpty, !invocation.has(prune) {
      let count = Set(others.map(\.scenarioWithoutOutcome)).count
      text +=
        "kept \(count) \(count == 1 ? "scenario" : "scenarios") not run, "
        + "which --prune removes\n"
    }
    try say(text, besides: path, on: console)
    return .done
  }

  /// Prints a message on the stream that the baseline does not use.
  private static func say(
    _ text: String,
    besides path: String,
    on console: Console
  ) throws(ToolFailure) {
    guard path == "-" else { return try console.output.write(text) }
    console.showOnErrors(text)
  }

  /// The requested cases; none of their files may be the baseline's.
  private static func plan(
    _ invocation: Invocation,
    writing path: String,
    _ console: Console
  ) throws(ToolFailure) -> CheckPlan {
    let plan = try CheckPlan(invocation, on: console)
    try InputGuard(plan.runs.inputs, config: invocation.text(.config)).reject([path])
    return plan
  }

  /// The baseline with the cases of a plan; nil if one of them is invalid.
  ///
  /// - Throws: If the baseline would not be readable.
  private static func recorded(
    _ plan: CheckPlan,
    in old: Baseline,
    for path: String,
    _ invocation: Invocation,
    _ console: Console
  ) async throws(ToolFailure) -> Baseline? {
    let metrics = MetricRegistry.all.filter { old.comparedIDs.contains($0.id) }
    var plan = plan
    _ = plan.dropRulesAgainstBaselines()
    let judge = try plan.judge(nil, measuring: metrics, keepsResults: false, keepsFrames: false)
    let budget = BaselineBudget(old, byteLimit: BaselineFile.byteLimit)
    let run = await CheckRun(
      plan,
      judge: judge,
      watchesPages: metrics.contains(where: \.needsPages),
      into: budget,
      invocation,
      on: console
    )
    if !Interruption.isRequested { try budget.check(path) }
    guard run.isComplete, !Interruption.isRequested else {
      let count = "\(run.cases.count) of \(plan.items.count) cases were run"
      let message = "interrupted before all cases were recorded: \(count); the file is unchanged"
      console.show([Diagnostic(path: path, message: message)])
      return nil
    }
    let broken = run.cases.filter { $0.failure != nil }
    console.show(
      broken.map { checked in
        Diagnostic(path: checked.path, message: "\(checked.name): \(checked.failure ?? "")")
      }
    )
    guard broken.isEmpty else { return nil }
    if !invocation.has(RunOptions.quiet) {
      let warnings = WarningText.listed(of: run.cases) + WarningText.uncounted(of: run.cases)
      console.show(warnings.map { Diagnostic($0) })
      console.show(WrittenRules.notes(on: run.cases, of: invocation.path))
    }
    var baseline = old
    for checked in run.cases { baseline.record(checked) }
    return baseline
  }

  @Sendable private static func show(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    let named = invocation.text(shownFile)
    guard named == nil || invocation.arguments.isEmpty else {
      throw .usage("the baseline is named twice", of: invocation.path)
    }
    let path = invocation.arguments.first ?? named ?? standardPath
    let baseline = try BaselineFile.read(path)
    let chosen = MetricSelection.metrics(named: invocation.names(metrics))
    try console.output.write(
      BaselineText.table(
        baseline,
        metrics: chosen.isEmpty ? MetricRegistry.usual : chosen,
        layout: console.layout(invocation)
      )
    )
    return .done
  }
}
