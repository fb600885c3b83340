internal import JankGate
internal import JankMetrics
internal import JankScenarios
internal import JankText
internal import JankTrace

/// `janklab explain`: explain why frames were late, and what would change without some work.
package enum ExplainCommand {
  private static let frame = Option(
    name: "frame",
    value: .integer(0...Int64.max),
    about: "The frame to explain, by the number that run and check print.",
    standard: "the worst ones"
  )
  private static let worst = Option(
    name: "worst",
    value: .integer(1...1_000_000),
    about: "The number of frames to explain, of all cases together, the largest delay first.",
    standard: "5"
  )
  private static let without = Option(
    name: "without",
    value: .text(placeholder: "WORK"),
    about: "Rerun the seed without a work item, given by its name, a unique part of it, or a key "
      + "of the scenario, for example viewDidLoad.",
    standard: "no work is removed",
    isRepeatable: true
  )
  private static let format = Option.format(
    ExplainFormat.self,
    standard: "from FILE's extension, else text"
  )

  package static let command = Command(
    name: "explain",
    abstract: "Explain why frames were late, and which are in time without some work",
    example: "janklab explain Scenarios/modal-bounce-stall.scenario.json --worst 5",
    argument: RunOptions.argument,
    options: [
      frame, worst, without, ScenarioChoice.option, RunOptions.allSegues, RunOptions.strategy,
      DeviceChoice.option, RunOptions.iOS, RunOptions.seed, RunOptions.timeout,
      RunOptions.maxEvents, format, .output, .noColour,
      RunOptions.quiet, FileWatch.option,
    ] + Option.settings,
    run: run
  )

  @Sendable private static func run(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    let choice: ExplainFormat? = invocation.format(format)
    try invocation.refuseUnknownEnding(format, fits: choice != nil)
    guard invocation.has(FileWatch.option) else {
      _ = try await explain(invocation, choice ?? .text, console)
      return .done
    }
    return try await FileWatch(invocation: invocation, console: console).run {
      () async throws(ToolFailure) in
      try await explain(invocation, choice ?? .text, console)
    }
  }

  /// Explains once.
  ///
  /// - Returns: The files that the scenarios name.
  private static func explain(
    _ invocation: Invocation,
    _ format: ExplainFormat,
    _ console: Console
  ) async throws(ToolFailure) -> [String] {
    let limits = RunOptions.limits(invocation)
    let plan = try RunPlan(invocation, seed: invocation.integer(RunOptions.seed))
    try plan.refuseWritingOver(invocation)
    if !invocation.has(RunOptions.quiet) { console.show(plan.leftOut) }
    let pool = WorkPool(width: RunOptions.standardWidth)
    let cases = plan.cases
    let filmLimit = format == .html ? CheckSession.filmLimit(of: cases.count) : nil
    let progress = RunOptions.progress(of: cases.count, invocation, on: console)
    let explained = await pool.outcomes(of: cases) { run in
      defer { progress.advance() }
      return RunContainment.contain({ run.key }) {
        ExplainedCase(run, limits: limits, filmLimit: filmLimit)
      }
    }
    progress.finish()
    try refuseInterruption(invocation)
    let works = WorkChoice(
      explained.outcomes.map(\.result.trace),
      of: plan.chosenFiles.map(\.scenario)
    )
    let names = try works.titles(of: invocation.texts(without), invocation)
    if !invocation.has(RunOptions.quiet) {
      console.show(
        try works.remarks(on: invocation.texts(without), invocation).map {
          Diagnostic(.note, path: invocation.path, message: $0)
        }
      )
    }
    let chosen = try selected(explained.outcomes, for: format, invocation)
    // What a change does to every case counts, unless a number of frames was requested.
    let isShort = names.isEmpty || invocation.integer(worst) != nil
    let hidden = format == .text && isShort ? unshown(among: chosen) : []
    let shown = hidden.isEmpty ? chosen : chosen.filter { !$0.frames.isEmpty || $0.run.isInvalid }
    let replays = RunOptions.progress(
      of: shown.count,
      counting: "cases replayed",
      invocation,
      on: console
    )
    let runs = await pool.outcomes(of: shown) { run, frames in
      defer { replays.advance() }
      return run.showing(frames, without: names)
    }.outcomes
    replays.finish()
    try refuseInterruption(invocation)
    let layout = console.layout(invocation, to: invocation.text(.output))
    let text =
      switch format {
      case .text:
        ExplainedCase.text(runs, layout) + pointer(to: runs, invocation, layout)
          + note(on: hidden, layout)
      case .json: ExplainedCase.json(runs)
      case .html: ExplainedCase.page(runs, of: plan, invocation)
      }
    try console.deliver(text, to: invocation.text(.output))
    return plan.recordings
  }

  /// The valid cases without a chosen frame, or none if no case has one.
  private static func unshown(
    among chosen: [(run: ExplainedCase, frames: [FrameExplanation])]
  ) -> [ExplainedCase] {
    guard chosen.contains(where: { !$0.frames.isEmpty }) else { return [] }
    return chosen.filter { $0.frames.isEmpty && !$0.run.isInvalid }.map(\.run)
  }

  /// Names the command that describes the findings of runs.
  private static func pointer(
    to runs: [ExplainedCase],
    _ invocation: Invocation,
    _ layout: TextLayout
  ) -> String {
    let rules = Set(runs.flatMap { InvalidRunText.errors($0.result.trace) }.map(\.rule.rawValue))
    guard !rules.isEmpty else { return "" }
    let commands = rules.sorted().map { invocation.toolset.said("janklab help \($0)") }
    let text = "what UIKit does then: \(commands.joined(separator: ", "))"
    return "\n" + layout.paragraph(text, hanging: "  ")
  }

  /// Counts the cases that are not shown.
  private static func note(on hidden: [ExplainedCase], _ layout: TextLayout) -> String {
    guard !hidden.isEmpty else { return "" }
    let late = hidden.count { !$0.attribution.troubled.isEmpty }
    let cases = hidden.count == 1 ? "1 case" : "\(hidden.count) cases"
    let text =
      "not shown: \(cases), \(late) of them with late or uneven frames; a larger "
      + "--\(worst.name) shows more; --scenario, --device and --strategy select one case"
    return "\n" + layout.paragraph(text, hanging: "  ")
  }

  /// Rejects an interrupted explanation, which would have some of the runs only.
  private static func refuseInterruption(_ invocation: Invocation) throws(ToolFailure) {
    guard let code = Interruption.code else { return }
    let message = "interrupted before all runs were explained; nothing was written"
    throw ToolFailure(code, [Diagnostic(path: invocation.path, message: message)])
  }

  /// The runs with the requested frames; in text, frames with the same explanation count as one.
  private static func selected(
    _ cases: [ExplainedCase],
    for format: ExplainFormat,
    _ invocation: Invocation
  ) throws(ToolFailure) -> [(run: ExplainedCase, frames: [FrameExplanation])] {
    guard let number = invocation.integer(frame) else {
      let count = invocation.integer(worst).map { Int($0) } ?? 5
      let runs = cases.map(\.attribution)
      let frames =
        format == .text
        ? Attribution.worst(count, of: runs) { place, frame in cases[place].identity(of: frame) }
        : Attribution.worst(count, of: runs)
      return Array(zip(cases, frames)).map { (run: $0, frames: $1) }
    }
    let runs = cases.compactMap { run in
      run.attribution.frames.first { Int64($0.frame.index) == number }.map { (run, [$0]) }
    }
    guard !runs.isEmpty else {
      let most = cases.map(\.attribution.frames.count).max() ?? 0
      throw .usage(
        "there is no frame \(number)",
        of: invocation.path,
        hint: "the longest run has \(most) frames, counted from 0"
      )
    }
    return runs
  }
}

/// The output formats of `janklab explain`.
package enum ExplainFormat: String, CaseIterable, Sendable {
  case text, json, html
}
