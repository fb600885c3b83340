package import JankGate
internal import JankMetrics

/// The positions of a page over time for each strategy, to be drawn over each other.
///
/// Strategies with the same positions share one line.
package struct MotionOverlay {
  private let chart: MotionChart

  /// A motion for each line.
  package var plot: MotionPlot { chart.plot }

  /// Collects the motions of a comparison that keeps frames; nil if nothing moved.
  package init?(_ comparison: Comparison) {
    let runs = comparison.contestants.compactMap { contestant in
      contestant.picture.map { picture in
        MotionChart.Run(
          name: contestant.strategy,
          paths: picture.paths.map(MotionChart.Path.init),
          hertz: picture.strip.hertz
        )
      }
    }
    guard let chart = MotionChart(runs) else { return nil }
    self.chart = chart
  }
}

extension MotionOverlay {
  /// The plot in characters, and below it the strategies of each line.
  func text(width: Int, height: Int) -> String {
    BraillePlot.text(plot, width: width, height: height) + chart.legend(width: width)
  }
}
