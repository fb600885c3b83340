internal import JankMotion
internal import JankReports
internal import JankText

/// `janklab gesture inspect`: show the contacts of recordings and their release velocities.
enum GestureInspectCommand {
  /// The output formats.
  private enum Format: String, CaseIterable {
    case table, json, csv, svg
  }

  private static let format = Option.format(
    Format.self,
    standard: "from FILE's extension, else table",
    note: "the table comes with a plot"
  )

  static let command = Command(
    name: "inspect",
    abstract: "Show contacts, durations, lengths, release velocities and a plot",
    example: "janklab gesture inspect swipe.json --output swipe.svg",
    argument: Argument(
      name: "FILE",
      about: "A recording, as listed below, or - for standard input.",
      isRepeatable: true
    ),
    topics: [
      GestureCommand.formats(title: "RECORDINGS"),
      Topic(
        title: "RULES FOR THE RELEASE VELOCITY",
        rows: VelocityRule.allCases.map { ($0.rawValue, $0.about) }
      ),
    ],
    options: [
      format, .output, GestureCommand.scale, GestureCommand.screen, .plotWidth, .plotHeight, .wide,
      .noColour,
    ] + Option.settings,
    run: run
  )

  @Sendable private static func run(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    let library = try GestureLibrary(
      invocation.arguments,
      scale: invocation.number(GestureCommand.scale),
      screen: invocation.place(GestureCommand.screen)
    )
    console.show(library.warnings)
    let findings = GestureFindings(library.streams, grids: library.grids)
    let report = findings.report
    let chosen: Format? = invocation.format(format)
    try invocation.refuseUnknownEnding(format, fits: chosen != nil)
    let format = chosen ?? .table
    if format == .table || format == .svg { showUndrawn(report, invocation, console) }
    let layout = console.layout(invocation, to: invocation.text(.output))
    let text =
      switch format {
      case .table:
        GestureTable.text(report, layout: layout) + "\n"
          + BraillePlot.text(
            findings.plot,
            width: invocation.plotWidth(within: layout),
            height: invocation.plotHeight
          )
      case .json: GestureJSON.text(report)
      case .csv: GestureCSV.text(report)
      case .svg: SVGPlot.text(findings.plot)
      }
    try console.deliver(text, to: invocation.text(.output))
    return .done
  }

  private static func showUndrawn(
    _ report: GestureReport,
    _ invocation: Invocation,
    _ console: Console
  ) {
    let limit = GestureFindings.drawnLimit
    guard report.contacts.count > limit else { return }
    let message = "the first \(limit) of \(report.contacts.count) contacts are drawn"
    console.show([Diagnostic(.note, path: invocation.path, message: message)])
  }
}
