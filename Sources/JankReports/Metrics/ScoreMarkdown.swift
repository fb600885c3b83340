public import JankMetrics
internal import JankTrace

/// Scores of recordings as Markdown tables, one a stream.
public enum ScoreMarkdown {
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
    var text = """
      ### \(escaped(score.file)): \(escaped(score.stream))

      \(score.format), \(score.size); times are \(score.stamps).

      | metric | value | unit | rating |
      | --- | ---: | --- | --- |

      """
    for (metric, value) in section.known {
      let cells = [
        "`\(metric.id)`", QuantityText.text(value), metric.unit.rawValue, section.rating(metric),
      ]
      text += "| " + cells.joined(separator: " | ") + " |\n"
    }
    for (reason, metrics) in section.missing {
      let names = metrics.map { "`\($0.id)`" }.joined(separator: ", ")
      text += "\nn/a, since \(escaped(reason)): \(names)\n"
    }
    return text
  }

  /// Text in which nothing means anything to Markdown.
  private static func escaped(_ text: String) -> String {
    printable(text, limit: 200).reduce(into: "") { result, character in
      if "\\`*_{}[]<>()#+-.!|".contains(character) { result += "\\" }
      result.append(character)
    }
  }
}
