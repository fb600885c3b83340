internal import JankMetrics
internal import JankTrace

/// Comparisons in rows and columns, for tables of any make.
struct ComparisonGrid {
  /// What stands above the rows, or nil if nothing does.
  var title: String?
  /// The headings and whether their columns stand on the right.
  var columns: [(heading: String, isRight: Bool)]
  var rows: [[String]] = []
  /// The colours of cells, for each row by its columns.
  var colours: [[Int: TerminalColour]] = []
}

extension ComparisonGrid {
  /// The grids of a comparison: one for all metrics, or with several seeds one for each.
  static func grids(_ comparison: Comparison) -> [ComparisonGrid] {
    guard comparison.setting.seedCount > 1 else { return [figures(comparison)] }
    return comparison.metrics.indices.map { distribution(of: $0, in: comparison) }
  }

  /// One strategy a line, for each metric the figure and how it relates to the best.
  private static func figures(_ comparison: Comparison) -> ComparisonGrid {
    var grid = ComparisonGrid(
      columns: [("strategy", false)]
        + comparison.metrics.flatMap { [(heading($0), true), ("to best", false)] }
    )
    for contestant in comparison.contestants {
      var colours: [Int: TerminalColour] = [:]
      var cells = [contestant.strategy]
      for cell in contestant.cells {
        let colour = ComparisonText.colour(cell.place)
        colours[cells.count] = colour
        colours[cells.count + 1] = colour
        cells += [
          cell.figures.value.map { ComparisonText.number($0.median) } ?? "n/a",
          ComparisonText.relation(cell),
        ]
      }
      grid.rows.append(cells)
      grid.colours.append(colours)
    }
    return grid
  }

  /// One strategy a line, and how one figure is distributed over the seeds.
  private static func distribution(
    of index: Int,
    in comparison: Comparison
  ) -> ComparisonGrid {
    let metric = comparison.metrics[index]
    let numbers = ["min", "median", "p95", "max"]
    var grid = ComparisonGrid(
      title: metric.unit.stepCount == 1
        ? metric.id : "\(metric.id) (\(metric.unit.rawValue))",
      columns: [("strategy", false)] + numbers.map { ($0, true) }
        + [("to best", false), ("best of \(comparison.setting.seedCount)", true)]
    )
    for contestant in comparison.contestants {
      let cell = contestant.cells[index]
      let figures = cell.figures.value.map { [$0.min, $0.median, $0.p95, $0.max] } ?? []
      grid.rows.append(
        [contestant.strategy]
          + (figures.isEmpty
            ? numbers.map { _ in "n/a" } : figures.map(ComparisonText.number))
          + [ComparisonText.relation(cell), cell.wins.map { "\($0)" } ?? ""]
      )
      let colour = ComparisonText.colour(cell.place)
      grid.colours.append(
        Dictionary(uniqueKeysWithValues: (1...6).compactMap { place in colour.map { (place, $0) } })
      )
    }
    return grid
  }

  /// The id of a metric on lines of its own parts, and its unit.
  private static func heading(_ metric: Metric) -> String {
    let unit = metric.unit.stepCount == 1 ? "" : "\n\(metric.unit.rawValue)"
    return metric.id.split(separator: ".").joined(separator: "\n") + unit
  }
}
