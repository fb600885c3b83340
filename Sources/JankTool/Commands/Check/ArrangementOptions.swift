internal import JankGate
internal import JankMetrics

/// The options that arrange many cases in tables and Markdown, the same for `run` and `check`.
enum ArrangementOptions {
  private static let nameOrder = "name"

  private static let sort = Option(
    name: "sort",
    value: .list(
      placeholder: "NAME[,NAME…]",
      known: [nameOrder] + MetricRegistry.all.filter(\.isNumeric).map(\.id)
    ),
    about: "Sort the rows of the table by metrics, worst first, or by name. "
      + "These metrics are measured too. See janklab list metrics.",
    standard: "the order of the files",
    isRepeatable: true
  )
  private static let top = Option(
    name: "top",
    value: .integer(1...1_000_000),
    about: "Show only the first N rows and N groups; without --sort the rows with the "
      + "most hitch time come first.",
    standard: "all"
  )
  private static let groupBy = Option(
    name: "group-by",
    value: .choice(CaseGroup.Key.allCases.map(\.rawValue)),
    about: "Group late frames and failures, worst group first.",
    standard: "grouped by cause if there are more than a few"
  )

  static let options = [sort, top, groupBy]

  /// The arrangement that a command line requests.
  static func arrangement(_ invocation: Invocation) -> CaseArrangement {
    var arrangement = CaseArrangement()
    arrangement.orders = invocation.names(sort).compactMap { name in
      name == nameOrder ? .name : MetricRegistry.metric(name).map(CaseArrangement.Order.metric)
    }
    arrangement.limit = invocation.integer(top).map { Int($0) }
    arrangement.grouping = invocation.text(groupBy).flatMap(CaseGroup.Key.init)
    return arrangement
  }
}
