internal import JankReports
internal import JankSweep
internal import JankText

/// `janklab sweep`: run every case of a sweep, here or in shards on many machines.
package enum SweepCommand {
  /// The output formats of a dry run and a plan.
  package enum Format: String, CaseIterable, Sendable {
    case text, json
  }

  private static let shard = Option(
    name: "shard",
    value: .text(placeholder: "K/N|auto"),
    about: "Run one of N parts, or the part that the engine's environment names.",
    standard: "all parts"
  )
  private static let parts = Option(
    name: "parts",
    value: .file,
    about: "The folder for files of finished parts, which are not run again.",
    standard: "beside the result; with --shard the current folder",
    trust: .userOnly
  )
  private static let output = Option(
    name: "output",
    short: "o",
    value: .file,
    about: "The file for the result; with --shard - is standard output.",
    standard: "NAME.sweep.ndjson in the current folder",
    trust: .userOnly
  )
  private static let dryRun = Option(
    name: "dry-run",
    short: "n",
    about: "Print the number of cases, the time, the size and the files, and run nothing."
  )
  private static let plan = Option(
    name: "plan",
    value: .text(placeholder: "nodes=N …"),
    about: "Print how long the sweep takes on many machines, simulated, and run nothing.",
    standard: "none"
  )
  private static let force = Option(
    name: "force",
    short: "f",
    about: "Run finished parts again.",
    trust: .userOnly
  )
  private static let caseNumber = Option(
    name: "case",
    value: .integer(0...Int64.max),
    about: "Write the scenario of a case, to play it again, and run nothing.",
    standard: "none"
  )
  private static let format = Option.format(
    Format.self,
    standard: "text",
    note: "json is for drivers, with --dry-run or --plan"
  )

  package static let command = Command(
    name: "sweep",
    abstract: "Run scenarios with many values of their parameters",
    example: "janklab sweep Scenarios/bounce.sweep.json",
    argument: Argument(name: "FILE", about: "A sweep file."),
    topics: [planKeys, environment, ExitCode.topic],
    options: [
      dryRun, plan, caseNumber, format, output, shard, parts, force, RunOptions.jobs,
      RunOptions.timeout,
      RunOptions.quiet, .wide, .noColour,
    ] + Option.settings,
    run: run
  )

  private static let planKeys = Topic(
    title: "KEYS OF A PLAN",
    intro: "For example --plan \"nodes=1000 cores=4 slow=5\".",
    rows: ClusterPlan.keys.map { key in
      (key.name, key.about + (key.standard.isEmpty ? "" : " Default: \(key.standard)."))
    }
  )

  private static let environment = Topic(
    title: "SHARDS BY ENVIRONMENT",
    intro: "--shard auto reads the first index that is set.",
    rows: ShardEnvironment.all.map { ($0.engine, "\($0.index), \($0.count)") }
  )

  @Sendable private static func run(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    Interruption.listen()
    let shard = try chosenShard(invocation)
    guard !invocation.isWritten(format) || invocation.has(dryRun) || invocation.isWritten(plan)
    else {
      throw .usage("--format has no effect without --dry-run or --plan", of: invocation.path)
    }
    let sweep = try SweepLoader.load(invocation.arguments[0], knowing: invocation.catalog)
    try InputGuard(sweep.inputs, config: invocation.text(.config)).reject([invocation.text(output)])
    if let number = invocation.integer(caseNumber) {
      let path = invocation.text(output)
      let text = try CaseScenario.text(of: Int(number), in: sweep, to: path, invocation, console)
      try console.deliver(text, to: path)
      return .done
    }
    let runner = BlockRun(sweep, limits: SweepLimits.limits(invocation))
    if let text = invocation.text(plan) {
      return try self.plan(text, runner, invocation, console)
    }
    guard !invocation.has(dryRun) else { return try forecast(sweep, runner, invocation, console) }
    if let shard { return try await run(shard, runner, invocation, console) }
    return try await runAll(runner, invocation, console)
  }

  /// The shard that the command line or the environment names, or nil for all.
  private static func chosenShard(_ invocation: Invocation) throws(ToolFailure) -> Shard? {
    guard let text = invocation.text(shard) else { return nil }
    guard text == "auto" else {
      guard let shard = Shard(text) else {
        throw .usage(
          "--shard expects K/N with K from 1 to N, or auto; found \(quoted(text))",
          of: invocation.path,
          hint: "for example --shard 1/8"
        )
      }
      return shard
    }
    do throws(ShardProblem) {
      let (shard, environment) = try ShardEnvironment.shard { Environment.value(of: $0) }
      // By this file Bazel knows that the test divides itself.
      if environment.engine.hasPrefix("Bazel"),
        let status = Environment.value(of: "TEST_SHARD_STATUS_FILE")
      {
        try? OutputFile.append(to: status) { _ in }
      }
      return shard
    } catch {
      throw .usage("--shard auto: \(error.reason)", of: invocation.path, hint: error.hint)
    }
  }

  private static func forecast(
    _ sweep: LoadedSweep,
    _ runner: BlockRun,
    _ invocation: Invocation,
    _ console: Console
  ) throws(ToolFailure) -> ExitCode {
    let forecast = SweepForecast(runner)
    let choice: Format? = invocation.text(format).flatMap(Format.init)
    let text =
      choice == .json
      ? ForecastText.json(sweep, forecast)
      : ForecastText.text(
        sweep,
        forecast,
        finished: finished(of: sweep, invocation),
        workers: RunOptions.pool(invocation).width
      )
    try console.deliver(text, to: nil)
    warn(runner, console)
    return .done
  }

  private static func plan(
    _ text: String,
    _ runner: BlockRun,
    _ invocation: Invocation,
    _ console: Console
  ) throws(ToolFailure) -> ExitCode {
    let sweep = runner.sweep
    let (plan, run): (ClusterPlan, ClusterSimulation)
    do throws(PlanProblem) {
      (plan, run) = try simulation(text, runner)
    } catch {
      throw .usage("--plan: \(error.reason)", of: invocation.path, hint: error.hint)
    }
    let choice: Format? = invocation.text(format).flatMap(Format.init)
    let content =
      choice == .json ? PlanText.json(sweep, plan, run) : PlanText.text(sweep, plan, run)
    try console.deliver(content, to: nil)
    warn(runner, console)
    return .done
  }

  /// Plays a plan, and measures on the sweep what the plan does not set.
  private static func simulation(
    _ text: String,
    _ runner: BlockRun
  ) throws(PlanProblem) -> (ClusterPlan, ClusterSimulation) {
    var plan = try ClusterPlan(text, coresHere: RunOptions.standardWidth)
    var times = [1 - plan.spread / 100, 1 + plan.spread / 100]
    if plan.rate == 0 || plan.size == 0 || plan.spread < 0 {
      let forecast = SweepForecast(runner)
      if plan.rate == 0 { plan.rate = forecast.rate }
      if plan.size == 0 { plan.size = forecast.bytesPerCase }
      if plan.spread < 0 { (times, plan.spread) = (forecast.times, forecast.spread) }
    }
    let work = ClusterWork(runner.sweep.cases, times: times)
    try work.check(plan)
    return (plan, ClusterSimulation(plan, work))
  }

  private static func warn(_ runner: BlockRun, _ console: Console) {
    if runner.skippedCount > 0 {
      let count = LoadedSweep.count(runner.skippedCount, "case")
      let message = "\(count) took over the result of an equal run"
      console.show([Diagnostic(.note, path: runner.sweep.path, message: message)])
    }
    console.show(
      runner.invalidPoints.map { point, reason in
        Diagnostic(
          .warning,
          path: runner.sweep.path,
          message:
            "the point \(runner.sweep.question.space.label(of: point)) is invalid: \(reason)",
          hint: "exclude such points with a constraint"
        )
      }
    )
  }
}

