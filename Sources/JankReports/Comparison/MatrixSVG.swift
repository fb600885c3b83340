public import JankMetrics
internal import JankTrace

/// A matrix of strategies and faults as a heat map in SVG.
///
/// No script, no reference to anything outside, the same bytes for the same matrix. Colours follow
/// the reader's choice of light or dark, and each cell says its figure and level in words.
public enum MatrixSVG {
  private static let cellHeight = 34.0
  private static let head = 92.0
  private static let edge = 20.0
  private static let nameLimit = 32
  /// What a character takes in the font of the picture, on the safe side.
  private static let characterWidth = 7.8

  /// Draws matrices below each other.
  ///
  /// - Parameter matrices: the matrices, in the order to be drawn.
  /// - Returns: The text of the file, a line feed at its end.
  public static func text(_ matrices: [FaultMatrix]) -> String {
    let layout = Layout(matrices)
    var top = 0.0
    var parts: [String] = []
    for matrix in matrices {
      parts.append(section(matrix, layout, top: top))
      top += head + cellHeight * Double(matrix.strategies.count) + 12
    }
    return opening(matrices, width: layout.width, height: top + 48) + parts.joined()
      + legend(top: top + 8) + "</svg>\n"
  }

  /// Where columns stand, the same for all matrices of a picture.
  private struct Layout {
    /// Where the first column begins.
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
      cellWidth = min(max(84, characterWidth * (devices.max() ?? 0) + 8), 160)
      let columns = matrices.map(\.faults.count).max() ?? 0
      let titles = matrices.map { MatrixText.title($0).count }.max() ?? 0
      let needed = left + cellWidth * Double(columns)
      // The legend wants some room too, however few the columns are.
      width = max(needed, edge + characterWidth * Double(titles), 460) + edge
    }

    func x(_ column: Int) -> Double { left + cellWidth * Double(column) }

    func deviceColumns(of matrix: FaultMatrix) -> [Range<Int>] { Self.deviceColumns(of: matrix) }

    /// The neighbouring columns that have a device in common.
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
      <desc>Strategies in rows, faults in columns; the darker, the worse.</desc>
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
        drawing(of: item, x: layout.x(column), y: y, width: layout.cellWidth)
      }
      return name + cells.joined()
    }
    return title + headings(matrix, layout, top: top) + rows.joined()
  }

  /// Each stall above its column, and each device above its columns.
  private static func headings(_ matrix: FaultMatrix, _ layout: Layout, top: Double) -> String {
    var text = ""
    for (column, fault) in matrix.faults.enumerated() {
      text += SVGPlot.Text.line(
        fault.stall > .zero ? ComparisonText.length(fault.stall) : "no stall",
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
    x: Double,
    y: Double,
    width: Double
  ) -> String {
    let style = item.level.map(MatrixText.name) ?? "none"
    let figure = item.figure.map(ComparisonText.number) ?? "n/a"
    let note = item.remark.map { PlotText.escaped(printable($0, limit: 400)) } ?? style
    return square(style, x: x, y: y, title: note, width: width, height: cellHeight)
      + "<text class=\"on-\(style)\" x=\"\(SVGPlot.Text.number(x + width / 2))\""
      + " y=\"\(SVGPlot.Text.number(y + cellHeight / 2 + 5))\" text-anchor=\"middle\">"
      + PlotText.escaped(figure + (item.remark == nil ? "" : " ?")) + "</text>\n"
  }

  private static func square(
    _ style: String,
    x: Double,
    y: Double,
    title: String,
    width: Double,
    height: Double
  ) -> String {
    let number = SVGPlot.Text.number
    return "<rect class=\"\(style)\" x=\"\(number(x + 1))\" y=\"\(number(y + 1))\""
      + " width=\"\(number(width - 2))\" height=\"\(number(height - 2))\" rx=\"3\">"
      + "<title>\(title)</title></rect>\n"
  }

  private static func legend(top: Double) -> String {
    let names = FaultMatrix.Level.allCases.map(MatrixText.name) + ["none"]
    return names.enumerated().map { index, name in
      let x = edge + 84 * Double(index)
      return square(name, x: x, y: top, title: name, width: 18, height: 18)
        + SVGPlot.Text.line(name == "none" ? "not rated" : name, x: x + 23, y: top + 14)
    }.joined()
  }
}

/// The style sheet of heat maps.
private enum MatrixStyle {
  /// From light to dark, so that the order is seen without colour too.
  private static let light: [(name: String, fill: String, text: String)] = [
    ("good", "#d9f0e3", "#10391f"), ("warning", "#ffe08a", "#3d2c00"),
    ("critical", "#f2935c", "#3a1400"), ("severe", "#b3261e", "#ffffff"),
    ("none", "#e3e6ea", "#24292f"),
  ]
  private static let dark: [(name: String, fill: String, text: String)] = [
    ("good", "#143d29", "#c9f2da"), ("warning", "#8a6a00", "#fff3cc"),
    ("critical", "#c05a1d", "#ffffff"), ("severe", "#ff6b5e", "#2b0300"),
    ("none", "#30363d", "#e6edf3"),
  ]

  static var text: String {
    let font = "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
    let inDark = rules(dark, back: "#0d1117", text: "#e6edf3")
    let inLight = rules(light, back: "#ffffff", text: "#24292f")
    return
      (["text{font:13px \(font)}", ".title{font-weight:600}"] + inLight)
      .map { ".fault-matrix \($0)" }
      .joined(separator: "\n") + "\n@media (prefers-color-scheme: dark){\n"
      + inDark.map { ".fault-matrix \($0)" }.joined(separator: "\n") + "\n}"
  }

  private static func rules(
    _ cells: [(name: String, fill: String, text: String)],
    back: String,
    text: String
  ) -> [String] {
    [".back{fill:\(back)}", "text{fill:\(text)}"]
      + cells.flatMap { cell in
        [".\(cell.name){fill:\(cell.fill)}", "text.on-\(cell.name){fill:\(cell.text)}"]
      }
  }
}
