public import JankGate
internal import JankMetrics
public import JankText

/// Comparisons as tables.
public enum ComparisonTable {
  /// Returns comparisons as tables.
  ///
  /// Columns that do not fit continue in further tables.
  ///
  /// - Parameters:
  ///   - comparisons: the comparisons, in output order.
  ///   - pictures: the charts to add.
  ///   - layout: the layout of tables and text.
  ///   - size: the characters in a chart's line, and the lines of a plot.
  ///   - rowWidth: the characters in a line of a chart with a row for each strategy; by default the
  ///     same.
  /// - Returns: The text, which ends with a line feed.
  public static func text(
    _ comparisons: [Comparison],
    pictures: [ComparisonChart] = [],
    layout: TextLayout = .standard,
    size: (width: Int, height: Int) = BraillePlot.standardSize,
    rowWidth: Int? = nil
  ) -> String {
    let texts = comparisons.map { comparison in
      let title = layout.paragraph(ComparisonText.title(comparison.setting), hanging: "  ")
      let parts =
        [title + tables(comparison, layout)]
        + [winners(comparison, layout), notes(comparison, layout)].compactMap(\.self)
        + pictures.map {
          $0.text(
            comparison,
            size: size,
            rowWidth: rowWidth ?? size.width,
            hasColour: layout.hasColour
          )
        }
      return parts.joined(separator: "\n")
    }
    let legend = ComparisonText.legend(comparisons).map { layout.paragraph($0) }.joined()
    return (texts + (legend.isEmpty ? [] : [legend])).joined(separator: "\n")
  }

  private static func tables(_ comparison: Comparison, _ layout: TextLayout) -> String {
    let grids = ComparisonGrid.grids(comparison)
    guard !grids.isEmpty else {
      let names = ComparisonText.names(comparison.contestants)
      return layout.paragraph("no metric differs between \(names)", hanging: "  ")
    }
    return grids.map { $0.text(layout) }.joined(separator: "\n")
  }

  private static func winners(_ comparison: Comparison, _ layout: TextLayout) -> String? {
    let winners = ComparisonText.winners(comparison)
    guard comparison.contestants.count > 1, !winners.isEmpty else { return nil }
    var table = TextTable(columns: [
      .left("best by", wrap: 24), .right("value"), .left("strategies", wrap: 24),
    ])
    for row in winners { table.add(row) }
    let champion = ComparisonText.champion(comparison)
    return table.text(layout) + (champion.map { layout.paragraph($0, hanging: "  ") } ?? "")
  }

  private static func notes(_ comparison: Comparison, _ layout: TextLayout) -> String? {
    let notes = ComparisonText.notes(comparison)
    return notes.isEmpty ? nil : ReportText.paragraphs(notes, layout)
  }
}
