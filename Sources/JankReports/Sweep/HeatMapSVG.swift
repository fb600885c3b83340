internal import JankMetrics
internal import JankSweep
internal import JankText

/// A heat map of the first objective over the two parameters with the largest effects on it.
///
/// A cell shows the best candidate with its two values, by the other parameters and strategies; a
/// frame marks a cell in which no candidate keeps the limits.
struct HeatMapSVG {
  let text: String
  let width: Double
  let bottom: Double
  /// The candidates that cells show.
  let candidates: [Int]

  private static let (cellWidth, cellHeight, head, edge) = (84.0, 32.0, 92.0, 20.0)
  private static let levelLimit = 24
  private static let characterWidth = 7.8

  private struct Cell {
    let candidate: Int
    var score: Int64
    var isSafe: Bool
  }

  /// Draws the map; nil without two parameters of a few values.
  ///
  /// - Parameters:
  ///   - answer: the answers.
  ///   - top: the upper edge.
  ///   - link: where the cell of a candidate leads.
  init?(_ answer: SweepAnswer, top: Double, link: CandidateLink = .none) {
    let space = answer.table.question.space
    let axes = answer.effects.filter { $0.objective == 0 }.compactMap { effect in
      space.parameters.firstIndex { $0.name == effect.parameter }
    }.filter { space.levelCount($0) <= Self.levelLimit }
    guard axes.count > 1 else { return nil }
    let (row, column) = (axes[1], axes[0])
    let (rows, columns) = (space.levelCount(row), space.levelCount(column))
    let cells = Self.cells(answer, row: row, column: column)
    let names = (0..<rows).map { space.levelLabel(row, $0) }
    let longest = Double((names + [space.parameters[row].name]).map(\.count).max() ?? 0)
    let left = Self.edge + 12 + Self.characterWidth * longest
    let judge = answer.table.judge
    let title =
      "\(TuneReport.heading(0, judge)): best for each "
      + "\(space.parameters[column].name) and \(space.parameters[row].name)"
    var text = SVGPlot.Text.line(title, x: Self.edge, y: top + 28, isTitle: true)
    text += Self.heading(space, row: row, column: column, left: left, top: top)
    let costs = cells.values.map { judge.cost([$0.score])[0] }
    let span = (costs.min() ?? 0, costs.max() ?? 0)
    for level in 0..<rows {
      let y = top + Self.head + Self.cellHeight * Double(level)
      text += SVGPlot.Text.line(
        names[level],
        x: left - 10,
        y: y + Self.cellHeight / 2 + 5,
        anchor: "end"
      )
      for other in 0..<columns {
        let cell = cells[level * columns + other]
        let drawing = Self.drawing(
          cell,
          span,
          judge,
          x: left + Self.cellWidth * Double(other),
          y: y
        )
        text += cell.map { link.around(drawing, $0.candidate) } ?? drawing
      }
    }
    let legend = HeatMapLegend(
      hasUnsafe: cells.values.contains { !$0.isSafe },
      hasNone: cells.count < rows * columns
    )
    let end = top + Self.head + Self.cellHeight * Double(rows)
    text += legend.text(left: Self.edge, top: end + 14)
    self.text = text
    candidates = cells.values.map(\.candidate).sorted()
    width =
      max(
        left + Self.cellWidth * Double(columns),
        Self.edge + Self.characterWidth * Double(title.count),
        Self.edge + legend.width
      ) + Self.edge
    bottom = end + 14 + HeatMapLegend.height + 14
  }

  /// The names of both parameters and the values of the columns.
  private static func heading(
    _ space: ParameterSpace,
    row: Int,
    column: Int,
    left: Double,
    top: Double
  ) -> String {
    let columns = space.levelCount(column)
    let center = left + cellWidth * Double(columns) / 2
    let base = top + head - 10
    let names = [
      SVGPlot.Text.line(space.parameters[column].name, x: center, y: top + 52, anchor: "middle"),
      SVGPlot.Text.line(space.parameters[row].name, x: left - 10, y: base, anchor: "end"),
    ]
    let values = (0..<columns).map { level in
      SVGPlot.Text.line(
        PlotText.cut(space.levelLabel(column, level), to: 11),
        x: left + cellWidth * (Double(level) + 0.5),
        y: base,
        anchor: "middle"
      )
    }
    return (names + values).joined()
  }

  /// The best candidate of each cell, safe ones first.
  private static func cells(_ answer: SweepAnswer, row: Int, column: Int) -> [Int: Cell] {
    let question = answer.table.question
    let columns = question.space.levelCount(column)
    let judge = answer.table.judge
    var cells: [Int: Cell] = [:]
    for index in answer.table.indices {
      guard let score = answer.table.scores(index)?.first else { continue }
      let levels = question.space.levels(of: question.candidate(index).point)
      let place = levels[row] * columns + levels[column]
      let cell = Cell(candidate: index, score: score, isSafe: answer.table.isSafe(index))
      guard let other = cells[place] else {
        cells[place] = cell
        continue
      }
      let isBetter =
        cell.isSafe == other.isSafe ? judge.precedes([score], [other.score]) : cell.isSafe
      if isBetter { cells[place] = cell }
    }
    return cells
  }

  private static func drawing(
    _ cell: Cell?,
    _ span: (Int64, Int64),
    _ judge: CandidateJudge,
    x: Double,
    y: Double
  ) -> String {
    let size =
      "width=\"\(SVGPlot.Text.number(cellWidth - 2))\" "
      + "height=\"\(SVGPlot.Text.number(cellHeight - 2))\""
    let place = "x=\"\(SVGPlot.Text.number(x + 1))\" y=\"\(SVGPlot.Text.number(y + 1))\" \(size)"
    guard let cell else { return "<rect class=\"none\" \(place)/>\n" }
    let share =
      span.0 == span.1
      ? 0 : Double(judge.cost([cell.score])[0] - span.0) / Double(span.1 - span.0)
    let shade = min(TuneStyle.shadeCount, 1 + Int(share * Double(TuneStyle.shadeCount)))
    let frame = cell.isSafe ? "" : "<rect class=\"unsafe\" \(place)/>\n"
    return "<rect class=\"shade-\(shade)\" \(place)/>\n"
      + "<text class=\"on-\(shade)\" x=\"\(SVGPlot.Text.number(x + cellWidth / 2))\""
      + " y=\"\(SVGPlot.Text.number(y + cellHeight / 2 + 5))\" text-anchor=\"middle\">"
      + PlotText.escaped(TuneReport.score(cell.score, 0, judge)) + "</text>\n" + frame
  }
}
