internal import JankReports
internal import JankSweep
internal import JankText

/// `janklab tune`: find the best values in a sweep's result, or search for them.
package enum TuneCommand {
  /// The output formats.
  package enum Format: String, CaseIterable, Sendable {
    case table, markdown, json, svg
  }

  private static let format = Option.format(
    Format.self,
    standard: "from FILE's extension, else table",
    note: "svg draws a heat map and the Pareto front"
  )
  private static let search = Option(
    name: "search",
    about: "Search for the best candidate of a sweep file with few runs, without a result."
  )

  package static let command = Command(
    name: "tune",
    abstract: "Find the best values of a sweep's parameters",
    example: "janklab tune bounce.sweep.ndjson",
    argument: Argument(name: "FILE", about: "The result of a sweep; with --search a sweep file."),
    topics: [ExitCode.topic],
    options: [
      format, .output, search, RunOptions.jobs, RunOptions.timeout, RunOptions.quiet, .wide,
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
    guard !invocation.has(search) else {
      guard (choice ?? .table) == .table else {
        throw .usage("--search prints text only", of: invocation.path)
      }
      let text = try await SearchRun.text(path, invocation, console)
      try console.deliver(text, to: invocation.text(.output))
      return .done
    }
    if path.hasSuffix(SweepFormat.ending) {
      let word = ShellWord.text(path)
      throw .usage(
        "\(path) is a sweep file and no result",
        of: invocation.path,
        hint: "run it: janklab sweep \(word), or search: janklab tune --search \(word)"
      )
    }
    let report = TuneReport(try answer(path))
    let layout = console.layout(invocation, to: invocation.text(.output))
    let text =
      switch choice ?? .table {
      case .table: TuneText.text(report, layout: layout)
      case .markdown: TuneMarkdown.text(report)
      case .json: TuneJSON.text(report.answer)
      case .svg: TuneSVG.text(report.answer)
      }
    try console.deliver(text, to: invocation.text(.output))
    return .done
  }

  /// The answers in a result.
  private static func answer(_ path: String) throws(ToolFailure) -> SweepAnswer {
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
    return SweepAnswer(table)
  }
}
