internal import JankMetrics
internal import JankReports
internal import JankText

extension ListCommand {
  private static let metricsFormat = Option(
    name: "format",
    value: .choice(["table", "json"]),
    about: "The output format.",
    standard: "table"
  )

  /// `janklab list metrics`: lists the metrics and their definitions.
  static let metrics = Command(
    name: "metrics",
    abstract: "List all metrics with their owners and definitions",
    example: "janklab list metrics apple --format json",
    argument: Argument(
      name: "NAME",
      about: "An owner, for example apple, the name of a metric, or parts of names, for example "
        + "hitch-time; the default is all.",
      isOptional: true,
      isRepeatable: true
    ),
    options: [metricsFormat] + Option.look + Option.settings,
    run: listMetrics
  )

  @Sendable private static func listMetrics(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    var names = invocation.arguments.isEmpty ? ["all"] : []
    for word in invocation.arguments { names += try self.names(of: word, invocation) }
    let metrics = MetricSelection.metrics(named: names)
    let isJSON = invocation.text(metricsFormat) == "json"
    try console.output.write(
      isJSON
        ? MetricList.json(metrics)
        : MetricList.table(metrics, layout: console.layout(invocation))
    )
    return .done
  }

  /// The names that a word of the command line means: itself, or the metrics with its parts.
  private static func names(
    of word: String,
    _ invocation: Invocation
  ) throws(ToolFailure) -> [String] {
    guard MetricRegistry.metrics(named: word).isEmpty else { return [word] }
    let found = Set(namesWithParts(of: word, among: MetricRegistry.all.map(\.id)))
    guard found.isEmpty else { return MetricRegistry.all.map(\.id).filter(found.contains) }
    throw .usage(
      "there is no metric \(quoted(word))",
      of: invocation.path,
      hint: nearestName(to: word, among: MetricSelection.names).map {
        "did you mean \(quoted($0))?"
      }
    )
  }
}
