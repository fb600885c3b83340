internal import JankMetrics
internal import JankReports
internal import JankScenarios

/// Running a plan and telling what came of it, the same for `janklab run` and `janklab check`.
struct CheckSession {
  let invocation: Invocation
  let console: Console
  /// The reports that were asked for.
  let outputs: [ReportOutput]
  /// What tables and JSON dwell on.
  var focus = CheckReport.Focus.verdicts
  /// The metrics that tables and trackers show, with none of them the usual ones.
  var metrics: [Metric] = []

  /// Opens a session, which from here on listens to signals.
  ///
  /// - Throws: That the command line asks for reports that there are not.
  init(_ invocation: Invocation, on console: Console) throws(ToolFailure) {
    Interruption.listen()
    self.invocation = invocation
    self.console = console
    outputs = try ReportOutput.outputs(invocation)
  }
}

extension CheckSession {
  /// Runs a plan, and writes every report before anything else is said.
  ///
  /// - Parameters:
  ///   - plan: the cases and the rules.
  ///   - baseline: what every figure is compared with, or nil for nothing.
  ///   - remarks: what is known to be left out.
  /// - Returns: The report, and the run it tells of.
  /// - Throws: That a rule makes no sense, or a report cannot be written.
  func perform(
    _ plan: CheckPlan,
    baseline: Baseline? = nil,
    remarks: [String] = []
  ) async throws(ToolFailure) -> (report: CheckReport, run: CheckRun) {
    let keepsResults = outputs.contains { $0.format.needsResults(focus) }
    let judge = try plan.judge(baseline, keepsResults: keepsResults)
    let run = await CheckRequest.run(plan, judge: judge, invocation, on: console)
    let report = CheckReport(
      cases: run.cases,
      remarks: remarks + self.remarks(on: run, of: plan),
      metrics: metrics.isEmpty ? CheckReport.usualMetrics : metrics,
      focus: focus,
      toolVersion: Version.tool
    )
    let hasColour = ReportOutput.hasColour(invocation)
    for output in outputs { try output.write(report, on: console, hasColour: hasColour) }
    if !Interruption.isRequested { console.show(run.problems.map { Diagnostic($0) }) }
    return (report, run)
  }

  private func remarks(on run: CheckRun, of plan: CheckPlan) -> [String] {
    let others = run.cases.filter(\.hasOtherPicture).map {
      "\($0.name) shows another picture than in the baseline, with the same figures"
    }
    guard !run.isComplete else { return others }
    return others + ["interrupted: \(run.cases.count) of \(plan.items.count) cases were run"]
  }
}
