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
      about: "An owner, for example apple, or the name of a metric; the default is all.",
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
    let names = invocation.arguments.isEmpty ? ["all"] : invocation.arguments
    if let unknown = names.first(where: { MetricRegistry.metrics(named: $0).isEmpty }) {
      throw .usage(
        "there is no metric \(quoted(unknown))",
        of: invocation.path,
        hint: nearestName(to: unknown, among: MetricSelection.names).map {
          "did you mean \(quoted($0))?"
        }
      )
    }
    let metrics = MetricSelection.metrics(named: names)
    let isJSON = invocation.text(metricsFormat) == "json"
    try console.output.write(
      isJSON
        ? MetricList.json(metrics)
        : MetricList.table(metrics, layout: console.layout(invocation))
    )
    return .done
  }
}
