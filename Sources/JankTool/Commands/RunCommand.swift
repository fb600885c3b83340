internal import JankGate
internal import JankReports
internal import JankText
internal import JankTrace

/// `janklab run`: simulate scenarios and print the results.
package enum RunCommand {
  private static let metrics = MetricSelection.option(
    about: "The metrics to show instead of the default columns.",
    standard: "the default columns; all in JSON"
  )
  private static let all = Option(
    name: "all",
    about: "List every late frame and finding, not only a few or groups of them."
  )

  package static let command = Command(
    name: "run",
    abstract: "Simulate scenarios and print their frames, hitches and digests",
    example: "janklab run Scenarios --format json --output result.json",
    argument: RunOptions.argument,
    topics: [ReportOutput.topic, ExitCode.topic],
    options: ReportOutput.options
      + [metrics, all, FileWatch.option, CostUncertaintyRun.option, CostUncertaintyRun.samples]
      + ArrangementOptions.options
      + RunOptions.options,
    run: run
  )

  @Sendable private static func run(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    guard invocation.has(FileWatch.option) else {
      return try await perform(invocation, console).code
    }
    return try await FileWatch(invocation: invocation, console: console).run {
      () async throws(ToolFailure) in
      try await perform(invocation, console).recordings
    }
  }

  /// Runs the scenarios once.
  ///
  /// - Returns: The exit code, and the files that the scenarios name.
  private static func perform(
    _ invocation: Invocation,
    _ console: Console
  ) async throws(ToolFailure) -> (code: ExitCode, recordings: [String]) {
    if invocation.has(CostUncertaintyRun.option) {
      return try await CostUncertaintyRun.perform(invocation, on: console)
    }
    guard !invocation.isWritten(CostUncertaintyRun.samples) else {
      throw .usage(
        "--samples is the number of samples with --cost-uncertainty",
        of: invocation.path,
        hint: "add --cost-uncertainty"
      )
    }
    var session = try CheckSession(invocation, on: console)
    let chosen = MetricSelection.metrics(named: invocation.names(metrics))
    session.focus = .results(chosen)
    session.metrics = chosen
    if invocation.has(all) { session.valueLimit = nil }
    var plan = try CheckPlan(invocation, on: console)
    let count = plan.dropRulesAgainstBaselines()
    if count > 0, !invocation.has(RunOptions.quiet) {
      console.show([
        Diagnostic(
          .note,
          path: invocation.path,
          message: "\(count) \(count == 1 ? "rule compares" : "rules compare") with a baseline",
          hint: "to check them: janklab check PATH… --baseline FILE"
        )
      ])
    }
    let report = try await session.perform(plan).report
    if !invocation.has(RunOptions.quiet) {
      let areListed = session.outputs.contains { $0.listsWarnings(of: chosen) }
      let unlisted = areListed ? [] : WarningText.listed(of: report.cases)
      let warnings = (unlisted + WarningText.uncounted(of: report.cases)).map { Diagnostic($0) }
      console.show(quoting(warnings, plan.runs.files))
      console.show(TouchRemarks.warnings(of: plan.runs.entries))
    }
    if invocation.has(RunOptions.allSegues), !invocation.has(RunOptions.quiet) {
      console.show(SegueSummary.notes(of: report.cases, plan.runs))
    }
    let limit = invocation.has(all) ? Int.max : findingLimit
    showErrors(of: report.cases, findingLimit: limit, on: console)
    return (report.code, plan.runs.recordings)
  }

  /// The diagnostics, those with a position with the line of their file.
  private static func quoting(
    _ diagnostics: [Diagnostic],
    _ files: [LoadedScenario]
  ) -> [Diagnostic] {
    diagnostics.map { diagnostic in
      guard diagnostic.position != nil,
        let text = files.first(where: { $0.path == diagnostic.path })?.text
      else { return diagnostic }
      return [diagnostic].quoting(Array(text.utf8))[0]
    }
  }

  /// The number of a case's findings that are listed; more are only counted.
  private static let findingLimit = 5

  /// The key of a scenario that avoids the mistake.
  private static func remedy(for rule: FindingRule) -> String {
    guard rule == .remainderHasSpeed else { return "" }
    return #" A drag with "remainder": "steady" plays the rest at speed 1."#
  }

  /// Prints why runs are invalid, with the commands that repeat them.
  ///
  /// Each reason is printed once for the cases of a scenario that share it.
  private static func showErrors(
    of cases: [CheckedCase],
    findingLimit: Int,
    on console: Console
  ) {
    var notes = CaseNotes()
    var hints: [String: String] = [:]
    var examples: [CaseName: CheckedCase] = [:]
    for checked in cases {
      for reason in reasons(of: checked, findingLimit: findingLimit) {
        notes.add(reason.message, of: checked.name)
        if hints[reason.message] == nil { hints[reason.message] = reason.hint }
        examples[checked.name] = checked
      }
    }
    for (place, note) in notes.notes.enumerated() {
      let path = ReportText.name(note.cases)
      console.show([Diagnostic(path: path, message: note.text, hint: hints[note.text])])
      // Once below all reasons of the same case.
      let next = notes.notes.dropFirst(place + 1).first
      guard next?.cases[0] != note.cases[0], let example = examples[note.cases[0]],
        !example.replay.isEmpty
      else { continue }
      console.showOnErrors("  \(ReportText.replayLine(example))\n")
    }
  }

  /// The reasons why a run is invalid: it never settled, it broke a transition rule that the
  /// scenario does not expect, or something that the scenario expects did not happen.
  private static func reasons(
    of checked: CheckedCase,
    findingLimit: Int
  ) -> [(message: String, hint: String?)] {
    let found = checked.facts.findings.filter { $0.severity == .error }
    var reasons = found.prefix(findingLimit).map { finding -> (message: String, hint: String?) in
      let hint = "what UIKit does: \(finding.consequence)\(remedy(for: finding.rule))"
      return (FindingText.line(finding), hint)
    }
    let more = found.count - reasons.count
    if more > 0 {
      reasons.append(("\(more) more \(more == 1 ? "finding" : "findings")", "--all lists them"))
    }
    reasons += checked.facts.failures.map { (FindingText.line($0), nil) }
    // A run that trapped has no time.
    guard let unsettled = checked.facts.unsettled, checked.facts.end > .zero else { return reasons }
    return reasons + [(unsettled, nil)]
  }
}

extension Diagnostic {
  /// A warning about the cases of a scenario, at its position in the file if that is known.
  init(_ warning: WarningText) {
    guard let position = warning.position else {
      self.init(.warning, path: warning.name, message: warning.text)
      return
    }
    self.init(
      .warning,
      path: warning.path,
      position: SourcePosition(line: position.line, column: position.column),
      message: "\(warning.name): \(warning.text)"
    )
  }
}
