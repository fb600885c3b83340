internal import JankReports
internal import JankSweep
internal import JankText

/// `janklab tune`: find the best values in a sweep's result, or search for them.
package enum TuneCommand {
  /// The output formats.
  package enum Format: String, CaseIterable, Sendable {
    case table, markdown, json, svg, html

    /// The endings of files that have answers, and no result.
    static let endings = [".md", ".svg", ".html"]
  }

  private static let format = Option.format(
    Format.self,
    standard: "from FILE's extension, else table",
    note: "svg draws a heat map and the Pareto front, html also lists every candidate in them"
  )
  private static let search = Option(
    name: "search",
    about: "Search for the best candidate of a sweep file with few runs, without a result; "
      + "prints text only."
  )

  private static let play = Option(
    name: "play",
    value: .file,
    about: "The sweep file, of which html plays the listed candidates.",
    standard: "none; html has commands that play them"
  )

  package static let command = Command(
    name: "tune",
    abstract: "Find the best values of a sweep's parameters",
    example: "janklab tune bounce.sweep.ndjson",
    argument: Argument(name: "FILE", about: "The result of a sweep; with --search a sweep file."),
    topics: [ExitCode.topic],
    options: [
      format, .output, play, search, RunOptions.jobs, RunOptions.timeout, RunOptions.quiet, .wide,
      .noColour,
    ] + Option.settings,
    run: run
  )

  @Sendable private static func run(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    let choice: Format? = invocation.format(format)
    try invocation.refuseUnknownEnding(format, fits: choice != nil)
    let path = invocation.arguments[0]
    try InputGuard([path], config: invocation.text(.config)).reject([invocation.text(.output)])
    guard choice == .html || !invocation.isWritten(play) else {
      throw .usage(
        "--play has no effect without --format html",
        of: invocation.path,
        hint: "add --output NAME.html"
      )
    }
    guard !invocation.has(search) else {
      guard (choice ?? .table) == .table else {
        throw .usage(
          "--search prints text only",
          of: invocation.path,
          hint: "for other formats run the whole sweep: "
            + "\(invocation.toolset.name) sweep \(ShellWord.text(path))"
        )
      }
      let found = try await SearchRun.text(path, invocation, console)
      try console.deliver(found.text, to: invocation.text(.output))
      return found.isWithinLimits ? .done : .regressed
    }
    if path.hasSuffix(SweepFormat.ending) {
      let word = ShellWord.text(path)
      throw .usage(
        "\(path) is a sweep file and no result",
        of: invocation.path,
        hint: "run it: janklab sweep \(word), or search: janklab tune --search \(word)"
      )
    }
    let (answer, identity) = try answer(path, invocation.toolset.name)
    let report = TuneReport(answer)
    let layout = console.layout(invocation, to: invocation.text(.output))
    let text =
      switch choice ?? .table {
      case .table: TuneText.text(report, layout: layout)
      case .markdown: TuneMarkdown.text(report)
      case .json: TuneJSON.text(report.answer)
      case .svg: TuneSVG.text(report.answer)
      case .html: try page(report, of: path, identity, invocation)
      }
    try console.deliver(text, to: invocation.text(.output))
    return report.answer.isWithinLimits ? .done : .regressed
  }

  /// The answers as a page, which plays candidates if the sweep file is given.
  private static func page(
    _ report: TuneReport,
    of path: String,
    _ identity: SweepHeader.Identity,
    _ invocation: Invocation
  ) throws(ToolFailure) -> String {
    var runs: [SweptRun] = []
    let file = invocation.text(play)
    if let file {
      let sweep = try SweepLoader.load(file, knowing: invocation.catalog)
      guard sweep.identity == identity else {
        throw mismatch(of: sweep, path, identity, invocation.toolset.name)
      }
      let player = CandidatePlayer(sweep, limits: SweepLimits.limits(invocation))
      runs = player.runs(of: TuneHTML.played(report.answer))
    }
    let name = OutputFile.split(path).name
    let base = name.hasSuffix(ResultFile.ending) ? name.dropLast(ResultFile.ending.count) : "NAME"
    let tool = invocation.toolset.name
    return TuneHTML.text(
      report,
      runs: runs,
      commands: { number in
        let input = file ?? base + SweepFormat.ending
        let scenario = "case-\(number).scenario.json"
        let play: [String]? =
          report.stall(ofCase: number).map { stall in
            // Without a seed the first command names the second one.
            report.seed(ofCase: number).map { CaseScenario.command(scenario, stall, seed: $0) }
          } ?? ["run", scenario, "--output", "case-\(number).html"]
        let words = [["sweep", input, "--case", "\(number)", "--output", scenario], play ?? []]
        return words.filter { !$0.isEmpty }.map {
          ([tool] + $0).map(ShellWord.text).joined(separator: " ")
        }
      },
      version: Version.tool
    )
  }

  /// The error that a sweep is not the one of a result.
  private static func mismatch(
    of sweep: LoadedSweep,
    _ path: String,
    _ identity: SweepHeader.Identity,
    _ tool: String
  ) -> ToolFailure {
    let name = SweepQuestion(identity)?.sweep.name ?? ""
    guard sweep.sweep.name == name else {
      return .file(
        sweep.path,
        .invalidData,
        "it is not the sweep of \(path), which is \(quoted(name))",
        hint: "name the sweep file from which the result was made"
      )
    }
    return .file(
      sweep.path,
      .invalidData,
      "it is not the sweep of \(path), or it has changed since, or its scenarios have",
      hint: "run it again: \(tool) sweep \(ShellWord.text(sweep.path))"
    )
  }

  /// The answers in a result, and which sweep it is of.
  private static func answer(
    _ path: String,
    _ tool: String
  ) throws(ToolFailure) -> (SweepAnswer, SweepHeader.Identity) {
    if let problem = SweepPaths.unfinished(path, tool) { throw problem }
    let file = try ResultFile(path)
    let question = try SweepPaths.question(of: file)
    guard !question.sweep.objectives.isEmpty else {
      throw .file(
        path,
        .invalidData,
        "the sweep has no objective",
        hint: #"add "objectives": [{ "minimize": "transition.settle.max" }] and run it again"#
      )
    }
    var table = CandidateTable(question)
    try file.readBlocks { table.take($0) }
    return (SweepAnswer(table), file.header.identity)
  }
}
