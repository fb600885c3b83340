public import JankMetrics
internal import JankText

/// Scores of recordings as a page for a browser: the metrics of each stream, and its frame times.
public enum ScoreHTML {
  /// Returns scores as a page.
  ///
  /// - Parameters:
  ///   - scores: the streams, in output order.
  ///   - metrics: the metrics to show.
  ///   - toolVersion: the version of the tool.
  /// - Returns: The page.
  public static func text(_ scores: [Score], metrics: [Metric], toolVersion: String) -> String {
    let headline =
      scores.count == 1
      ? "\(scores[0].file): \(scores[0].stream)" : "\(scores.count) recorded streams"
    let page = HTMLPage(title: "JankLab: \(headline)")
    let chart = FrameTimeChart(
      runs: scores.prefix(chartLimit).compactMap { FrameTimeChart.Run(name(of: $0), $0.tally) }
    )
    let figure = chart.figure.map { "<section>\n<h2>Frame times</h2>\n\($0.html)</section>\n" }
    let sections = scores.enumerated().map { place, score in
      section(ScoreSection(score, metrics), number: place + 1, isOpen: scores.count <= 4)
    }
    return page.opening + PageHeader(headline, toolVersion: toolVersion).html + "<main>\n"
      + overview(scores) + (figure ?? "") + "<h2>Metrics</h2>\n" + sections.joined()
      + "<p>A recording has the times of frames and no layers, so there is nothing to play.</p>\n"
      + PageGuide.html([Int](), plays: false) + "</main>\n" + page.dataOpening
      + "{\"runs\": []}\n" + page.ending
  }

  /// The number of streams with a chart.
  private static let chartLimit = 20

  private static func name(of score: Score) -> String { "\(score.file): \(score.stream)" }

  /// The metrics of the table of streams.
  private static let shown = [
    "frames.presented", "apple.hitch-time", "apple.hitch-time-ratio", "frame-time.p50.nearest-rank",
    "frame-time.p95.nearest-rank", "frame-time.p99.nearest-rank", "freeze.longest",
  ].compactMap(MetricRegistry.metric)

  private static func overview(_ scores: [Score]) -> String {
    var table = HTMLTable(
      label: "Streams",
      columns: [.init(heading: "Stream")]
        + shown.map { .init(heading: "\($0.id) \($0.unit.label)", isNumber: true) }
    )
    table.isSortable = scores.count > 1
    table.rows = scores.enumerated().map { place, score in
      let name = HTMLText.escaped(name(of: score))
      let link = HTMLTable.Cell(html: "<a href=\"#stream=\(place + 1)\">\(name)</a>")
      let cells = shown.map { metric -> HTMLTable.Cell in
        guard let value = metric.value(score.tally).value else { return .number("n/a", nil) }
        return .number(QuantityText.text(value), value.number)
      }
      return HTMLTable.Row(cells: [link] + cells)
    }
    return "<section>\n<h2>Streams</h2>\n\(table.html)</section>\n"
  }

  private static func section(_ section: ScoreSection, number: Int, isOpen: Bool) -> String {
    let score = section.score
    var table = HTMLTable(
      label: "Metrics of stream \(number)",
      columns: [
        .init(heading: "Metric"), .init(heading: "Value", isNumber: true), .init(heading: "Unit"),
        .init(heading: "Rating"),
      ]
    )
    table.rows = section.known.map { metric, value in
      let rating = section.rating(metric)
      return HTMLTable.Row(
        cells: [
          .text(metric.id), .text(QuantityText.text(value)), .text(metric.unit.label),
          .text(rating, style: rating.isEmpty ? nil : "r-\(rating)"),
        ]
      )
    }
    let missing = section.missing.map { reason, metrics in
      let names = metrics.map(\.id).joined(separator: ", ")
      let words = HTMLText.escaped("n/a, since \(reason): \(names)", limit: .max)
      return "<p class=\"soft\">\(words)</p>\n"
    }
    let about = "\(score.format), \(score.size); times are \(score.stamps)"
    return """
      <details id="stream=\(number)"\(isOpen ? " open" : "")>
      <summary>\(HTMLText.escaped(name(of: score)))</summary>
      <p>\(HTMLText.escaped(about, limit: .max))</p>
      \(table.html)\(missing.joined())</details>

      """
  }
}
