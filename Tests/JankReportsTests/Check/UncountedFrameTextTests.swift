import JankGate
import JankReports
import JankTrace
import Testing

struct UncountedFrameTextTests {
  private func result(_ scenario: String, idle: Bool = true) -> RunResult {
    let sample = SampleResults.stalled()
    var trace = sample.trace
    if idle { trace.transitions = [] }
    return RunResult(
      scenario: scenario,
      strategy: sample.strategy,
      device: sample.device,
      trace: trace
    )
  }

  @Test func `late frames outside of transitions have a line for each scenario`() {
    let lines = UncountedFrameText.lines(
      [result("a"), result("b@finish"), result("b@cancel"), result("c", idle: false)],
      listsAll: false
    )
    #expect(lines.count == 2, "\(lines)")
    #expect(
      lines.first?.hasSuffix(
        ": 1 frame was 66.67 ms late outside of transitions, which is no hitch; explain shows it"
      ) == true,
      "\(lines)"
    )
    #expect(lines.last?.hasPrefix("b (2 cases): 2 frames were up to 66.67 ms late") == true)
  }

  @Test func `more than five scenarios are only counted, unless all are listed`() {
    let results = (1...7).map { result("s\($0)") }
    let lines = UncountedFrameText.lines(results, listsAll: false)
    #expect(lines.count == 6)
    #expect(lines.last == "2 more scenarios with such frames, which --all shows")
    #expect(UncountedFrameText.lines(results, listsAll: true).count == 7)
  }
}
