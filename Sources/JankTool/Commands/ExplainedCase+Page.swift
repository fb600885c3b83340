internal import JankGate
internal import JankMetrics
internal import JankReports
internal import JankScenarios
internal import JankText
internal import JankTrace

extension ExplainedCase {
  /// Runs as a page for a browser.
  ///
  /// - Parameters:
  ///   - runs: the runs.
  ///   - plan: the plan that they belong to.
  ///   - invocation: the command line.
  /// - Returns: The page.
  static func page(_ runs: [ExplainedCase], of plan: RunPlan, _ invocation: Invocation) -> String {
    let replay = CheckReplay(invocation, plan.choice)
    let files = Dictionary(
      plan.entries.map { ($0.scenario.name, $0.file) },
      uniquingKeysWith: { first, _ in first }
    )
    return ExplanationHTML.text(
      runs.compactMap { run in
        files[run.run.scenario.name].map { run.explained($0, replay) }
      },
      toolVersion: Version.tool
    )
  }

  private func explained(_ file: LoadedScenario, _ replay: CheckReplay) -> ExplainedRun {
    let course = run.scenario.course(on: run.device, shouldStop: limits().shouldStop).value
    let name = CaseName(
      scenario: result.scenario,
      device: result.device,
      strategy: result.strategy
    )
    let reasons = InvalidRunText.lines(result.trace).map { "invalid: \($0)" }
    return ExplainedRun(
      name: name,
      source: replay.source(of: run, in: file),
      run: PlayedRun(result.trace, course: course),
      frames: frames.map { ($0.explanation, $0.remedies) },
      notes: reasons + notes(of: motion),
      change: change.map { change in
        ExplainedRun.Change(
          names: change.names,
          comparison: change.comparison,
          run: PlayedRun(change.trace, course: course),
          notes: notes(of: change.motion)
        )
      }
    )
  }

  /// The paragraphs about the motion of pages, one line each.
  private func notes(of motion: ExplainedMotion) -> [String] {
    let wide = TextLayout(width: 1_000_000)
    return motion.text(wide).split(separator: "\n").map(String.init)
  }
}
