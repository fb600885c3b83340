internal import JankGate
internal import JankMetrics
internal import JankReports

/// `janklab diff`: compare two files of runs, in any of their formats.
package enum DiffCommand {
  /// The output formats.
  package enum Format: String, CaseIterable, Sendable {
    case text, json, html
  }

  private static let format = Option.format(
    Format.self,
    standard: "from FILE's extension, else text"
  )

  private static let metrics = MetricSelection.option(
    about: "The changed metrics to show in addition to the visible ones.",
    standard: MetricRegistry.usualName
  )
  private static let all = Option(
    name: "all",
    about: "List every value and frame that changed, not only the first of each run."
  )

  package static let command = Command(
    name: "diff",
    abstract: "Show what changed between two results, value by value and frame by frame",
    example: "janklab diff before.json after.json",
    argument: Argument(
      name: "OLD NEW",
      about: "Two files in any of the formats below; - is standard input.",
      isRepeatable: true
    ),
    topics: [
      Topic(title: "FILES", rows: RecordedFormat.all.map { ($0.name, $0.about) }),
      Topic(
        title: "EXIT CODES",
        rows: [("0", "The files were compared, whether anything changed or not.")]
      ),
    ],
    options: [metrics, all, format, .output, .wide, .noColour] + Option.settings,
    run: run
  )

  @Sendable private static func run(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    let paths = invocation.arguments
    guard paths != ["-", "-"] else {
      throw .usage(
        "only one of the two files can be standard input",
        of: invocation.path,
        hint: "for example: janklab diff before.json -"
      )
    }
    guard paths.count == 2 else {
      throw .usage(
        "two files are compared, the old one and the new one",
        of: invocation.path,
        hint: "for example: \(command.example)"
      )
    }
    try InputGuard(paths, config: invocation.text(.config)).reject([invocation.text(.output)])
    let (old, new) = (try ResultReader.read(paths[0]), try ResultReader.read(paths[1]))
    let difference = ResultDifference(from: old, to: new)
    let choice: Format? = invocation.format(format)
    try invocation.refuseUnknownEnding(format, fits: choice != nil)
    let chosen = MetricSelection.metrics(named: invocation.names(metrics))
    let text =
      switch choice ?? .text {
      case .text:
        DifferenceText.text(
          difference,
          named: (paths[0], paths[1]),
          metrics: chosen.isEmpty ? MetricRegistry.usual : chosen,
          hasAll: invocation.has(all),
          layout: console.layout(invocation, to: invocation.text(.output))
        )
      case .json: DifferenceJSON.text(difference)
      case .html:
        DifferenceHTML.text(
          difference,
          of: (old, new),
          named: (paths[0], paths[1]),
          metrics: chosen.isEmpty ? MetricRegistry.usual : chosen,
          hasAll: invocation.has(all),
          toolVersion: Version.tool
        )
      }
    try console.deliver(text, to: invocation.text(.output))
    return .done
  }
}
