public import JankMetrics
internal import JankTrace

/// Comparisons as tables for people.
public enum ComparisonTable {
  /// Writes comparisons.
  ///
  /// - Parameters:
  ///   - comparisons: the comparisons, in the order to be written.
  ///   - pictures: what is drawn besides.
  ///   - size: how many characters a line of a picture has, and how many lines a plot.
  ///   - hasColour: whether colour may be used.
  /// - Returns: The text, a line feed at its end.
  public static func text(
    _ comparisons: [Comparison],
    pictures: [ComparisonPicture] = [],
    size: (width: Int, height: Int) = BraillePlot.standardSize,
    hasColour: Bool = false
  ) -> String {
    let texts = comparisons.map { comparison in
      section(comparison, pictures, size: size, hasColour: hasColour)
    }
    let hasSeeds = comparisons.contains { $0.setting.seedCount > 1 }
    return (texts + [legend(hasSeeds: hasSeeds)]).joined(separator: "\n")
  }

  private static func section(
    _ comparison: Comparison,
    _ pictures: [ComparisonPicture],
    size: (width: Int, height: Int),
    hasColour: Bool
  ) -> String {
    let grids = ComparisonGrid.grids(comparison).map { table($0, hasColour: hasColour) }
    var parts = [ComparisonText.title(comparison.setting) + "\n" + grids.joined(separator: "\n")]
    let winners = ComparisonText.winners(comparison)
    if comparison.contestants.count > 1, !winners.isEmpty {
      var table = TextTable(columns: [.left("best by"), .right("figure"), .left("strategies")])
      for row in winners { table.add(row) }
      parts.append(table.text + (ComparisonText.champion(comparison).map { $0 + "\n" } ?? ""))
    }
    let notes = ComparisonText.notes(comparison)
    if !notes.isEmpty { parts.append(notes.map { $0 + "\n" }.joined()) }
    parts += pictures.map { $0.text(comparison, size: size, hasColour: hasColour) }
    return parts.joined(separator: "\n")
  }

  private static func table(_ grid: ComparisonGrid, hasColour: Bool) -> String {
    var table = TextTable(
      columns: grid.columns.map { $0.isRight ? .right($0.heading) : .left($0.heading) }
    )
    for (row, colours) in zip(grid.rows, grid.colours) {
      table.add(row, colours: hasColour ? colours : [:])
    }
    return (grid.title.map { $0 + "\n" } ?? "") + table.text
  }

  private static func legend(hasSeeds: Bool) -> String {
    let seeds = """
      Percentiles over the seeds by nearest rank. The median decides who is best, the bad end where
      medians are the same; the last column counts the seeds with which none was better.

      """
    let one = """
      The difference to the best is in percent of it, or in its unit where the best is 0.

      """
    return hasSeeds ? seeds + one : one
  }
}
