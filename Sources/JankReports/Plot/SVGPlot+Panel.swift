internal import JankTrace

extension SVGPlot {
  /// One of the two plots of a chart: the lines of all motions, in axes.
  struct Panel {
    /// The position of the plot, in pixels.
    struct Frame {
      let left: Double
      let top: Double
      let width: Double
      let height: Double

      var right: Double { left + width }
      var bottom: Double { top + height }
    }

    let frame: Frame
    let time: TimeAxis
    let value: ValueAxis
  }
}

extension SVGPlot.Panel {
  /// The largest distance of a line from a sample, in pixels.
  static let tolerance = 0.05

  /// The plot with its title.
  func text(_ plot: MotionPlot, _ number: PlottedNumber) -> String {
    let title = SVGPlot.Text.line(
      number.title(in: plot),
      x: frame.left,
      y: frame.top - 10,
      isTitle: true
    )
    let lines = plot.series.enumerated().map { index, series in
      let style = SVGPlot.Style.line(series, at: index)
      return "<path class=\"\(style)\" d=\"\(path(of: series, number))\"/>\n"
    }
    return title + ticks + lines.joined() + letters(plot, number)
  }

  /// Letters at the ends of lines, if colours and dashes repeat.
  private func letters(_ plot: MotionPlot, _ number: PlottedNumber) -> String {
    plot.series.enumerated().map { index, series in
      guard let letter = SVGPlot.Style.letter(index, of: plot),
        let last = series.samples.last(where: { number.drawable($0) != nil }),
        let height = number.drawable(last)
      else { return "" }
      return SVGPlot.Text.line(letter, x: x(last.time) + 3, y: y(height) + 4)
    }.joined()
  }

  /// The grid with its labels.
  var ticks: String { timeTicks + valueTicks }

  func x(_ instant: Interval) -> Double {
    frame.left + time.share(of: instant) * frame.width
  }

  func y(_ number: Double) -> Double {
    frame.bottom - value.share(of: number) * frame.height
  }

  private var timeTicks: String {
    time.ticks.map { tick in
      let x = x(tick.time)
      return line("grid", "M\(point(x, frame.top))V\(SVGPlot.Text.number(frame.bottom))")
        + SVGPlot.Text.line(tick.label, x: x, y: frame.bottom + 18, anchor: "middle")
    }.joined()
  }

  private var valueTicks: String {
    value.ticks.map { tick in
      let y = y(tick.value)
      return line(
        tick.isMark ? "mark" : "grid",
        "M\(point(frame.left, y))H\(SVGPlot.Text.number(frame.right))"
      ) + SVGPlot.Text.line(tick.label, x: frame.left - 8, y: y + 4, anchor: "end")
    }.joined()
  }

  private func line(_ style: String, _ path: String) -> String {
    "<path class=\"\(style)\" d=\"\(path)\"/>\n"
  }

  private func point(_ x: Double, _ y: Double) -> String {
    "\(SVGPlot.Text.number(x)),\(SVGPlot.Text.number(y))"
  }

  /// The line of a motion, interrupted where samples cannot be drawn.
  private func path(of series: MotionPlot.Series, _ number: PlottedNumber) -> String {
    let pieces = series.samples.split { number.drawable($0) == nil }
    return pieces.map { piece in
      let points = piece.compactMap { sample in
        number.drawable(sample).map { PlotLine.Point(x: x(sample.time), y: y($0)) }
      }
      let kept = PlotLine(through: points, tolerance: Self.tolerance).points
      return "M" + kept.map { point($0.x, $0.y) }.joined(separator: "L")
    }.joined()
  }
}
