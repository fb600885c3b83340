public import JankGate
internal import JankMetrics
internal import JankText

/// Comparisons as Markdown, a table each.
public enum ComparisonMarkdown {
  /// Returns comparisons as text.
  ///
  /// - Parameters:
  ///   - comparisons: the comparisons, in output order.
  ///   - pictures: the charts to add, as preformatted text.
  ///   - size: the characters in a chart's line, and the lines of a plot.
  /// - Returns: The text, which ends with a line feed.
  public static func text(
    _ comparisons: [Comparison],
    pictures: [ComparisonChart] = [],
    size: (width: Int, height: Int) = BraillePlot.standardSize
  ) -> String {
    comparisons.map { section($0, pictures, size: size) }.joined(separator: "\n")
  }

  private static func section(
    _ comparison: Comparison,
    _ pictures: [ComparisonChart],
    size: (width: Int, height: Int)
  ) -> String {
    let title = MarkdownText.escaped(ComparisonText.title(comparison.setting))
    var parts = ["### \(title)\n"]
    for grid in ComparisonGrid.grids(comparison) {
      if let title = grid.title { parts.append("**\(MarkdownText.escaped(title))**\n") }
      parts.append(table(grid))
    }
    var notes = same(comparison) + ComparisonText.notes(comparison)
    if let champion = ComparisonText.champion(comparison) { notes.insert(champion, at: 0) }
    notes += ComparisonText.legend([comparison])
    if !notes.isEmpty {
      parts.append(notes.map(MarkdownText.item).joined())
    }
    parts += pictures.map {
      MarkdownText.block(
        $0.text(comparison, size: size, rowWidth: size.width, hasColour: false)
      )
    }
    return parts.joined(separator: "\n")
  }

  /// The metrics by which all strategies are equal, which the table omits.
  static func same(_ comparison: Comparison) -> [String] {
    let same = comparison.metrics.indices.filter(comparison.isSame)
    guard !same.isEmpty else { return [] }
    let metricValues = same.compactMap { index in
      comparison.contestants[0].cells[index].metricValues.value.map {
        "\(comparison.metrics[index].id) (\(ValueText.text($0.median)))"
      }
    }
    let who = "the same for \(ComparisonText.names(comparison.contestants)): "
    return [who + metricValues.joined(separator: ", ")]
  }

  private static func table(_ grid: ComparisonGrid) -> String {
    let headings = grid.columns.map { column in
      let id = column.heading.split(separator: "\n")
      return MarkdownText.escaped(id.joined(separator: " "))
    }
    let rules = grid.columns.map { $0.isRight ? "---:" : "---" }
    let rows = zip(grid.rows, grid.colours).map { row, colours in
      row.enumerated().map { index, cell in
        let text = MarkdownText.escaped(cell)
        return colours[index] == .green && !text.isEmpty ? "**\(text)**" : text
      }
    }
    return ([headings, rules] + rows).map { "| " + $0.joined(separator: " | ") + " |\n" }
      .joined()
  }
}
