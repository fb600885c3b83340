public import JankGate
internal import JankText

/// A matrix of strategies and faults as a heat map in SVG.
///
/// The file has no script and no external reference, and the same matrix gives the same bytes.
/// Colours follow the reader's light or dark mode, and each cell states its value and level in
/// words.
public enum MatrixSVG {
  private static let cellHeight = 34.0
  private static let head = 92.0
  private static let edge = 20.0
  private static let nameLimit = 32
  /// The width of a character in the chart's font, an upper estimate.
  private static let characterWidth = 7.8

  /// Draws matrices below each other.
  ///
  /// - Parameter matrices: the matrices, in output order.
  /// - Returns: The text of the file, which ends with a line feed.
  public static func text(_ matrices: [FaultMatrix]) -> String {
    let layout = Layout(matrices)
    var top = 0.0
    var parts: [String] = []
    for matrix in matrices {
      parts.append(section(matrix, layout, top: top))
      top += head + cellHeight * Double(matrix.strategies.count) + 12
    }
    let legend = MatrixLegend(matrices, left: edge, top: top + 8)
    return opening(matrices, width: layout.width, height: legend.bottom + 14) + parts.joined()
      + legend.text + "</svg>\n"
  }

  /// The positions of columns, the same for all matrices of a chart.
  private struct Layout {
    /// The left edge of the first column.
    let left: Double
    let cellWidth: Double
    let width: Double

    init(_ matrices: [FaultMatrix]) {
      let names = matrices.flatMap(\.strategies).map { min($0.count, nameLimit) }
      left = edge + 12 + characterWidth * Double(names.max() ?? 0)
      let devices = matrices.flatMap { matrix in
        Self.deviceColumns(of: matrix).map { columns in
          Double(matrix.faults[columns.lowerBound].device.count) / Double(columns.count)
        }
      }
      let least = matrices.contains(where: MatrixText.hasStalls) ? 112.0 : 84
      cellWidth = min(max(least, characterWidth * (devices.max() ?? 0) + 8), 160)
      let columns = matrices.map(\.faults.count).max() ?? 0
      let titles = matrices.map { MatrixText.title($0).count }.max() ?? 0
      let needed = left + cellWidth * Double(columns)
      // The legend wants some room too, however few the columns are.
      let legend = MatrixLegend.width(characterWidth: characterWidth)
      width = max(needed, edge + characterWidth * Double(titles), edge + legend) + edge
    }

    func x(_ column: Int) -> Double { left + cellWidth * Double(column) }

    func deviceColumns(of matrix: FaultMatrix) -> [Range<Int>] { Self.deviceColumns(of: matrix) }

    /// The neighbouring columns with the same device.
    private static func deviceColumns(of matrix: FaultMatrix) -> [Range<Int>] {
      let starts = matrix.faults.indices.filter { column in
        column == 0 || matrix.faults[column].device != matrix.faults[column - 1].device
      }
      return zip(starts, starts.dropFirst() + [matrix.faults.count]).map { $0..<$1 }
    }
  }

  private static func opening(
    _ matrices: [FaultMatrix],
    width: Double,
    height: Double
  ) -> String {
    let size = (SVGPlot.Text.number(width), SVGPlot.Text.number(height))
    let title = matrices.map(MatrixText.title).joined(separator: "; ")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" class="fault-matrix" \
      viewBox="0 0 \(size.0) \(size.1)" width="\(size.0)" height="\(size.1)" role="img">
      <title>\(PlotText.escaped(title))</title>
      <desc>Strategies in rows, faults in columns; the more a cell stands out, the worse.</desc>
      <style>
      \(MatrixStyle.text)
      </style>
      <rect class="back" width="100%" height="100%"/>

      """
  }

  private static func section(_ matrix: FaultMatrix, _ layout: Layout, top: Double) -> String {
    let title = SVGPlot.Text.line(MatrixText.title(matrix), x: edge, y: top + 28, isTitle: true)
    let rows = zip(matrix.strategies, matrix.rows).enumerated().map { place, row in
      let y = top + head + cellHeight * Double(place)
      let name = SVGPlot.Text.line(
        PlotText.cut(row.0, to: nameLimit),
        x: layout.left - 10,
        y: y + cellHeight / 2 + 5,
        anchor: "end"
      )
      let cells = row.1.enumerated().map { column, item in
        drawing(of: item, matrix.scale, x: layout.x(column), y: y, width: layout.cellWidth)
      }
      return name + cells.joined()
    }
    return title + headings(matrix, layout, top: top) + rows.joined()
  }

  /// Each added stall above its column, and each device above its columns.
  private static func headings(_ matrix: FaultMatrix, _ layout: Layout, top: Double) -> String {
    var text = ""
    for (column, fault) in matrix.faults.enumerated() where MatrixText.hasStalls(matrix) {
      text += SVGPlot.Text.line(
        MatrixText.stall(fault),
        x: layout.x(column) + layout.cellWidth / 2,
        y: top + head - 9,
        anchor: "middle"
      )
    }
    for columns in layout.deviceColumns(of: matrix) {
      let width = layout.cellWidth * Double(columns.count)
      text += SVGPlot.Text.line(
        PlotText.cut(matrix.faults[columns.lowerBound].device, to: Int(width / characterWidth)),
        x: layout.x(columns.lowerBound) + width / 2,
        y: top + head - 28,
        anchor: "middle"
      )
    }
    return text
  }

  private static func drawing(
    of item: FaultMatrix.Cell,
    _ scale: FaultMatrix.Scale,
    x: Double,
    y: Double,
    width: Double
  ) -> String {
    let style = MatrixStyle.name(item.level, scale)
    let metricValue = item.metricValue.map(ComparisonText.number) ?? "n/a"
    let level = item.level.map { MatrixText.name($0, scale) } ?? MatrixLegend.unrated
    let note = item.remark.map { PlotText.escaped(printable($0, limit: 400)) } ?? level
    return MatrixLegend.square(style, x: x, y: y, title: note, width: width, height: cellHeight)
      + "<text class=\"on-\(style)\" x=\"\(SVGPlot.Text.number(x + width / 2))\""
      + " y=\"\(SVGPlot.Text.number(y + cellHeight / 2 + 5))\" text-anchor=\"middle\">"
      + PlotText.escaped(metricValue + (item.remark == nil ? "" : " ?")) + "</text>\n"
  }
}
