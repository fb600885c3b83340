internal import JankMetrics
internal import JankText
internal import JankTrace

/// The charts of runs of one scenario on one device: motion, frame times, latency.
struct RunCharts {
  let runs: [RunFilm]
  /// The scenario and the device.
  let subject: String
}

extension RunCharts {
  /// The charts as HTML; nothing if there is nothing to draw.
  var html: String {
    [motion, frameTimes, latency].compactMap(\.self).map { figure in
      var figure = figure
      figure.subject = subject
      return figure.html
    }.joined()
  }

  private var frameTimes: ChartFigure? {
    FrameTimeChart(
      runs: runs.compactMap { FrameTimeChart.Run($0.label, FrameTally($0.trace)) }
    ).figure
  }

  private var latency: ChartFigure? {
    LatencyChart(
      runs: runs.map {
        LatencyChart.Run(name: $0.label, answers: InputAnswer.answers(in: $0.trace))
      }
    ).figure
  }

  private var motion: ChartFigure? {
    let chart = MotionChart(
      runs.map { run in
        MotionChart.Run(
          name: run.label,
          paths: RunChart.Path.all(in: run.trace).map(MotionChart.Path.init),
          hertz: RefreshStrip(run.trace).hertz,
          intended: MotionChart.Path.joined(run.intended)
        )
      }
    )
    guard let plot = chart?.plot else { return nil }
    return ChartFigure(
      title: "Position and velocity of what moved farthest, presented and intended",
      drawings: SVGPlot.text(plot, isPart: true),
      columns: ["Time ms"] + plot.series.flatMap { ["\($0.name) pt", "\($0.name) pt/s"] },
      rows: Self.rows(of: plot)
    )
  }

  /// A row for each time, with the value and the velocity of each motion that has a sample there.
  private static func rows(of plot: MotionPlot) -> [[String]] {
    let samples = plot.series.map { series in
      Dictionary(series.samples.map { ($0.time, $0) }, uniquingKeysWith: { _, last in last })
    }
    let times = Set(samples.flatMap(\.keys)).sorted()
    return times.map { time in
      let numbers = samples.flatMap { motion -> [String] in
        guard let sample = motion[time] else { return ["", ""] }
        return [
          Decimal.text(sample.value, digits: 2), Decimal.text(sample.velocity, digits: 0),
        ]
      }
      return [Decimal.text(time.milliseconds, digits: 2)] + numbers
    }
  }
}
