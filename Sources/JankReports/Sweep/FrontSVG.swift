internal import JankMetrics
internal import JankSweep
internal import JankText

/// Every valid candidate by its first two objectives, with the Pareto front.
struct FrontSVG {
  let text: String
  let width: Double
  let bottom: Double

  private static let (plotWidth, plotHeight, left, head, edge) = (560.0, 300.0, 90.0, 76.0, 20.0)
  /// The number of candidates that are drawn besides the front.
  private static let dotLimit = 4_000

  /// Draws the front; nil with less than two objectives or without a safe candidate.
  ///
  /// - Parameters:
  ///   - answer: the answers.
  ///   - top: the upper edge.
  ///   - link: where the point of a candidate leads.
  init?(_ answer: SweepAnswer, top: Double, link: CandidateLink = .none) {
    let judge = answer.table.judge
    guard judge.objectiveCount > 1, !answer.front.isEmpty else { return nil }
    let value = { (steps: Int64, objective: Int) in
      MetricValue(steps: steps, judge.metric(of: objective).unit).value
    }
    let place = { (index: Int) -> SIMD2<Double>? in
      answer.table.scores(index).map { SIMD2(value($0[0], 0), value($0[1], 1)) }
    }
    let dots = Self.dots(answer).compactMap(place)
    let front = answer.front.compactMap(place)
    let axes = [0, 1].map { axis in
      ValueAxis(covering: (dots + front).map { $0[axis] }, marks: [], tickCount: axis == 0 ? 6 : 5)
    }
    let frame = Frame(axes: axes, left: Self.left, top: top + Self.head)
    let title =
      "Pareto front: \(TuneReport.heading(0, judge)) to the right, "
      + "\(TuneReport.heading(1, judge)) upwards"
    var text = SVGPlot.Text.line(title, x: Self.edge, y: top + 28, isTitle: true) + frame.grid
    text += Self.legend(top: top + 52)
    for dot in dots { text += frame.dot(dot, "dot", radius: 2.5, note: nil) }
    let line = front.sorted { ($0.x, $0.y) < ($1.x, $1.y) }.map(frame.point).joined(separator: " ")
    if judge.objectiveCount == 2 { text += "<polyline class=\"line\" points=\"\(line)\"/>\n" }
    for index in answer.front {
      guard let dot = place(index) else { continue }
      let question = answer.table.question
      let note = question.label(of: question.candidate(index))
      text += link.around(frame.dot(dot, "front", radius: 4.5, note: note), index)
    }
    self.text = text
    width = max(
      Self.left + Self.plotWidth + Self.edge,
      Self.edge * 2 + 7.8 * Double(title.count)
    )
    bottom = top + Self.head + Self.plotHeight + 44
  }

  /// What the two kinds of points are.
  private static func legend(top: Double) -> String {
    let items = [
      ("front", 4.5, "Pareto front", 0.0),
      ("dot", 2.5, "other valid candidates, darker where several have the same values", 120.0),
    ]
    return items.map { style, radius, word, offset in
      let x = edge + 5 + offset
      return "<circle class=\"\(style)\" cx=\"\(SVGPlot.Text.number(x))\" "
        + "cy=\"\(SVGPlot.Text.number(top - 4))\" r=\"\(SVGPlot.Text.number(radius))\"/>\n"
        + SVGPlot.Text.line(word, x: x + 12, y: top)
    }.joined()
  }

  /// The valid candidates, evenly thinned out if there are too many.
  private static func dots(_ answer: SweepAnswer) -> [Int] {
    let all = answer.table.indices.filter { answer.table.scores($0) != nil }
    guard all.count > dotLimit else { return all }
    return (0..<dotLimit).map { all[$0 * all.count / dotLimit] }
  }

  /// The place of numbers in the drawing.
  private struct Frame {
    let axes: [ValueAxis]
    let left: Double
    let top: Double

    private func x(_ value: Double) -> Double { left + axes[0].share(of: value) * plotWidth }

    private func y(_ value: Double) -> Double {
      top + (1 - axes[1].share(of: value)) * plotHeight
    }

    func point(_ dot: SIMD2<Double>) -> String {
      "\(SVGPlot.Text.number(x(dot.x))),\(SVGPlot.Text.number(y(dot.y)))"
    }

    func dot(_ dot: SIMD2<Double>, _ style: String, radius: Double, note: String?) -> String {
      let title = note.map { "<title>\(PlotText.escaped($0))</title>" } ?? ""
      return "<circle class=\"\(style)\" cx=\"\(SVGPlot.Text.number(x(dot.x)))\" "
        + "cy=\"\(SVGPlot.Text.number(y(dot.y)))\" r=\"\(SVGPlot.Text.number(radius))\">\(title)"
        + "</circle>\n"
    }

    var grid: String {
      let across = axes[1].ticks.map { tick in
        let height = SVGPlot.Text.number(y(tick.value))
        return "<path class=\"grid\" d=\"M\(SVGPlot.Text.number(left)) \(height)"
          + "h\(SVGPlot.Text.number(plotWidth))\"/>\n"
          + SVGPlot.Text.line(tick.label, x: left - 8, y: y(tick.value) + 5, anchor: "end")
      }
      let along = axes[0].ticks.map { tick in
        SVGPlot.Text.line(
          tick.label,
          x: x(tick.value),
          y: top + plotHeight + 22,
          anchor: "middle"
        )
      }
      return (across + along).joined()
    }
  }
}
