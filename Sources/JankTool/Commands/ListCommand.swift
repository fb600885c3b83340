internal import JankMetrics
internal import JankReports

/// `janklab list`: what there is to choose from.
package enum ListCommand {
  private static let format = Option(
    name: "format",
    value: .choice(["table", "json"]),
    about: "How the list is written.",
    standard: "table"
  )

  private static let metrics = Command(
    name: "metrics",
    abstract: "List all metrics with their owners and definitions",
    example: "janklab list metrics apple --format json",
    argument: Argument(
      name: "NAME",
      about: "An owner, for example apple, or the name of a metric; all if left out.",
      isOptional: true,
      isRepeatable: true
    ),
    options: [format],
    run: listMetrics
  )

  package static let command = Command(
    name: "list",
    abstract: "List what there is to choose from",
    example: "janklab list metrics",
    subcommands: [metrics]
  )

  @Sendable private static func listMetrics(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    let names = invocation.arguments.isEmpty ? ["all"] : invocation.arguments
    if let unknown = names.first(where: { MetricRegistry.metrics(named: $0).isEmpty }) {
      throw .usage("there is no metric \(unknown.debugDescription)", of: invocation.path)
    }
    let metrics = MetricSelection.metrics(named: names)
    let isJSON = invocation.text(format) == "json"
    try console.output.write(isJSON ? MetricList.json(metrics) : MetricList.table(metrics))
    return .done
  }
}
