public import JankGate
internal import JankText

/// Comparisons as tables for people.
public enum ComparisonTable {
  /// How many characters a line of a table has if nothing is said.
  public static let standardWidth = 100

  /// Writes comparisons.
  ///
  /// A table that is too wide goes on below, metrics behind metrics.
  ///
  /// - Parameters:
  ///   - comparisons: the comparisons, in the order to be written.
  ///   - pictures: what is drawn besides.
  ///   - width: how many characters a line of a table has, if a column is no wider.
  ///   - size: how many characters a line of a picture has, and how many lines a plot.
  ///   - hasColour: whether colour may be used.
  /// - Returns: The text, a line feed at its end.
  public static func text(
    _ comparisons: [Comparison],
    pictures: [ComparisonPicture] = [],
    width: Int = standardWidth,
    size: (width: Int, height: Int) = BraillePlot.standardSize,
    hasColour: Bool = false
  ) -> String {
    let texts = comparisons.map { comparison in
      let tables = tables(comparison, width: width, hasColour: hasColour)
      let parts =
        [ComparisonText.title(comparison.setting) + "\n" + tables]
        + [winners(comparison), notes(comparison, width: width)].compactMap(\.self)
        + pictures.map { $0.text(comparison, size: size, hasColour: hasColour) }
      return parts.joined(separator: "\n")
    }
    let hasSeeds = comparisons.contains { $0.setting.seedCount > 1 }
    let legend = ComparisonText.legend(hasSeeds: hasSeeds).map { $0 + "\n" }.joined()
    return (texts + [legend]).joined(separator: "\n")
  }

  private static func tables(_ comparison: Comparison, width: Int, hasColour: Bool) -> String {
    let telling = ComparisonGrid.telling(comparison)
    guard !telling.isEmpty else {
      return "no metric tells them apart: \(ComparisonText.names(comparison.contestants))\n"
    }
    let texts =
      comparison.setting.seedCount > 1
      ? telling.map { index in
        let grid = ComparisonGrid.distribution(of: index, in: comparison)
        return (grid.title.map { $0 + "\n" } ?? "") + grid.table(hasColour: hasColour).text
      }
      : TextTable.texts(within: width, columnCount: telling.count) { columns in
        ComparisonGrid.figures(by: Array(telling[columns]), in: comparison)
          .table(hasColour: hasColour)
      }
    return texts.joined(separator: "\n")
  }

  private static func winners(_ comparison: Comparison) -> String? {
    let winners = ComparisonText.winners(comparison)
    guard comparison.contestants.count > 1, !winners.isEmpty else { return nil }
    var table = TextTable(columns: [.left("best by"), .right("figure"), .left("strategies")])
    for row in winners { table.add(row) }
    return table.text + (ComparisonText.champion(comparison).map { $0 + "\n" } ?? "")
  }

  private static func notes(_ comparison: Comparison, width: Int) -> String? {
    let notes = ComparisonText.notes(comparison)
    guard !notes.isEmpty else { return nil }
    return notes.map { PlotText.wrapped(printable($0, limit: .max), to: width) + "\n" }.joined()
  }
}
