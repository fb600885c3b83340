internal import JankGate
internal import JankMetrics
internal import JankText

/// Comparisons in rows and columns, for tables of any kind.
struct ComparisonGrid {
  /// The title above the rows, or nil for none.
  var title: String?
  var columns: [TextTable.Column]
  var rows: [[String]] = []
  /// The colours of cells, by row and column.
  var colours: [[Int: TerminalColour]] = []
}

extension ComparisonGrid {
  /// The grids of a comparison: one for all metrics or, with several seeds, one for each.
  ///
  /// Metrics by which all strategies are equal are omitted.
  static func grids(_ comparison: Comparison) -> [ComparisonGrid] {
    let telling = telling(comparison)
    guard comparison.setting.seedCount > 1 else {
      return telling.isEmpty ? [] : [metricValues(by: telling, in: comparison)]
    }
    return telling.map { distribution(of: $0, in: comparison) }
  }

  /// The metrics that have a value and by which strategies differ.
  static func telling(_ comparison: Comparison) -> [Int] {
    comparison.metrics.indices.filter { index in
      !comparison.isSame(index)
        && comparison.contestants.contains { $0.cells[index].metricValues.value != nil }
    }
  }

  /// One strategy a line: its value by each metric, and how the value relates to the best.
  static func metricValues(by metrics: [Int], in comparison: Comparison) -> ComparisonGrid {
    var grid = ComparisonGrid(
      columns: [strategyColumn]
        + metrics.flatMap { index -> [TextTable.Column] in
          let metric = comparison.metrics[index]
          let isRanked = metric.polarity != .neutral && comparison.hasRivals
          let best = isRanked ? [TextTable.Column.left("to best").bound] : []
          return [.right(heading(metric))] + best
        }
    )
    for contestant in comparison.contestants {
      var colours: [Int: TerminalColour] = [:]
      var cells = [contestant.strategy]
      for index in metrics {
        let cell = contestant.cells[index]
        let colour = ComparisonText.colour(cell.place)
        colours[cells.count] = colour
        cells.append(cell.metricValues.value.map { ComparisonText.number($0.median) } ?? "n/a")
        guard comparison.metrics[index].polarity != .neutral, comparison.hasRivals else { continue }
        colours[cells.count] = colour
        cells.append(ComparisonText.relation(cell))
      }
      grid.rows.append(cells)
      grid.colours.append(colours)
    }
    return grid
  }

  /// One strategy a line: the distribution of one value over the seeds.
  static func distribution(
    of index: Int,
    in comparison: Comparison
  ) -> ComparisonGrid {
    let metric = comparison.metrics[index]
    let numbers = ["min", "median", "p95", "max"]
    let isNeutral = metric.polarity == .neutral
    let isRanked = comparison.hasRivals && !isNeutral
    let unit = metric.unit.stepCount == 1 ? "" : " (\(metric.unit.rawValue))"
    let ranks: [TextTable.Column] =
      isRanked
      ? [.left("to best"), .right("best of \(comparison.setting.seedCount)")] : []
    var grid = ComparisonGrid(
      title: metric.id + unit + (isNeutral && comparison.hasRivals ? unranked : ""),
      columns: [strategyColumn] + numbers.map { .right($0) } + ranks
    )
    for contestant in comparison.contestants {
      let cell = contestant.cells[index]
      let metricValues = cell.metricValues.value.map { [$0.min, $0.median, $0.p95, $0.max] } ?? []
      grid.rows.append(
        [contestant.strategy]
          + (metricValues.isEmpty
            ? numbers.map { _ in "n/a" } : metricValues.map(ComparisonText.number))
          + (isRanked
            ? [ComparisonText.relation(cell), cell.wins.map { "\($0)" } ?? ""] : [])
      )
      let colour = ComparisonText.colour(cell.place)
      grid.colours.append(
        Dictionary(
          uniqueKeysWithValues: (1..<grid.columns.count).compactMap { place in
            colour.map { (place, $0) }
          }
        )
      )
    }
    return grid
  }

  /// Why a metric has no column for the relation to the best.
  private static let unranked = ": neither a larger nor a smaller value is best"

  private static let strategyColumn = TextTable.Column.left("strategy", wrap: 17)

  /// The grid as a table; columns that do not fit continue in a further table.
  func text(_ layout: TextLayout) -> String {
    var table = TextTable(columns: columns, keyCount: 1)
    for (row, colours) in zip(rows, colours) { table.add(row, colours: colours) }
    return (title.map { $0 + "\n" } ?? "") + table.text(layout)
  }

  /// The id of a metric, one part a line, and its unit.
  private static func heading(_ metric: Metric) -> String {
    let unit = metric.unit.stepCount == 1 ? "" : "\n\(metric.unit.rawValue)"
    return metric.id.split(separator: ".").joined(separator: "\n") + unit
  }
}

extension Comparison {
  /// Whether there are several strategies, so that their values relate to each other.
  var hasRivals: Bool { contestants.count > 1 }
}
