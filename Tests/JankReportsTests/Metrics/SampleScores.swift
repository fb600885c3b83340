import JankMetrics
import JankTrace

/// Scores made by hand for the tests of reports.
enum SampleScores {
  /// Three pictures, 16.7 and 33.3 ms apart, with a name of one's own.
  static func score(stream: String = "app.exe 1 0x2", hertz: Double? = 60) -> Score {
    let series = FrameSeries(
      name: stream,
      origin: "the test",
      frameCount: 3,
      refreshPeriod: hertz.map(RefreshPeriod.init(hertz:)),
      columns: [.shown: TimeColumn([0, 16_666_667, 50_000_000])]
    )
    return Score(series, file: "a.csv", format: "PresentMon CSV", size: "3 rows")
  }

  /// A series that Apple's scale rates as severe.
  static func rated() -> Score {
    var series = FrameSeries(
      name: "late",
      origin: "the test",
      frameCount: 2,
      refreshPeriod: nil,
      columns: [.expected: TimeColumn([0, 10_000_000]), .shown: TimeColumn([0, 90_000_000])]
    )
    series.trackedTime = .milliseconds(1_000)
    return Score(series, file: "b.xml", format: "Instruments table", size: "2 rows")
  }

  static func metrics(_ ids: String...) -> [Metric] {
    ids.flatMap(MetricRegistry.metrics)
  }
}
