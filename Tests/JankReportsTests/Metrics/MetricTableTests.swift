import JankMetrics
import JankGate
import JankReports
import Testing

struct MetricTableTests {
  @Test func `values that are missing for the same reason share a note`() {
    let result = SampleResults.stalled(name: "calm", late: 0)
    let other = RunResult(
      scenario: "calm",
      strategy: result.strategy,
      device: "phone-120",
      trace: result.trace
    )
    let metrics = ["gesture.lag.max", "gesture.lag.mean", "gesture.settle.max"]
      .compactMap(MetricRegistry.metric)
    let text = MetricTable.text([result, other], metrics: metrics)
    let notes = text.split(separator: "\n").filter { $0.contains("n/a, since") }
    let first = "calm (2 cases): gesture.lag.max, gesture.lag.mean are n/a, since nothing followed"
    #expect(notes.count == 2 && notes.first?.hasPrefix(first) == true, "\(text)")
  }

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
