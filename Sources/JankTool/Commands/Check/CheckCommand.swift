internal import JankGate
internal import JankMetrics
internal import JankReports
internal import JankScenarios
internal import JankText

/// `janklab check`: run scenarios, and exit with 2 if a rule is broken or a value regressed.
package enum CheckCommand {
  static let baseline = Option(
    name: "baseline",
    value: .file,
    about: "The baseline to compare every value with, as recorded by janklab baseline.",
    standard: "\(BaselineCommand.standardPath), if there is one"
  )
  private static let noBaseline = Option(
    name: "no-baseline",
    about: "Compare with no baseline, even if there is \(BaselineCommand.standardPath)."
  )
  private static let compareChanged = Option(
    name: "compare-changed",
    about: "Also compare scenarios that changed since the baseline was recorded."
  )
  private static let all = Option(
    name: "all",
    about: "List every failure and every value that differs from the baseline, not only a few of "
      + "each case or groups of cases, and the cases that passed too."
  )
  private static let rule = Option(
    name: "rule",
    otherNames: ["rules"],
    value: .text(placeholder: "[LEVEL ]RULE"),
    about:
      "A rule besides those of the scenarios, for example \"apple.hitch-count: value <= 0\"; "
      + "the level warn only reports a broken rule, and off switches a scenario's rule off.",
    isRepeatable: true
  )
  private static let failOnImprovement = Option(
    name: "fail-on-improvement",
    about: "Exit with 4 if anything is better than in the baseline."
  )
  private static let watch = Option(
    name: "watch",
    about: "Run again whenever a file changes, and show what differs from the baseline or, without "
      + "one, from the previous run."
  )
  private static let metrics = MetricSelection.option(
    about: "The metrics that are compared with the baseline and shown in tables and trackers.",
    standard: "all those of the baseline; tables show "
      + CheckReport.usualMetrics.map(\.id).joined(separator: ", ")
  )

  package static let command = Command(
    name: "check",
    abstract: "Run scenarios and fail if a threshold is missed or a value regressed",
    example: "janklab check Scenarios --baseline baseline.json --out junit=report.xml",
    argument: RunOptions.argument,
    topics: [ReportOutput.topic, ExitCode.topic],
    options: [baseline, noBaseline, rule] + ReportOutput.options
      + [metrics, all, compareChanged, failOnImprovement, watch] + ArrangementOptions.options
      + RunOptions.options,
    run: run,
    tell: CheckSession.tell
  )

  @Sendable private static func run(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    var session = try CheckSession(invocation, on: console)
    session.metrics = MetricSelection.metrics(named: invocation.names(metrics))
    if invocation.has(all) { session.valueLimit = nil }
    session.refusesIdleChecks = !invocation.has(watch)
    session.failsOnImprovement = invocation.has(failOnImprovement)
    do throws(ToolFailure) {
      guard invocation.has(watch) else { return try await check(session) }
      return try await WatchLoop(
        session: session,
        rules: try rules(invocation),
        baselinePath: try baselinePath(invocation)
      ).run()
    } catch {
      throw session.told(error, besides: try baselinePath(invocation))
    }
  }

  /// The baseline file of the command line, or the default that `janklab baseline` writes.
  private static func baselinePath(_ invocation: Invocation) throws(ToolFailure) -> String? {
    guard invocation.has(noBaseline) else {
      if let path = invocation.text(baseline) { return path }
      let isThere = SystemCall.kind(of: BaselineCommand.standardPath) == .file
      return isThere ? BaselineCommand.standardPath : nil
    }
    guard !invocation.isWritten(baseline) else {
      throw .usage(
        "--\(noBaseline.name) and --\(baseline.name) exclude each other",
        of: invocation.path
      )
    }
    return nil
  }

  private static func check(_ session: CheckSession) async throws(ToolFailure) -> ExitCode {
    let (invocation, console) = (session.invocation, session.console)
    try BaselineFile.rejectSharedInput(try baselinePath(invocation), invocation)
    let rules = try rules(invocation)
    let plan = try plan(invocation, rules: rules, on: console)
    try plan.rejectRules()
    let comparison = try comparison(of: plan, by: session.metrics, invocation)
    let checked = comparison.map { plan.replaying(besides: $0.baseline) } ?? plan
    let report = try await session.perform(checked, comparison: comparison).report
    if report.conclusion == .improved, let path = comparison?.path {
      console.show([improvement(report, besides: plan.commandOfUpdate(of: path), invocation)])
    }
    guard !invocation.has(RunOptions.quiet) else { return report.code }
    if report.code == .regressed, let path = comparison?.path {
      let isPruning = plan.mustPrune(report.lostCases)
      let update = plan.commandOfUpdate(of: path, pruning: isPruning)
      console.show(regression(report, besides: update, invocation, isPruning: isPruning))
      console.show([WrittenRules.reminder(on: report.cases)].compactMap(\.self))
    }
    return report.code
  }

  /// The hint for intended differences from the baseline, or none if rules alone are broken.
  private static func regression(
    _ report: CheckReport,
    besides update: String,
    _ invocation: Invocation,
    isPruning: Bool
  ) -> [Diagnostic] {
    let isWorse = report.cases.contains { $0.differenceCount(.failed) > $0.lossCount }
    let parts = [
      isWorse ? "values are worse than in the baseline" : nil,
      report.cases.contains { $0.lossCount > 0 } ? "values of the baseline are missing" : nil,
      report.lostCases.isEmpty ? nil : "cases of the baseline are gone",
    ].compactMap(\.self)
    guard !parts.isEmpty else { return [] }
    let other =
      isPruning
      ? "; if they are of another folder, check both together, or give each a --baseline" : ""
    return [
      Diagnostic(
        .note,
        path: invocation.path,
        message: parts.joined(separator: ", and ") + other,
        hint: "if intended: \(update)"
      )
    ]
  }

  /// The requested cases; their replay commands include every option that affects the outcome.
  static func plan(
    _ invocation: Invocation,
    rules: [Threshold],
    on console: Console
  ) throws(ToolFailure) -> CheckPlan {
    try CheckPlan(
      invocation,
      rules: rules,
      comparing: invocation.words(of: [baseline, noBaseline, compareChanged, metrics]),
      on: console
    )
  }

  /// The reason why a check without regressions fails.
  private static func improvement(
    _ report: CheckReport,
    besides update: String,
    _ invocation: Invocation
  ) -> Diagnostic {
    let count = report.cases.count { $0.outcome != .held || $0.hasOtherFrames }
    let cases = count == 1 ? "1 case is" : "\(count) cases are"
    return Diagnostic(
      path: invocation.path,
      message: "\(cases) not as in the baseline, which --\(failOnImprovement.name) fails on",
      hint: "accept it with: \(update)"
    )
  }

  /// The baseline of the command line, if there is one and it fits the plan.
  private static func comparison(
    of plan: CheckPlan,
    by metrics: [Metric],
    _ invocation: Invocation
  ) throws(ToolFailure) -> CheckSession.Comparison? {
    guard let path = try baselinePath(invocation) else { return nil }
    let match = BaselineMatch(try BaselineFile.read(path), at: path, with: plan)
    let isTolerant = invocation.has(compareChanged)
    try match.reject(isTolerant: isTolerant)
    try match.reject(metrics: metrics)
    return .init(
      baseline: match.baseline,
      path: path,
      absentees: match.absentees,
      lost: match.lost,
      remarks: isTolerant ? match.remarks : []
    )
  }

  static func rules(_ invocation: Invocation) throws(ToolFailure) -> [Threshold] {
    var rules: [Threshold] = []
    var findings: [Diagnostic] = []
    for text in invocation.texts(rule) {
      do throws(ThresholdTextError) {
        rules.append(
          try ThresholdText.threshold(in: text, level: nil, metrics: Gauge.names)
        )
      } catch {
        let place = "--rule \(text.debugDescription), column \(error.column)"
        findings.append(Diagnostic(path: place, message: error.message, hint: error.hint))
      }
    }
    guard findings.isEmpty else { throw .rules(findings) }
    return rules
  }
}
