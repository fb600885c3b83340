internal import JankText

/// Motions drawn with characters: the value, below it the velocity, then a legend.
public enum BraillePlot {
  /// The allowed numbers of characters in a line.
  public static let widths = 40...400
  /// The allowed numbers of lines of both plots together, without their frames.
  public static let heights = 9...200
  /// The default width and height of a plot.
  public static let standardSize = (width: 78, height: 24)

  /// Draws motions.
  ///
  /// Letters on the lines identify several motions.
  ///
  /// - Parameters:
  ///   - plot: the motions.
  ///   - width: the number of characters in a line, within `widths`.
  ///   - height: the number of lines of both plots together, within `heights`.
  /// - Returns: The text, which ends with a line feed and has no trailing spaces.
  public static func text(_ plot: MotionPlot, width: Int, height: Int) -> String {
    precondition(widths ~= width && heights ~= height, "width and height are within their ranges")
    let velocityRows = height / 3
    let parts: [(number: PlottedNumber, rows: Int)] = [
      (.value, height - velocityRows), (.velocity, velocityRows),
    ]
    let axes = parts.map { part in
      part.number.axis(of: plot, tickCount: max(2, part.rows / 2))
    }
    let labels = axes.flatMap { $0.ticks.map(\.label.count) }
    // Left of the canvas there are labels and the axis, right of it half a label and the unit.
    let margin = (labels.max() ?? 0) + 2
    let columns = width - margin - 6
    let times = TimeAxis(to: plot.duration, tickCount: max(2, columns / 9))
    var lines: [String] = []
    for (part, axis) in zip(parts, axes) {
      let panel = Panel(
        plot: plot,
        number: part.number,
        axes: (times, axis),
        size: (columns, part.rows)
      )
      let title = printable(part.number.title(in: plot), limit: .max)
      lines += TextLayout(width: width).lines(of: title)
      lines += panel.lines(margin: margin)
    }
    lines.append(timeLabels(times, margin: margin, columns: columns))
    lines.append("")
    lines += legend(of: plot, width: width)
    return lines.map { withoutSpacesAtEnd($0) + "\n" }.joined()
  }

  private static func timeLabels(_ axis: TimeAxis, margin: Int, columns: Int) -> String {
    var line = ""
    for tick in axis.ticks {
      let center = margin + Panel.column(of: tick.time, on: axis, columns: columns)
      let gap = center - (tick.label.count - 1) / 2 - line.count
      line += String(repeating: " ", count: max(gap, 0)) + tick.label
    }
    return line + " " + axis.unit
  }

  private static func legend(of plot: MotionPlot, width: Int) -> [String] {
    let durations = plot.series.map { TimeAxis.text($0.duration) }
    let room = width - 5 - (durations.map(\.count).max() ?? 0)
    let names = plot.series.map { PlotText.cut(printable($0.name, limit: .max), to: room) }
    let column = names.map(\.count).max() ?? 0
    return zip(names, durations).enumerated().map { index, entry in
      let letter = plot.series.count > 1 ? "\(Panel.letter(index))  " : ""
      let gap = String(repeating: " ", count: column - entry.0.count)
      return "\(letter)\(entry.0)\(gap)  \(entry.1)"
    }
  }

  private static func withoutSpacesAtEnd(_ line: String) -> String {
    var line = line[...]
    while line.last == " " { line.removeLast() }
    return String(line)
  }
}
