internal import JankEngine
internal import JankMetrics
internal import JankReports
internal import JankScenarios

/// `janklab check`: run scenarios, and end with 2 if a rule is broken or anything got worse.
package enum CheckCommand {
  private static let baseline = Option(
    name: "baseline",
    value: .file,
    about: "What every figure is compared with, as janklab baseline records it.",
    standard: "none"
  )
  private static let rule = Option(
    name: "rule",
    value: .text(placeholder: "RULE"),
    about: "A rule besides those of the scenarios, for example \"apple.hitch-count: value <= 0\".",
    isRepeatable: true
  )
  private static let failOnImprovement = Option(
    name: "fail-on-improvement",
    about: "End with 4 if anything is better than in the baseline."
  )
  private static let watch = Option(
    name: "watch",
    about: "Run again whenever a file changes, and show what is not as in the run before."
  )
  private static let metrics = MetricSelection.option(
    about: "Which metrics tables and trackers show.",
    standard: CheckReport.usualMetrics.map(\.id).joined(separator: ", ")
  )

  package static let command = Command(
    name: "check",
    abstract: "Run scenarios and fail if a threshold is missed or a figure got worse",
    example: "janklab check Scenarios --baseline baseline.json --out junit=report.xml",
    argument: CheckRequest.argument,
    topics: [ReportOutput.topic],
    options: [
      baseline, rule, ReportOutput.formatOption, .output, ReportOutput.outOption, metrics,
      failOnImprovement, watch, CheckRequest.noColour,
    ] + CheckRequest.options,
    run: run
  )

  @Sendable private static func run(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    let outputs = try ReportOutput.outputs(invocation)
    let rules = try Self.rules(invocation)
    if invocation.has(watch) {
      guard !invocation.has(baseline) else {
        throw .usage(
          "--watch compares with the run before it, not with a baseline",
          of: invocation.path,
          hint: "leave out --baseline"
        )
      }
      let loop = WatchLoop(
        invocation: invocation,
        console: console,
        rules: rules,
        output: outputs[0]
      )
      return try await loop.run()
    }
    let plan = try CheckRequest.plan(invocation, rules: rules)
    let path = invocation.text(baseline)
    let old = try path.map { path throws(ToolFailure) in try BaselineFile.read(path) }
    var remarks: [String] = []
    if let old, let path { remarks = try BaselineFile.compare(old, with: plan, path: path) }
    let judge = try judge(plan, old, keepsTraces: outputs.contains { $0.format.needsTraces })
    let run = await CheckRequest.run(plan, judge: judge, invocation, on: console)
    if !run.isComplete {
      remarks.append("interrupted: \(run.cases.count) of \(plan.items.count) cases were run")
    }
    let chosen = MetricSelection.metrics(named: invocation.names(metrics))
    let report = CheckReport(
      cases: run.cases,
      remarks: remarks,
      metrics: chosen.isEmpty ? CheckReport.usualMetrics : chosen,
      toolVersion: Version.tool
    )
    let hasColour = CheckRequest.hasColour(invocation)
    for output in outputs { try output.write(report, on: console, hasColour: hasColour) }
    if let code = Interruption.code { return code }
    console.show(run.problems.map { Diagnostic($0) })
    return code(of: report, run, failsOnImprovement: invocation.has(failOnImprovement))
  }

  private static func code(
    of report: CheckReport,
    _ run: CheckRun,
    failsOnImprovement: Bool
  ) -> ExitCode {
    if !run.problems.isEmpty { return .invalidData }
    if !report.failedCases.isEmpty { return .simulationFailed }
    if report.hasRegressed { return .regressed }
    return failsOnImprovement && report.hasImproved ? .improved : .done
  }

  static func judge(
    _ plan: CheckPlan,
    _ baseline: Baseline?,
    keepsTraces: Bool
  ) throws(ToolFailure) -> Judge {
    let idle = plan.idleRules
    guard idle.isEmpty else { throw ToolFailure(.invalidData, idle.map { Diagnostic($0) }) }
    do throws(RuleProblem) {
      return try Judge(rules: plan.rules, baseline: baseline, keepsTraces: keepsTraces)
    } catch {
      throw ToolFailure(.invalidData, [Diagnostic(error)])
    }
  }

  private static func rules(_ invocation: Invocation) throws(ToolFailure) -> [Threshold] {
    var rules: [Threshold] = []
    for text in invocation.texts(rule) {
      do throws(ThresholdTextError) {
        rules.append(
          try ThresholdText.threshold(in: text, level: .error, metrics: Gauge.names)
        )
      } catch {
        let place = "--rule \(text.debugDescription), column \(error.column)"
        throw ToolFailure(
          .invalidData,
          [Diagnostic(path: place, message: error.message, hint: error.hint)]
        )
      }
    }
    return rules
  }
}
