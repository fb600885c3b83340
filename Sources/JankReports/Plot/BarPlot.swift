internal import JankTrace

/// Bars over a time axis, each with one part or several on top of each other.
struct BarPlot: Equatable {
  /// A part of a bar.
  struct Part: Equatable {
    /// The style class, which differs in colour from that of the other parts.
    let style: String
    let height: Double
  }

  /// A bar.
  struct Bar: Equatable {
    let start: Interval
    let end: Interval
    /// The parts from the bottom up.
    let parts: [Part]

    var height: Double { parts.reduce(0) { $0 + $1.height } }
  }

  /// A vertical line at a time.
  struct Mark: Equatable {
    let time: Interval
    let label: String
    /// Whether the line is a limit, which is dashed, and not a value.
    let isLimit: Bool
  }

  /// The title, above the plot.
  let title: String
  /// What the chart shows, for readers that do not see it.
  let about: String
  /// The name of the time axis, without its unit.
  let timeTitle: String
  let bars: [Bar]
  var marks: [Mark] = []

  /// The time at the right end of the axis.
  var end: Interval {
    max(bars.map(\.end).max() ?? .zero, marks.map(\.time).max() ?? .zero)
  }
}

extension BarPlot {
  private static let (width, height, left) = (720.0, 110.0, 56.0)
  /// Times nearer than this are the same: refresh intervals are rounded to nanoseconds.
  private static let sameTime = Interval.microseconds(1)
  /// The height of a line of labels above the plot.
  private static let line = 15.0

  /// The chart as a part of a page, which has the style sheet of charts.
  var svg: String {
    let rows = markRows
    let top = 26 + Self.line * Double(rows.count)
    let frame = SVGPlot.Panel.Frame(
      left: Self.left,
      top: top,
      width: Self.width - Self.left - 24,
      height: Self.height
    )
    let axis = TimeAxis(to: end, tickCount: 10)
    let values = ValueAxis(covering: bars.map(\.height), marks: [0], tickCount: 4)
    let panel = SVGPlot.Panel(frame: frame, time: axis, value: values)
    let size = "\(SVGPlot.Text.number(Self.width)) \(SVGPlot.Text.number(frame.bottom + 44))"
    let ends = size.split(separator: " ")
    return "<svg class=\"motion-plot\" viewBox=\"0 0 \(size)\" width=\"\(ends[0])\" "
      + "height=\"\(ends[1])\" role=\"img\">\n<title>\(PlotText.escaped(about))</title>\n"
      + SVGPlot.Text.line(title, x: Self.left, y: 16, isTitle: true)
      + panel.ticks + bars.map { drawing(of: $0, in: panel) }.joined()
      + rows.enumerated().map { drawing(of: $1, row: $0, in: panel) }.joined()
      + SVGPlot.Text.line(
        "\(timeTitle) (\(axis.unit))",
        x: frame.left + frame.width / 2,
        y: frame.bottom + 38,
        anchor: "middle"
      ) + "</svg>\n"
  }

  /// The height of the smallest bar, in pixels: a single late frame among thousands stays visible.
  private static let leastHeight = 2.0

  private func drawing(of bar: Bar, in panel: SVGPlot.Panel) -> String {
    let (left, right) = (panel.x(bar.start), panel.x(bar.end))
    var bottom = panel.y(0)
    return bar.parts.filter { $0.height > 0 }.map { part in
      let height = max(Self.leastHeight, panel.y(0) - panel.y(part.height))
      bottom -= height
      let numbers = [left, bottom, max(1, right - left - 1), height].map(SVGPlot.Text.number)
      return "<rect class=\"bar \(part.style)\" x=\"\(numbers[0])\" y=\"\(numbers[1])\" "
        + "width=\"\(numbers[2])\" height=\"\(numbers[3])\"/>\n"
    }.joined()
  }

  /// The marks, those at one time joined, each on the first line of labels with space for it.
  private var markRows: [[Mark]] {
    var joined: [Mark] = []
    for mark in marks.sorted(by: { $0.time < $1.time }) {
      if let last = joined.last, mark.time - last.time < Self.sameTime {
        joined[joined.count - 1] = Mark(
          time: mark.time,
          label: "\(last.label), \(mark.label)",
          isLimit: last.isLimit && mark.isLimit
        )
      } else {
        joined.append(mark)
      }
    }
    let scale = (Self.width - Self.left - 24) / Double(max(1, end.nanoseconds))
    var rows: [[Mark]] = []
    var ends: [Double] = []
    for mark in joined {
      let start = Self.labelStart(Double(mark.time.nanoseconds) * scale, of: mark)
      let row = ends.firstIndex { $0 < start } ?? ends.count
      if row == ends.count {
        rows.append([])
        ends.append(0)
      }
      rows[row].append(mark)
      ends[row] = start + Self.labelWidth(mark) + 8
    }
    return rows
  }

  private static func labelWidth(_ mark: Mark) -> Double { 7 * Double(mark.label.count) }

  /// Where a label starts: at its line, or to the left of it at the end of the plot.
  private static func labelStart(_ x: Double, of mark: Mark) -> Double {
    x + labelWidth(mark) > width - left - 24 ? x - labelWidth(mark) - 6 : x
  }

  private func drawing(of marks: [Mark], row: Int, in panel: SVGPlot.Panel) -> String {
    marks.map { mark in
      let x = panel.x(mark.time)
      let y = 30 + Self.line * Double(row)
      let path =
        "M\(SVGPlot.Text.number(x)),\(SVGPlot.Text.number(y - 8))"
        + "V\(SVGPlot.Text.number(panel.frame.bottom))"
      let start = Self.left + Self.labelStart(x - Self.left, of: mark)
      return "<path class=\"\(mark.isLimit ? "limit" : "value")\" d=\"\(path)\"/>\n"
        + SVGPlot.Text.line(mark.label, x: start + 3, y: y)
    }.joined()
  }
}
