import JankMetrics
import JankReports
import Testing

// Also tests: RatingColour, JankMetrics/Score.

struct ScoreTableTests {
  @Test func `a stream has its values, and below the reasons for missing ones`() {
    let metrics = SampleScores.metrics("frames.presented", "frame-time.max", "apple.hitch-time")
    #expect(
      ScoreTable.text([SampleScores.score()], metrics: metrics) == """
        a.csv: app.exe 1 0x2
        PresentMon CSV, 3 rows; times are presentations

        metric              value  unit    rating
        frames.presented        3  frames
        frame-time.max    33.3333  ms

        n/a, since the test does not say when a frame was due:
          apple.hitch-time

        """
    )
  }

  @Test func `a ratio has its rating`() {
    let text = ScoreTable.text(
      [SampleScores.rated()],
      metrics: SampleScores.metrics("apple.hitch-time-ratio")
    )
    #expect(text.contains("apple.hitch-time-ratio  80.0000  ms/s  severe\n"))
  }

  @Test func `no line of missing metrics is long, and names cannot move the cursor`() {
    let score = SampleScores.score(stream: "a\u{1B}[31m\nb", hertz: nil)
    let text = ScoreTable.text([score, score], metrics: MetricRegistry.all)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 120 })
    #expect(!text.contains("\u{1B}"))
    #expect(text.hasPrefix("a.csv: a\\u{1b}[31m\\u{a}b\n"))
  }
}
