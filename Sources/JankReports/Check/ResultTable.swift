internal import JankMetrics

/// Results as a table for people, and below it what rules say of them, where there are any.
enum ResultTable {
  static func write<Failure: Error>(
    _ report: CheckReport,
    metrics: [Metric],
    hasColour: Bool,
    to emit: (String) throws(Failure) -> Void
  ) throws(Failure) {
    let results = report.cases.compactMap(\.result)
    try emit(
      metrics.isEmpty ? TableReport.text(results) : MetricTable.text(results, metrics: metrics)
    )
    let isJudged = report.cases.contains { !$0.verdicts.isEmpty }
    guard isJudged || !report.remarks.isEmpty else { return }
    try emit("\n")
    try CheckTable.writeVerdicts(report, hasColour: hasColour, to: emit)
  }
}
