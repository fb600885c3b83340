import JankGate
import JankMetrics
import JankTrace
import Testing

struct RunResultTests {
  @Test func `a result keeps its names and trace and has the values of that trace`() {
    let trace = Trace.steady(count: 55, late: [10: 5], length: .milliseconds(1_000))
    let result = RunResult(scenario: "a", strategy: "b", device: "c", trace: trace)
    #expect(result.scenario == "a")
    #expect(result.strategy == "b")
    #expect(result.device == "c")
    #expect(result.trace == trace)
    #expect(result.headline == Headline(trace))
    #expect(result.headline.hitches.count == 1)
  }

  @Test func `a run without time for its course is invalid only if its motion is requested`() {
    let result = RunResult(
      scenario: "a",
      strategy: "b",
      device: "c",
      trace: Trace.steady(count: 3, length: .milliseconds(100))
    ) { .unknown(MotionCourse.noTimeLeft) }
    #expect(result.failure(of: MetricRegistry.all) == MotionCourse.noTimeLeft)
    #expect(result.failure(of: MetricRegistry.all.filter { !$0.needsCourse }) == nil)
  }
}
