internal import JankEngine
internal import JankGate
internal import JankMetrics
internal import JankReports
internal import JankScenarios
internal import JankText

/// Plays the cases of `janklab run --cost-uncertainty` over the ranges of the assumed costs.
enum CostUncertaintyRun {
  /// The number of samples unless the command line specifies another.
  static let usualSampleCount = 32

  static let option = Option(
    name: "cost-uncertainty",
    about: "Instead of the results, print which ratings and verdicts depend on the assumed costs "
      + "of the devices."
  )
  static let samples = Option(
    name: "samples",
    value: .integer(1...10_000),
    about: "The number of samples of the costs for each case, with --cost-uncertainty.",
    standard: "\(usualSampleCount)"
  )

  /// Plays the cases of a command line, and writes the answer.
  ///
  /// - Returns: The exit code, which does not depend on ratings, and the files that the scenarios
  ///   name.
  /// - Throws: If the format or an option does not fit, or the file cannot be written.
  static func perform(
    _ invocation: Invocation,
    on console: Console
  ) async throws(ToolFailure) -> (code: ExitCode, recordings: [String]) {
    Interruption.listen()
    let outputs = try ReportOutput.outputs(invocation)
    var plan = try CheckPlan(invocation, on: console)
    _ = plan.dropRulesAgainstBaselines()
    for output in outputs where output.format != .table && output.format != .json {
      throw .usage(
        "--cost-uncertainty writes a table or json, found \(output.format.rawValue)",
        of: invocation.path,
        hint: "use --format json for another tool"
      )
    }
    try InputGuard(plan.runs.inputs, config: invocation.text(.config)).reject(outputs.map(\.path))
    let count = invocation.integer(samples).map { Int($0) } ?? usualSampleCount
    let answers = try await answers(plan, sampleCount: count, invocation, on: console)
    if let code = Interruption.code { return (code, plan.runs.recordings) }
    for output in outputs {
      let text =
        output.format == .json
        ? CostUncertaintyJSON.text(answers, sampleCount: count)
        : CostUncertaintyText.table(
          answers,
          sampleCount: count,
          console.layout(invocation, to: output.path)
        )
      try console.deliver(text, to: output.path)
    }
    return (.done, plan.runs.recordings)
  }

  /// The work of one run: a case with one profile.
  private struct Work: Sendable {
    let item: CheckPlan.Item
    let profile: DeviceProfile
  }

  private static func answers(
    _ plan: CheckPlan,
    sampleCount: Int,
    _ invocation: Invocation,
    on console: Console
  ) async throws(ToolFailure) -> [CostUncertainty] {
    let judge = try plan.judge(nil, measuring: [], keepsResults: false, keepsFrames: false)
    let profiles = plan.items.map { item in
      CostUncertainty.profiles(of: item.run.device, sampleCount: sampleCount, seed: item.run.seed)
    }
    let works = zip(plan.items, profiles).flatMap { item, profiles in
      profiles.map { Work(item: item, profile: $0) }
    }
    let progress = RunOptions.progress(of: works.count, counting: "runs", invocation, on: console)
    defer { progress.finish() }
    let limits = RunOptions.limits(invocation)
    let (outcomes, isComplete) = await RunOptions.pool(invocation).outcomes(of: works) { work in
      defer { progress.advance() }
      return outcome(of: work, judge, limits)
    }
    guard isComplete else { return [] }
    var start = 0
    return zip(plan.items, profiles).map { item, profiles in
      defer { start += profiles.count }
      return CostUncertainty(
        item.name,
        seed: item.run.seed,
        device: item.run.device,
        outcomes: Array(outcomes[start..<start + profiles.count])
      )
    }
  }

  private static func outcome(
    of work: Work,
    _ judge: Judge,
    _ limits: @Sendable () -> RunLimits
  ) -> CostUncertainty.Outcome {
    let run = work.item.run
    let varied = Case(
      scenario: run.scenario,
      device: work.profile,
      strategy: run.strategy,
      seed: run.seed
    )
    let checked = RunContainment.contain({ varied.key }) {
      let watchesPages = judge.measured.contains(where: \.needsPages)
      let result = varied.run(limits: limits(), watchesPages: watchesPages)
      return judge.judge(
        CheckSubject(
          result,
          from: work.item.source,
          line: work.item.line,
          replay: work.item.replay
        )
      )
    }
    return CostUncertainty.Outcome(checked)
  }
}
