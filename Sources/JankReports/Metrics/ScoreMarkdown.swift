public import JankMetrics
internal import JankText

/// Scores of recordings as Markdown tables, one for each stream.
public enum ScoreMarkdown {
  /// Returns scores as text.
  ///
  /// - Parameters:
  ///   - scores: the streams, in output order.
  ///   - metrics: the metrics to show.
  /// - Returns: The text, which ends with a line feed.
  public static func text(_ scores: [Score], metrics: [Metric]) -> String {
    scores.map { text(ScoreSection($0, metrics)) }.joined(separator: "\n")
  }

  private static func text(_ section: ScoreSection) -> String {
    let score = section.score
    var text = """
      ### \(MarkdownText.escaped(score.file)): \(MarkdownText.escaped(score.stream))

      \(MarkdownText.escaped("\(score.format), \(score.size); times are \(score.stamps)")).

      | metric | value | unit | rating |
      | --- | ---: | --- | --- |

      """
    for (metric, value) in section.known {
      let cells = [
        "`\(metric.id)`", MarkdownText.escaped(QuantityText.text(value), limit: 1_000),
        metric.unit.label, section.rating(metric),
      ]
      text += "| " + cells.joined(separator: " | ") + " |\n"
    }
    for (reason, metrics) in section.missing {
      let names = metrics.map { "`\($0.id)`" }.joined(separator: ", ")
      text += "\nn/a, since \(MarkdownText.escaped(reason)): \(names)\n"
    }
    return text
  }
}