// MARK: One shard

extension SweepCommand {
  private static func run(
    _ shard: Shard,
    _ runner: BlockRun,
    _ invocation: Invocation,
    _ console: Console
  ) async throws(ToolFailure) -> ExitCode {
    let identity = runner.sweep.identity
    let store = ShardStore(invocation.text(parts) ?? ".", of: identity)
    let work = ShardRun(
      runner: runner,
      store: store,
      pool: RunOptions.pool(invocation),
      isForced: invocation.has(force)
    )
    let given = invocation.text(output)
    let path = given ?? store.path(of: shard)
    guard given != nil || work.isForced || !store.isFinished(shard) else {
      try console.output.write("\(printable(path, limit: 4_096)) is finished\n")
      return .done
    }
    if given == nil, store.folder != "." { try store.create() }
    let cases = shard.blocks(of: identity.blockCount)
      .reduce(0) { $0 + runner.sweep.cases.cases(of: $1).count }
    let progress = RunOptions.progress(of: cases, invocation, on: console)
    let content = try await work.content(of: shard, progress)
    warn(runner, console)
    guard path != "-" else {
      try console.output.writer.write(content)
      return .done
    }
    try OutputFile.write(content, to: path)
    try console.output.write("wrote \(printable(path, limit: 4_096))\n")
    return .done
  }
}

// MARK: All shards

