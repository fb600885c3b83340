internal import JankMetrics
internal import JankText
internal import JankTrace

/// The time from the panel's sample of a touch to the light of the frame that answers it.
struct LatencyChart {
  /// The answers of a run.
  struct Run {
    let name: String
    let answers: [InputAnswer]
  }

  let runs: [Run]

  private static let names: [(stage: InputAnswer.Stage, name: String)] = [
    (.wait, "wait"), (.mainThread, "main thread"), (.queue, "queue"), (.render, "render"),
    (.display, "display"),
  ]
}

extension LatencyChart {
  /// The chart; nil if no frame answered a touch.
  var figure: ChartFigure? {
    let runs = runs.filter { !$0.answers.isEmpty }
    guard !runs.isEmpty else { return nil }
    let start = runs.compactMap { $0.answers.first?.shown }.min() ?? .zero
    return ChartFigure(
      title: "Latency from touch to light, by stage",
      drawings: legend + runs.map { plot(of: $0, from: start).svg }.joined(),
      columns: ["Strategy", "Frame", "Shown ms", "Latency ms"]
        + Self.names.map { "\($0.name) ms" },
      rows: runs.flatMap(rows)
    )
  }

  private var legend: String {
    let items = Self.names.enumerated().map { place, item in
      let x = 56 + 120 * Double(place)
      return "<rect class=\"bar \(SVGPlot.Style.name(place))\" x=\"\(SVGPlot.Text.number(x))\" "
        + "y=\"6\" width=\"12\" height=\"12\"/>\n" + SVGPlot.Text.line(item.name, x: x + 18, y: 16)
    }
    return "<svg class=\"motion-plot\" viewBox=\"0 0 720 22\" width=\"720\" height=\"22\" "
      + "role=\"img\">\n<title>Stages from the bottom up</title>\n\(items.joined())</svg>\n"
  }

  private func plot(of run: Run, from start: Instant) -> BarPlot {
    let bars = run.answers.map { answer in
      let end = answer.shown - start + .milliseconds(6)
      return BarPlot.Bar(
        start: answer.shown - start,
        end: end,
        parts: Self.names.enumerated().map { place, item in
          BarPlot.Part(
            style: SVGPlot.Style.name(place),
            height: answer.length(of: item.stage).milliseconds
          )
        }
      )
    }
    return BarPlot(
      title: PlotText.cut(run.name, to: 60) + ", ms",
      about: "Latency of \(run.answers.count) frames of \(run.name)",
      timeTitle: "shown after \(CauseText.milliseconds(start - .zero))",
      bars: bars
    )
  }

  private func rows(of run: Run) -> [[String]] {
    run.answers.map { answer in
      let stages = Self.names.map { Self.milliseconds(answer.length(of: $0.stage)) }
      return [
        run.name, "\(answer.frame)", Self.milliseconds(answer.shown - .zero),
        Self.milliseconds(answer.latency),
      ] + stages
    }
  }

  private static func milliseconds(_ interval: Interval) -> String {
    Decimal.text(interval.milliseconds, digits: 2)
  }
}
