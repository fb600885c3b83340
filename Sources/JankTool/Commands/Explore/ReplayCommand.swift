internal import JankEngine
internal import JankGate
internal import JankScenarios
internal import JankText
internal import JankTrace

/// `janklab replay`: play the run again that a line of a report or log is about.
package enum ReplayCommand {
  private static let place = Option(
    name: "in",
    value: .file,
    about: "The scenario file or folder in which cases are found by name.",
    standard: "Scenarios"
  )

  package static let command = Command(
    name: "replay",
    abstract: "Play again the run that a line of a report or log is about",
    example: "janklab replay 'modal-bounce-stall  phone-60  display-link  45  1  2d02de1c'",
    argument: Argument(
      name: "LINE",
      about: "A line with a command, the names of a case, or a row with a digest; - reads a report "
        + "or log from standard input. Of it, replay plays the first of these: the first failed "
        + "case of a JSON report; the first command behind again:; the first line of a case that "
        + "failed; the first such line.",
      isRepeatable: true
    ),
    topics: [
      Topic(
        title: "LINES",
        rows: [
          ("again: janklab run …", "Repeats the command; other text may be around it."),
          ("\"replay\": \"janklab run …\"", "The same in JSON."),
          ("bounce / phone-60 / timer: …", "Runs the case that a message names."),
          ("bounce  phone-60  timer  …  2d02de1c", "Runs the case, and compares the digest."),
        ]
      ),
      Topic(
        title: "EXIT CODES",
        rows: [
          (
            "0",
            "The run is valid and its rules hold. For a row: the digest is the same, even if the "
              + "run is invalid."
          ),
          ("1", "The run is invalid. For a row or a case of a JSON report: the digest differs."),
          ("2", "A rule is broken, or check found a value worse than in the baseline."),
          (
            "64",
            "No line has a run, the case or the command does not exist, or the command read "
              + "standard input."
          ),
          ("65", "A JSON report is not complete, or is not plain JSON."),
          ("66", "The folder or file of --in does not exist or has no scenario."),
          ("others", "Those of the command that is repeated."),
        ]
      ),
    ],
    options: [place, ExploreCommand.failures, .noColour, RunOptions.quiet] + Option.settings,
    run: run
  )

  @Sendable private static func run(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    let text = try text(of: invocation)
    let replay = try replay(of: text, invocation)
    switch replay.request {
    case .command(let command):
      let repeated = try ReplayedInvocation(
        command.words,
        for: invocation,
        settings: command.isMarked ? nil : try settings(of: invocation)
      )
      show(notes(on: replay, omitting: repeated.omitted, invocation), invocation, console)
      return try await perform(repeated.invocation, console)
    case .named(let scenario, let device, let strategy, let digest):
      let words = [
        "run", folder(invocation), "--scenario=\(scenario)", "--device=\(device)",
        "--strategy=\(strategy)",
      ]
      try rejectUnknown(strategy, invocation)
      let parsed = try ReplayedInvocation(words, for: invocation).invocation
      do throws(ToolFailure) {
        guard let digest else {
          show(notes(on: replay, omitting: [], invocation), invocation, console)
          return try await perform(parsed, console)
        }
        let code = try compare(parsed, with: digest, of: replay, console)
        show(notes(on: replay, omitting: [], invocation), invocation, console)
        return code
      } catch {
        throw placed(withoutDevice(error, device, invocation), naming: scenario, invocation)
      }
    case nil: throw nothing(in: text, of: invocation)
    }
  }

  /// Performs a command that has its settings.
  private static func perform(
    _ invocation: Invocation,
    _ console: Console
  ) async throws(ToolFailure) -> ExitCode {
    guard let run = invocation.command.run else { return .wrongUsage }
    return try await run(invocation, console)
  }

  private static func text(of invocation: Invocation) throws(ToolFailure) -> String {
    let text =
      readsInput(invocation)
      ? String(decoding: try InputFile.read("-", limit: ReplayText.byteLimit + 1), as: UTF8.self)
      : invocation.arguments.joined(separator: " ")
    return EscapeSequence.removed(from: text)
  }

  private static func readsInput(_ invocation: Invocation) -> Bool {
    invocation.arguments == ["-"]
  }

  private static func replay(
    of text: String,
    _ invocation: Invocation
  ) throws(ToolFailure) -> ReplayText {
    let replay = ReplayText(text, tool: invocation.toolset.name)
    guard let problem = replay.problem else { return replay }
    let finding = Diagnostic(
      path: readsInput(invocation) ? "-" : "LINE",
      position: problem.position,
      message: problem.message,
      hint: "give the whole file of the report, or a line of the log"
    )
    throw ToolFailure(.invalidData, [finding].quoting(Array(text.utf8)))
  }

  /// The values of options that a command typed by a user omits; one behind `again:` has them all.
  private static func settings(of invocation: Invocation) throws(ToolFailure) -> Settings {
    try Settings(config: invocation.text(.config), root: invocation.toolset.command) {
      Environment.value(of: $0)
    }
  }

  private static func folder(_ invocation: Invocation) -> String {
    invocation.text(place) ?? "Scenarios"
  }

  /// Plays a case and compares its digest.
  ///
  /// An invalid run with the same digest fails for a report, which states failures, but not for a
  /// row, which states the digest.
  private static func compare(
    _ invocation: Invocation,
    with digest: String,
    of replay: ReplayText,
    _ console: Console
  ) throws(ToolFailure) -> ExitCode {
    let plan = try RunPlan(invocation)
    let run = plan.cases[0]
    let trace = run.run().trace
    let found = "\(trace.digest)"
    let name = "\(run.scenario.name) / \(run.device.name) / \(run.strategy.name)"
    guard found.hasPrefix(digest) else {
      throw .file(
        name,
        .simulationFailed,
        "the digest is \(found.prefix(digest.count)), not \(digest)",
        hint: replay.otherModel.map { "the model differs: it is \(Version.model), was \($0)" }
          ?? "the scenario, the model or the seed differs from the run of the line"
      )
    }
    let reason = InvalidRunText.lines(trace).first.map { "; the run is invalid: \($0)" }
    let line = "\(printable(name, limit: 300)): same digest \(found)\(reason ?? "")"
    try console.output.write(console.layout(invocation).paragraph(line, hanging: "    "))
    return replay.isReport && reason != nil ? .simulationFailed : .done
  }
}