extension SweepCommand {
  /// The number of cases of a part: about a fifth of a second's work.
  private static let partCases = 1_024
  private static let partLimit = 1_000
  /// The number of parts of small sweeps, so that many processors have something to do.
  private static let fewestParts = 32

  /// Rejects a file name for what `tune` writes.
  private static func rejectAnswer(
    _ path: String,
    of sweep: LoadedSweep,
    _ invocation: Invocation
  ) throws(ToolFailure) {
    guard let ending = TuneCommand.Format.endings.first(where: path.hasSuffix) else { return }
    let result = SweepPaths.base(of: sweep.path) + ResultFile.ending
    throw .usage(
      "the result of a sweep is NDJSON, and \(quoted(path)) ends with \(ending)",
      of: invocation.path,
      hint: "run the sweep without --output, then: \(invocation.toolset.name) tune "
        + "\(ShellWord.text(result)) --output \(ShellWord.text(path))"
    )
  }

  /// The file for the whole result.
  private static func resultPath(of sweep: LoadedSweep, _ invocation: Invocation) -> String {
    invocation.text(output) ?? SweepPaths.base(of: sweep.path) + ResultFile.ending
  }

  private static func store(of sweep: LoadedSweep, _ invocation: Invocation) -> ShardStore {
    let path = resultPath(of: sweep, invocation)
    return ShardStore(invocation.text(parts) ?? SweepPaths.parts(for: path), of: sweep.identity)
  }

  /// The parts into which one process divides a sweep.
  private static func shards(of sweep: LoadedSweep) -> [Shard] {
    let fewest = min(fewestParts, sweep.cases.blockCount)
    let count = min(partLimit, max(fewest, sweep.cases.caseCount / partCases))
    return (1...count).map { Shard($0, of: count) }
  }

  /// What of a sweep is finished already, in words; nil if nothing is.
  private static func finished(of sweep: LoadedSweep, _ invocation: Invocation) -> String? {
    let path = resultPath(of: sweep, invocation)
    guard !isFinished(path, sweep) else { return "\(path) is finished" }
    let store = store(of: sweep, invocation)
    let shards = shards(of: sweep)
    let count = shards.count(where: store.isFinished)
    return count == 0 ? nil : "\(count) of \(shards.count) parts are finished, in \(store.folder)"
  }

  private static func runAll(
    _ runner: BlockRun,
    _ invocation: Invocation,
    _ console: Console
  ) async throws(ToolFailure) -> ExitCode {
    let sweep = runner.sweep
    let path = resultPath(of: sweep, invocation)
    guard path != "-" else {
      throw .usage(
        "--output - is for one shard; found no --shard",
        of: invocation.path,
        hint: "name a file, for example --output \(SweepPaths.base(of: sweep.path))"
          + ResultFile.ending
      )
    }
    try rejectAnswer(path, of: sweep, invocation)
    let store = store(of: sweep, invocation)
    let isQuiet = invocation.has(RunOptions.quiet)
    if !isQuiet { try console.output.write(sweep.summary + "\n") }
    let shards = shards(of: sweep)
    let name = printable(path, limit: 4_096)
    let isKept = !invocation.has(force)
    if isKept, isFinished(path, sweep) {
      try console.output.write("\(name) is finished\n")
    } else if isKept, let change = GoalChange(path, sweep), (try? change.write()) != nil {
      try console.output.write(
        "\(name) has the new objectives and limits; no case was run again\n"
      )
    } else {
      try store.create()
      let progress = RunOptions.progress(of: sweep.cases.caseCount, invocation, on: console)
      let work = ShardRun(
        runner: runner,
        store: store,
        pool: RunOptions.pool(invocation),
        isForced: invocation.has(force)
      )
      _ = try await work.finish(shards, progress)
      warn(runner, console)
      let merge = try ResultMerge(shards.map(store.path))
      try OutputFile.write(to: path) { writer throws(ToolFailure) in
        try merge.write(to: writer) { _ throws(ToolFailure) in }
      }
      try console.output.write("wrote \(name)\n")
    }
    // Also where the result was finished before: its process may have been killed meanwhile.
    store.remove(shards)
    if !isQuiet { try SweepPaths.summarize(path, invocation, console) }
    return .done
  }

  /// Whether a file is the whole and undamaged result of a sweep.
  private static func isFinished(_ path: String, _ sweep: LoadedSweep) -> Bool {
    guard SystemCall.kind(of: path) == .file, let file = try? ResultFile(path),
      file.header.identity == sweep.identity, file.header.isComplete
    else { return false }
    return (try? file.readBlocks { _ in }) != nil
  }
}
