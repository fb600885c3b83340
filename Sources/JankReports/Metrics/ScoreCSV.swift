public import JankMetrics
internal import JankText

/// Scores of recordings as CSV, a line for each metric of each stream.
public enum ScoreCSV {
  /// Returns scores as text.
  ///
  /// - Parameters:
  ///   - scores: the streams, in output order.
  ///   - metrics: the metrics to show.
  /// - Returns: The text, with a header line.
  public static func text(_ scores: [Score], metrics: [Metric]) -> String {
    var writer = CSVWriter(header: [
      "file", "stream", "metric", "owner", "value", "unit", "rating", "missing",
    ])
    for score in scores {
      for metric in metrics {
        let value = metric.value(score.tally)
        writer.row([
          .text(score.file), .text(score.stream), .text(metric.id),
          .text(metric.owner.rawValue), field(value.value), .text(metric.unit.rawValue),
          .text(metric.rating(score.tally)?.rawValue ?? ""), .text(value.reason ?? ""),
        ])
      }
    }
    return writer.text
  }

  private static func field(_ quantity: Quantity?) -> CSVWriter.Field {
    switch quantity {
    case .integer(let value): .integer(Int64(value))
    case .number(let value): .number(value)
    case .text, .counts: .text(quantity.map(QuantityText.text) ?? "")
    case nil: .text("")
    }
  }
}
