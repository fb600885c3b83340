import JankGate
import JankMetrics
import JankReports
import Testing

struct ValueTextTests {
  private func line(_ limit: Double, _ comparison: Threshold.Comparison = .atMost) throws -> String
  {
    let result = SampleResults.stalled()
    let rule = Threshold(
      metric: "apple.hitch-time",
      comparison: comparison,
      limit: .fixed(.init(limit, .milliseconds))
    )
    let source = CheckSubject.Source(scenario: result.scenario, path: "a", contentHash: "")
    let subject = CheckSubject(result, from: source, replay: "")
    let checked = try Judge(rules: [Rule(rule)]).judge(subject)
    return ReportText.line(try #require(checked.verdicts.first))
  }

  @Test func `a value has two decimals if they show what is wrong`() throws {
    #expect(
      try line(60)
        == "apple.hitch-time is 66.67 ms, limit 60.00 ms, beyond it by 6.67 ms "
        + "(apple.hitch-time: value <= 60 ms)"
    )
  }

  @Test func `a value has every digit if two decimals would hide the difference`() throws {
    #expect(
      try line(66.666).hasPrefix(
        "apple.hitch-time is 66.666667 ms, limit 66.666 ms, beyond it by 0.000667 ms ("
      )
    )
    #expect(
      try line(66.666_667, .less).hasPrefix(
        "apple.hitch-time is 66.666667 ms, limit 66.666667 ms, beyond it by 0.000001 ms ("
      )
    )
  }
}
