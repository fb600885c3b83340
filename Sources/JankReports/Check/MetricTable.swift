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
    var absences: [Absence: [RunResult]] = [:]
    var order: [Absence] = []
    let rows = results.map { result in
      let tally = result.tally(for: metrics)
      let name = printable(result.scenario, limit: 100)
      var reasons: [(text: String, ids: [String])] = []
      let cells = metrics.map { metric in
        switch metric.value(tally) {
        case .known(let value): return QuantityText.text(value)
        case .unknown(let reason):
          if let place = reasons.firstIndex(where: { $0.text == reason }) {
            reasons[place].ids.append(metric.id)
          } else {
            reasons.append((reason, [metric.id]))
          }
          return "n/a"
        }
      }
      for reason in reasons {
        let absence = Absence(scenario: result.scenario, ids: reason.ids, reason: reason.text)
        if absences[absence] == nil { order.append(absence) }
        absences[absence, default: []].append(result)
      }
      return [name, result.device, result.strategy] + cells
    }
    return ResultGrid(
      columns: ReportText.caseColumns + metrics.map { .right(MetricHeading.long($0), wrap: 24) },
      rows: rows,
      notes: order.map { note($0, in: absences[$0] ?? []) },
      legend: [],
      keyCount: ReportText.caseColumns.count
    )
  }

  /// Metrics without a value for the same reason, in some cases of a scenario.
  private struct Absence: Hashable {
    let scenario: String
    let ids: [String]
    let reason: String
  }

  private static func note(_ absence: Absence, in results: [RunResult]) -> String {
    let name = printable(absence.scenario, limit: 100)
    let cases =
      results.count == 1
      ? results.map { "\(name) / \($0.device) / \($0.strategy)" }.joined()
      : "\(name) (\(results.count) cases)"
    let verb = absence.ids.count == 1 ? "is" : "are"
    return "\(cases): \(absence.ids.joined(separator: ", ")) \(verb) n/a, since \(absence.reason)"
  }
}
