public import JankMetrics
public import JankText

/// Scores of recordings as tables, one for each stream.
public enum ScoreTable {
  /// Returns scores as tables.
  ///
  /// - Parameters:
  ///   - scores: the streams, in output order.
  ///   - metrics: the metrics to show.
  ///   - layout: the layout of the tables.
  /// - Returns: The text, which ends with a line feed.
  public static func text(
    _ scores: [Score],
    metrics: [Metric],
    layout: TextLayout = .standard
  ) -> String {
    scores.map { text(ScoreSection($0, metrics), layout) }.joined(separator: "\n")
  }

  private static func text(_ section: ScoreSection, _ layout: TextLayout) -> String {
    let score = section.score
    var table = TextTable(columns: [
      .left("metric", wrap: 24), .right("value", wrap: 24), .left("unit"), .left("rating"),
    ])
    for (metric, value) in section.known {
      let rating = metric.rating(score.tally)
      table.add(
        [metric.id, QuantityText.text(value), metric.unit.label, rating?.rawValue ?? ""],
        colours: rating.map { [3: $0.colour] } ?? [:]
      )
    }
    let head = [
      "\(printable(score.file, limit: 200)): \(printable(score.stream, limit: 100))",
      printable("\(score.format), \(score.size); times are \(score.stamps)", limit: .max),
    ]
    let missing = section.missing.map { reason, metrics in
      layout.paragraph("n/a, since \(printable(reason, limit: .max)):")
        + layout.paragraph(
          metrics.map(\.id).joined(separator: ", "),
          start: "  ",
          hanging: "  "
        )
    }
    return head.map { layout.paragraph($0, hanging: "  ") }.joined() + "\n"
      + (section.known.isEmpty ? "" : table.text(layout))
      + (missing.isEmpty ? "" : "\n" + missing.joined())
  }
}
