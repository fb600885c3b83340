public import JankMetrics
internal import JankTrace

/// Comparisons as CSV, a line for each strategy and metric.
public enum ComparisonCSV {
  /// Writes comparisons.
  ///
  /// - Parameter comparisons: the comparisons, in the order to be written.
  /// - Returns: The text, as RFC 4180 has it; figures as exact decimals in their unit, empty where
  ///   there are none.
  public static func text(_ comparisons: [Comparison]) -> String {
    var writer = CSVWriter(header: [
      "scenario", "device", "refreshRateHz", "stallNs", "firstSeed", "lastSeed", "strategy",
      "metric", "unit", "runs", "min", "median", "p95", "max", "toBest", "place", "wins",
      "missing", "failure",
    ])
    for comparison in comparisons {
      for contestant in comparison.contestants {
        for (metric, cell) in zip(comparison.metrics, contestant.cells) {
          writer.row(
            setting(comparison.setting) + [.text(contestant.strategy)] + figures(metric, cell)
              + [.text(contestant.failure ?? "")]
          )
        }
      }
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

  private static func figures(_ metric: Metric, _ cell: Comparison.Cell) -> [CSVWriter.Field] {
    let figures = cell.figures.value
    let numbers = [figures?.min, figures?.median, figures?.p95, figures?.max, cell.toBest]
    return [.text(metric.id), .text(metric.unit.rawValue), .integer(Int64(figures?.count ?? 0))]
      + numbers.map { $0.map { .decimal($0.decimal) } ?? .text("") }
      + [
        .text(cell.place.rawValue), cell.wins.map { .integer(Int64($0)) } ?? .text(""),
        .text(cell.figures.reason ?? ""),
      ]
  }
}
