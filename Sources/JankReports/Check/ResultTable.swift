internal import JankMetrics

/// Results as a table for people, and below it what rules say of them, where there are any.
enum ResultTable {
  static func write<Failure: Error>(
    _ report: CheckReport,
    metrics: [Metric],
    hasColour: Bool,
    to emit: (String) throws(Failure) -> Void
  ) throws(Failure) {
    try emit(grid(report, metrics: metrics).text)
    let isJudged = report.cases.contains { !$0.verdicts.isEmpty }
    guard isJudged || !report.remarks.isEmpty else { return }
    try emit("\n")
    try CheckTable.writeVerdicts(report, hasColour: hasColour, to: emit)
  }

  /// The results that cases kept, with some metrics or the usual columns.
  static func grid(_ report: CheckReport, metrics: [Metric]) -> ResultGrid {
    let results = report.cases.compactMap(\.result)
    return metrics.isEmpty
      ? TableReport.grid(results, hitchLimit: report.figureLimit)
      : MetricTable.grid(results, metrics: metrics)
  }
}
