import JankMetrics
import JankTrace
import Testing

struct CaseResultTests {
  @Test func `a result keeps its names and trace and has the figures of that trace`() {
    let trace = Trace.steady(count: 55, late: [10: 5], length: .milliseconds(1_000))
    let result = CaseResult(scenario: "a", strategy: "b", device: "c", trace: trace)
    #expect(result.scenario == "a")
    #expect(result.strategy == "b")
    #expect(result.device == "c")
    #expect(result.trace == trace)
    #expect(result.summary == Summary(trace))
    #expect(result.summary.hitches.count == 1)
  }
}
