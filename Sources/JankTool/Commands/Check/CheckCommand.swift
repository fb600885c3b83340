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
    options: [baseline, rule] + ReportOutput.options + [metrics, failOnImprovement, watch]
      + CheckRequest.options,
    run: run
  )

  @Sendable private static func run(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    var session = try CheckSession(invocation, on: console)
    session.metrics = MetricSelection.metrics(named: invocation.names(metrics))
    let rules = try Self.rules(invocation)
    if invocation.has(watch) {
      guard !invocation.has(baseline) else {
        throw .usage(
          "--watch compares with the run before it, not with a baseline",
          of: invocation.path,
          hint: "leave out --baseline"
        )
      }
      return try await WatchLoop(session: session, rules: rules).run()
    }
    let plan = try CheckRequest.plan(invocation, rules: rules, on: console)
    var remarks: [String] = []
    var old: Baseline?
    if let path = invocation.text(baseline) {
      let read = try BaselineFile.read(path)
      remarks = try BaselineFile.compare(read, with: plan, path: path)
      old = read
    }
    if old == nil, plan.rules.isEmpty, !invocation.has(CheckRequest.quiet) {
      let message = "there is nothing to check: no threshold, no rule and no baseline"
      let hint = "janklab baseline record makes a baseline, --rule states a rule"
      console.show([Diagnostic(.warning, path: invocation.path, message: message, hint: hint)])
    }
    let (report, run) = try await session.perform(plan, baseline: old, remarks: remarks)
    return run.code(of: report, failsOnImprovement: invocation.has(failOnImprovement))
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
