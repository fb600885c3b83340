import JankMetrics
import JankTrace
import Testing

struct TraceFailureTests {
  private func finding(isExpected: Bool, _ rule: FindingRule = .cancelRestores) -> Finding {
    var finding = Finding(
      rule: rule,
      time: .zero,
      refresh: 0,
      subject: "Sheet",
      view: nil,
      text: "what was found",
      step: nil
    )
    finding.isExpected = isExpected
    return finding
  }

  @Test func `a run that settled without an error is valid`() {
    var trace = Trace.steady(count: 3, length: .milliseconds(100))
    #expect(trace.failure == nil)
    trace.findings = [finding(isExpected: true)]
    #expect(trace.failure == nil)
  }

  @Test func `a missing step is reported before an unsettled end, and after a broken rule`() {
    var trace = Trace.steady(count: 3, length: .milliseconds(100))
    trace.findings = [finding(isExpected: true), finding(isExpected: false)]
    #expect(trace.failure?.hasSuffix(": what was found") == true)
    trace.cameToRest = false
    let rest = "the run did not settle within \(trace.end.seconds) s"
    #expect(trace.failure?.contains(": what was found; \(rest)") == true)
    trace.failures = [ScriptFailure("a step never happened", line: 3)]
    #expect(trace.failure?.hasSuffix(": what was found; a step never happened") == true)
    trace.findings = []
    #expect(trace.failure == "a step never happened")
    trace.failures = []
    #expect(trace.failure?.hasPrefix(rest) == true)
  }
}
