public import JankGate
public import JankMetrics
public import JankText

/// Results of runs as a table of chosen metrics.
public enum MetricTable {
  /// Returns results as a table.
  ///
  /// - Parameters:
  ///   - results: the cases, in output order.
  ///   - metrics: the columns after the names.
  ///   - layout: the layout of the table.
  /// - Returns: The text, which ends with a line feed; reasons for missing values stand below the
  ///   table.
  public static func text(
    _ results: [RunResult],
    metrics: [Metric],
    layout: TextLayout = .standard
  ) -> String {
    grid(results, metrics: metrics).text(layout)
  }

  /// The same in rows and columns.
  static func grid(_ results: [RunResult], metrics: [Metric]) -> ResultGrid {
    var notes: [String] = []
    let rows = results.map { result in
      let tally = result.tally(for: metrics)
      let name = printable(result.scenario, limit: 100)
      let cells = metrics.map { metric in
        switch metric.value(tally) {
        case .known(let value): return QuantityText.text(value)
        case .unknown(let reason):
          notes.append(
            "\(name) / \(result.device) / \(result.strategy): \(metric.id) is n/a, since \(reason)"
          )
          return "n/a"
        }
      }
      return [name, result.device, result.strategy] + cells
    }
    return ResultGrid(
      columns: ReportText.caseColumns + metrics.map { .right(MetricHeading.long($0), wrap: 24) },
      rows: rows,
      notes: notes,
      legend: [],
      keyCount: ReportText.caseColumns.count
    )
  }
}
