internal import JankTrace

extension BraillePlot {
  /// One of the two plots in characters: the lines of all motions with their letters, in axes.
  struct Panel {
    private let axes: (time: TimeAxis, value: ValueAxis)
    private let size: (columns: Int, rows: Int)
    /// The characters of the plot, row by row.
    private var cells: [[Character]]

    init(
      plot: MotionPlot,
      number: PlottedNumber,
      axes: (time: TimeAxis, value: ValueAxis),
      size: (columns: Int, rows: Int)
    ) {
      self.axes = axes
      self.size = size
      cells = []
      var canvas = BrailleCanvas(columns: size.columns, rows: size.rows)
      let traces = plot.series.map { draw($0, number, on: &canvas) }
      let marks = Set(number.marks(in: plot).map { dot(of: $0) / 4 })
      cells = (0..<size.rows).map { row in
        (0..<size.columns).map { column in
          canvas.character(column: column, row: row) ?? (marks.contains(row) ? "┈" : " ")
        }
      }
      if traces.count > 1 { place(PlotLabels.places(of: traces)) }
    }

    /// The letter of a motion.
    static func letter(_ index: Int) -> Character {
      Character(Unicode.Scalar(UInt8(ascii: "A") + UInt8(index % 26)))
    }

    /// The character column of a time.
    static func column(of time: Interval, on axis: TimeAxis, columns: Int) -> Int {
      Int((axis.share(of: time) * Double(columns * 2 - 1)).rounded()) / 2
    }
  }
}

extension BraillePlot.Panel {
  /// The lines of the plot, with labels at the left and time ticks below.
  func lines(margin: Int) -> [String] {
    var labels: [Int: String] = [:]
    for tick in axes.value.ticks {
      let row = dot(of: tick.value) / 4
      // A number that means something takes precedence where two share a row.
      if tick.isMark || labels[row] == nil { labels[row] = tick.label }
    }
    var lines = cells.enumerated().map { row, cells in
      let label = labels[row] ?? ""
      let space = String(repeating: " ", count: margin - 2 - label.count)
      return "\(space)\(label) \(labels[row] == nil ? "│" : "┤")" + String(cells)
    }
    var bottom = [Character](repeating: "─", count: size.columns)
    for tick in axes.time.ticks {
      bottom[Self.column(of: tick.time, on: axes.time, columns: size.columns)] = "┬"
    }
    lines.append(String(repeating: " ", count: margin - 1) + "└" + String(bottom))
    return lines
  }

  /// The dot row of a number, from the top.
  private func dot(of number: Double) -> Int {
    Int(((1 - axes.value.share(of: number)) * Double(size.rows * 4 - 1)).rounded())
  }

  /// Draws a motion and returns the dot row for each character column.
  private func draw(
    _ series: MotionPlot.Series,
    _ number: PlottedNumber,
    on canvas: inout BrailleCanvas
  ) -> [Int?] {
    var trace = [Int?](repeating: nil, count: size.columns)
    var last: (x: Int, y: Int)?
    for sample in series.samples {
      guard let drawable = number.drawable(sample) else {
        last = nil
        continue
      }
      let share = axes.time.share(of: sample.time)
      let point = (
        x: Int((share * Double(canvas.width - 1)).rounded()), y: dot(of: drawable)
      )
      canvas.line(from: last ?? point, to: point)
      trace[point.x / 2] = point.y
      last = point
    }
    return trace
  }

  private mutating func place(_ labels: [PlotLabels.Place]) {
    for label in labels {
      cells[label.dot / 4][label.column] = Self.letter(label.index)
    }
  }
}