// MARK: Messages

extension ReplayCommand {
  private static func show(
    _ notes: [Diagnostic],
    _ invocation: Invocation,
    _ console: Console
  ) {
    if !invocation.has(RunOptions.quiet) { console.show(notes) }
  }

  /// What differs between the run of the line and the one that is played.
  private static func notes(
    on replay: ReplayText,
    omitting options: [String],
    _ invocation: Invocation
  ) -> [Diagnostic] {
    var notes: [(message: String, hint: String?)] = []
    if let model = replay.otherModel {
      notes.append(
        ("the model differs: it is \(Version.model), was \(model); values can differ too", nil)
      )
    }
    if !options.isEmpty {
      let names = options.map { "--\($0)" }.listed
      let message = "\(names) of the line \(options.count == 1 ? "is" : "are") not repeated"
      notes.append((message, "run the command yourself if you trust the line"))
    }
    if replay.isComparison,
      case .named(let scenario, let device, let strategy, _) = replay.request
    {
      let words = [
        invocation.toolset.name, "check", folder(invocation), "--scenario", scenario, "--device",
        device, "--strategy", strategy, "--baseline",
      ]
      let command = words.map(ShellWord.text).joined(separator: " ")
      notes.append(
        (
          "the line compares with a baseline, and this run has none",
          "to compare: \(command) FILE"
        )
      )
    }
    return notes.map {
      Diagnostic(.note, path: invocation.path, message: $0.message, hint: $0.hint)
    }
  }

  /// Rejects a line with a strategy that the tool does not have.
  private static func rejectUnknown(
    _ strategy: String,
    _ invocation: Invocation
  ) throws(ToolFailure) {
    let names = invocation.catalog.strategies.map(\.name)
    guard !names.contains(strategy) else { return }
    throw .usage(
      "the line names no known strategy \(quoted(strategy))",
      of: invocation.path,
      hint: nearestName(to: strategy, among: names).map { "did you mean \(quoted($0))?" }
        ?? "there are \(names.joined(separator: ", "))"
    )
  }

  /// The failure to find the device of a line, without the option that the line does not have.
  private static func withoutDevice(
    _ failure: ToolFailure,
    _ device: String,
    _ invocation: Invocation
  ) -> ToolFailure {
    guard let unknown = failure.unknown, unknown.option == DeviceChoice.option.name else {
      return failure
    }
    let all = DeviceProfile.all.map(\.name).joined(separator: ", ")
    return .usage(
      "the line names no known device \(quoted(device))",
      of: invocation.path,
      hint: unknown.nearest.map { "did you mean \(quoted($0))?" }
        ?? "there are \(all), and those that a scenario lists"
    )
  }

  /// The failure to find a case, with the option that states where it is.
  private static func placed(
    _ failure: ToolFailure,
    naming scenario: String,
    _ invocation: Invocation
  ) -> ToolFailure {
    let hint = "to name the folder or file that has it: --\(place.name) FOLDER"
    if failure.code == .missingInput, let first = failure.diagnostics.first {
      return .file(first.path, .missingInput, first.message, hint: first.hint ?? hint)
    }
    guard let unknown = failure.unknown, unknown.option == ScenarioChoice.option.name else {
      return failure
    }
    let folder = quoted(folder(invocation), limit: 4_096)
    let near = unknown.nearest.map { "did you mean \(quoted($0, limit: 300))?" }
    return .usage(
      "\(folder) has no scenario \(quoted(scenario, limit: 300))",
      of: invocation.path,
      hint: near.map { "\($0) \(hint)" } ?? hint
    )
  }

  /// Why there is nothing to play.
  private static func nothing(in text: String, of invocation: Invocation) -> ToolFailure {
    let path = invocation.arguments[0]
    let isScenario = path.hasSuffix(ScenarioFolder.fileSuffix)
    let toolset = invocation.toolset
    let refused = RefusedCommand(
      in: text,
      tool: toolset.name,
      commands: toolset.command.subcommands.map(\.name)
    )
    if refused == nil, let count = ReplayRequest.caseCount(in: text) {
      return .usage(
        "the line is about \(count) cases, not about one",
        of: invocation.path,
        hint: "name one of them: SCENARIO / DEVICE / STRATEGY; below a failure, the line that "
          + "begins with \"\(ReplayMark.text.dropLast())\" repeats it"
      )
    }
    guard refused == nil, invocation.arguments.count == 1, path != "-",
      isScenario || SystemCall.kind(of: path) != nil
    else {
      return .usage(
        "no line has a command to repeat, the names of a case, or a row with a digest",
        of: invocation.path,
        hint: refused?.hint ?? "for example: \(command.example)"
      )
    }
    let word = ShellWord.text(path)
    let run = "to play a scenario: janklab run \(word)"
    return .usage(
      "\(quoted(path, limit: 4_096)) is a path, not a line of a report or log",
      of: invocation.path,
      hint: isScenario ? run : "\(run); to read a log: janklab replay - < \(word)"
    )
  }
}

extension ReplayText {
  /// The version of the model that the text states, if it is not that of this tool.
  fileprivate var otherModel: Int? { model == Version.model ? nil : model }
}
