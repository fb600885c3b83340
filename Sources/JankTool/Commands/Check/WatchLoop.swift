internal import JankGate
internal import JankMetrics
internal import JankScenarios
internal import JankText

/// `janklab check --watch`: runs again whenever a file changes, and shows the effect.
struct WatchLoop {
  let session: CheckSession
  let rules: [Threshold]
  /// The baseline to compare every run with, or nil for the run before.
  let baselinePath: String?

  /// Runs until interrupted.
  ///
  /// - Throws: An error of the first run, since no file change can fix it; a result that cannot be
  ///   written.
  func run() async throws(ToolFailure) -> ExitCode {
    var last = Round()
    let watch = FileWatch(invocation: session.invocation, console: session.console)
    return try await watch.run(told: { session.told($0, besides: baselinePath) }) {
      () async throws(ToolFailure) in
      last = try await check(after: last)
      return last.recordings + [baselinePath].compactMap(\.self)
    }
  }

  /// The state after one round.
  private struct Round {
    var baseline: Baseline?
    /// The files that the scenarios name.
    var recordings: [String] = []
  }

  /// Runs once and compares with the baseline or the run before.
  private func check(after last: Round) async throws(ToolFailure) -> Round {
    var plan = try CheckCommand.plan(session.invocation, rules: rules, on: session.console)
    try plan.rejectRules()
    let comparison = try comparison(of: plan, after: last)
    if comparison == nil { _ = plan.dropRulesAgainstBaselines() }
    // The run before is no file that a command could name.
    if let comparison, comparison.path != nil {
      plan = plan.replaying(besides: comparison.baseline)
    }
    let (_, run) = try await session.perform(plan, comparison: comparison)
    guard run.isComplete else { return last }
    let names = session.metrics.map(\.id)
    var new = Baseline(
      modelVersion: Version.model,
      metrics: names.isEmpty ? [MetricRegistry.usualName] : names
    )
    for checked in run.cases { new.record(checked) }
    return Round(baseline: new, recordings: plan.runs.recordings)
  }

  /// The values to compare with; an edited scenario is compared too.
  private func comparison(
    of plan: CheckPlan,
    after last: Round
  ) throws(ToolFailure) -> CheckSession.Comparison? {
    guard let baselinePath else { return last.baseline.map { comparison(of: plan, with: $0) } }
    let match = BaselineMatch(try BaselineFile.read(baselinePath), at: baselinePath, with: plan)
    try match.reject(isTolerant: true)
    try match.reject(metrics: session.metrics)
    return .init(
      baseline: match.baseline,
      path: baselinePath,
      absentees: match.absentees,
      lost: match.lost,
      remarks: match.remarks
    )
  }

  /// The run before; cases may be new or gone, as after a scenario is renamed.
  private func comparison(
    of plan: CheckPlan,
    with last: Baseline
  ) -> CheckSession.Comparison {
    let names = plan.items.map(\.name)
    let new = names.filter { last.run(of: $0) == nil }
    return .init(
      baseline: last,
      absentees: last.absentees(from: names),
      remarks: new.map { "\(printable("\($0)", limit: 300)) was not run before" }
    )
  }
}
