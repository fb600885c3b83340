/// Motions drawn as a chart in SVG: a legend, the value, below it the velocity.
///
/// The file has no script and no external reference, and the same motions give the same bytes.
/// Colours follow the reader's light or dark mode; each motion has a colour and a dash pattern.
public enum SVGPlot {
  /// Draws motions.
  ///
  /// - Parameters:
  ///   - plot: the motions.
  ///   - isPart: whether the chart is a part of a page, which has its style sheet.
  /// - Returns: The text of the file, which ends with a line feed.
  public static func text(_ plot: MotionPlot, isPart: Bool = false) -> String {
    let legendHeight = 20.0 * Double(plot.series.count)
    let parts: [(number: PlottedNumber, height: Double, ticks: Int)] = [
      (.value, 260, 7), (.velocity, 140, 4),
    ]
    let axes = parts.map { $0.number.axis(of: plot, tickCount: $0.ticks) }
    let longest = axes.flatMap { $0.ticks.map(\.label.count) }.max() ?? 0
    let left = Double(max(24 + 7 * longest, 48))
    let times = TimeAxis(to: plot.duration, tickCount: 10)
    var top = legendHeight + 20
    var panels: [String] = []
    for (part, axis) in zip(parts, axes) {
      let frame = Panel.Frame(
        left: left,
        top: top + 28,
        width: width - left - 24,
        height: part.height
      )
      panels.append(Panel(frame: frame, time: times, value: axis).text(plot, part.number))
      top = frame.bottom + 28
    }
    let height = top + 28
    return head(plot, height: height, isPart) + legend(plot) + panels.joined()
      + Text.line(
        "time (\(times.unit))",
        x: left + (width - left - 24) / 2,
        y: height - 12,
        anchor: "middle"
      ) + "</svg>\n"
  }

  private static let width = 720.0

  private static func head(_ plot: MotionPlot, height: Double, _ isPart: Bool) -> String {
    let names = PlotText.escaped(plot.series.map(\.name).joined(separator: ", "))
    let size = "\(Text.number(width)) \(Text.number(height))"
    let space = isPart ? "" : " xmlns=\"http://www.w3.org/2000/svg\""
    let style = isPart ? "" : "<style>\n\(Style.text)\n</style>\n"
    return """
      <svg\(space) class="motion-plot" viewBox="0 0 \(size)" \
      width="\(Text.number(width))" height="\(Text.number(height))" role="img">
      <title>\(names)</title>
      <desc>Value and velocity over time.</desc>
      \(style)<rect class="back" width="100%" height="100%"/>

      """
  }

  private static func legend(_ plot: MotionPlot) -> String {
    let rows = plot.series.enumerated().map { index, series in
      let y = 26 + 20 * Double(index)
      let line = "M24,\(Text.number(y - 4))h36"
      let letter = Style.letter(index, of: plot).map { "\($0)  " } ?? ""
      let name = letter + PlotText.cut(series.name, to: 72)
      return "<path class=\"\(Style.line(series, at: index))\" d=\"\(line)\"/>\n"
        + Text.line(name, x: 70, y: y, note: TimeAxis.text(series.duration))
    }
    return rows.joined()
  }
}
