internal import JankGate
internal import JankMetrics
internal import JankText

/// The values of all strategies of a comparison in tables of a page.
///
/// With one seed each metric is a row and each strategy a column, or the other way round if there
/// are many strategies. With several seeds each metric has a table of its own.
struct LeaderBoard {
  let comparison: Comparison
  /// The comparison, for readers that do not see its heading.
  let title: String
  /// The name of each strategy as HTML, which links to its frames.
  let links: [String]
}

extension LeaderBoard {
  /// The tables as HTML; nothing if no metric differs.
  var html: String {
    guard comparison.setting.seedCount > 1 else { return values.html }
    return ComparisonGrid.grids(comparison).map(distribution).joined()
  }

  /// The number of strategies that fit side by side.
  private static let columnLimit = 8

  private var values: HTMLTable {
    let metrics = ComparisonGrid.telling(comparison)
    let names = metrics.map { name(of: comparison.metrics[$0]) }
    let cells = metrics.map { index in
      comparison.contestants.map { cell($0.cells[index], of: comparison.metrics[index]) }
    }
    guard links.count > Self.columnLimit else {
      return table("Metric", columns: links, zip(names, cells))
    }
    let turned = links.indices.map { place in cells.map { $0[place] } }
    return table("Strategy", columns: names, zip(links, turned))
  }

  /// A table of rows with their headings; all headings are HTML.
  private func table(
    _ corner: String,
    columns: [String],
    _ rows: some Sequence<(String, [HTMLTable.Cell])>
  ) -> HTMLTable {
    var table = HTMLTable(
      label: title,
      columns: [.init(heading: corner)]
        + columns.map { .init(heading: "", isNumber: true, html: $0) }
    )
    table.style = "board"
    table.rows = rows.map { HTMLTable.Row(cells: [HTMLTable.Cell(html: $0)] + $1) }
    return table
  }

  /// The id of a metric, which may be broken after each part, and its unit.
  private func name(of metric: Metric) -> String {
    let unit = metric.unit.stepCount == 1 ? "" : " (\(metric.unit.label))"
    return HTMLText.escaped(metric.id).split(separator: ".").joined(separator: ".<wbr>") + unit
  }

  /// A value, and how it relates to the best.
  private func cell(_ cell: Comparison.Cell, of metric: Metric) -> HTMLTable.Cell {
    guard let value = cell.metricValues.value else { return .text("n/a") }
    let isRanked = metric.polarity != .neutral && comparison.hasRivals
    let relation = isRanked ? ComparisonText.relation(cell) : ""
    let note = relation.isEmpty ? "" : " <small>\(HTMLText.escaped(relation))</small>"
    return HTMLTable.Cell(
      html: HTMLText.escaped(ComparisonText.number(value.median)) + note,
      style: style(ComparisonText.colour(cell.place))
    )
  }

  private func distribution(_ grid: ComparisonGrid) -> String {
    var table = HTMLTable(
      label: [title, grid.title].compactMap(\.self).joined(separator: ", "),
      columns: grid.columns.map {
        HTMLTable.Column(
          heading: $0.heading.split(separator: "\n").joined(separator: " "),
          isNumber: $0.isRight
        )
      }
    )
    table.style = "board"
    table.rows = zip(grid.rows, grid.colours).enumerated().map { place, row in
      let cells = row.0.enumerated().map { index, text in
        index == 0
          ? HTMLTable.Cell(html: links[place]) : .text(text, style: style(row.1[index]))
      }
      return HTMLTable.Row(cells: cells)
    }
    let heading = grid.title.map { "<h3>\(HTMLText.escaped($0))</h3>\n" } ?? ""
    return heading + table.html
  }

  private func style(_ colour: TerminalColour?) -> String? {
    switch colour {
    case .green: "good"
    case .red: "bad"
    default: nil
    }
  }
}
