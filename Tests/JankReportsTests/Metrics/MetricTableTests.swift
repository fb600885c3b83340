import JankReports
import Testing

struct MetricTableTests {
  @Test func `the metrics asked for are the columns`() {
    let text = MetricTable.text(
      [SampleResults.stalled(name: "a"), SampleResults.empty],
      metrics: SampleScores.metrics("apple.hitch-count", "apple.hitch-time-ratio")
    )
    let lines = text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(lines[0] == "scenario device strategy apple.hitch-count apple.hitch-time-ratio ms/s")
    #expect(lines[1] == "a phone-60 display-link 1 90.9091")
    #expect(lines[2].hasSuffix(" 0 n/a"))
    #expect(lines[3].hasSuffix("apple.hitch-time-ratio is n/a, since nothing was animated"))
  }
}
