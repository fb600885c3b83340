public import JankGate
internal import JankMetrics
internal import JankText
internal import JankTrace

/// Comparisons as CSV, a line for each strategy and metric.
public enum ComparisonCSV {
  /// Returns comparisons as text.
  ///
  /// - Parameters:
  ///   - comparisons: the comparisons, in output order.
  ///   - interruption: why other comparisons are missing, written to the last row; nil if none are.
  /// - Returns: The text, as specified by RFC 4180; values as exact decimals in their unit, empty
  ///   where missing.
  public static func text(_ comparisons: [Comparison], interruption: String? = nil) -> String {
    let header = [
      "scenario", "device", "refreshRateHz", "stallNs", "firstSeed", "lastSeed", "strategy",
      "metric", "unit", "runs", "min", "median", "p95", "max", "toBest", "place", "wins",
      "missing", "failure",
    ]
    var writer = CSVWriter(header: header)
    for comparison in comparisons {
      for contestant in comparison.contestants {
        for (metric, cell) in zip(comparison.metrics, contestant.cells) {
          writer.row(
            setting(comparison.setting) + [.text(contestant.strategy)] + metricValues(metric, cell)
              + [.text(contestant.failure ?? "")]
          )
        }
      }
    }
    if let interruption {
      let empty = Array(repeating: CSVWriter.Field.text(""), count: header.count - 1)
      writer.row(empty + [.text(interruption)])
    }
    return writer.text
  }

  private static func setting(_ setting: Comparison.Setting) -> [CSVWriter.Field] {
    [
      .text(setting.scenario), .text(setting.device), .integer(Int64(setting.refreshRate)),
      .integer(setting.stall.nanoseconds), .decimal("\(setting.seeds.lowerBound)"),
      .decimal("\(setting.seeds.upperBound)"),
    ]
  }

  private static func metricValues(_ metric: Metric, _ cell: Comparison.Cell) -> [CSVWriter.Field] {
    let metricValues = cell.metricValues.value
    let numbers = [
      metricValues?.min, metricValues?.median, metricValues?.p95, metricValues?.max, cell.toBest,
    ]
    return [
      .text(metric.id), .text(metric.unit.rawValue), .integer(Int64(metricValues?.count ?? 0)),
    ]
      + numbers.map { $0.map { .decimal($0.decimal) } ?? .text("") }
      + [
        .text(cell.place.rawValue), cell.wins.map { .integer(Int64($0)) } ?? .text(""),
        .text(cell.metricValues.reason ?? ""),
      ]
  }
}
