public import JankMetrics
internal import JankText

/// Scores of recordings as tables for people, one a stream.
public enum ScoreTable {
  /// Writes scores.
  ///
  /// - Parameters:
  ///   - scores: the streams, in the order to be written.
  ///   - metrics: the metrics to show.
  /// - Returns: The text, a line feed at its end.
  public static func text(_ scores: [Score], metrics: [Metric]) -> String {
    scores.map { text(ScoreSection($0, metrics)) }.joined(separator: "\n")
  }

  private static func text(_ section: ScoreSection) -> String {
    let score = section.score
    var table = TextTable(columns: [
      .left("metric"), .right("value"), .left("unit"), .left("rating"),
    ])
    for (metric, value) in section.known {
      table.add([
        metric.id, QuantityText.text(value), metric.unit.rawValue, section.rating(metric),
      ])
    }
    let head = """
      \(printable(score.file, limit: 200)): \(printable(score.stream, limit: 100))
      \(printable("\(score.format), \(score.size); times are \(score.stamps)", limit: .max))


      """
    let missing = section.missing.map { reason, metrics in
      "n/a, since \(printable(reason, limit: .max)):\n" + lines(metrics.map(\.id))
    }
    return head + (section.known.isEmpty ? "" : table.text)
      + (missing.isEmpty ? "" : "\n" + missing.joined())
  }

  /// Names on lines of at most a hundred characters.
  private static func lines(_ names: [String]) -> String {
    var lines = ["  "]
    for (index, name) in names.enumerated() {
      let word = index + 1 < names.count ? name + "," : name
      if lines[lines.count - 1].count + word.count + 1 > 100 { lines.append("  ") }
      lines[lines.count - 1] += (lines[lines.count - 1] == "  " ? "" : " ") + word
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
