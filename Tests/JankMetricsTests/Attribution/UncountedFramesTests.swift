import JankMetrics
import JankTrace
import Testing

struct UncountedFramesTests {
  @Test func `late frames outside of transitions are counted, those in one are not`() {
    var trace = Trace.steady(count: 55, late: [10: 5, 20: 1], length: .milliseconds(1_000))
    #expect(trace.uncountedFrames(besides: TrackedAnimation(trace)) == nil)
    trace.transitions = []
    let found = trace.uncountedFrames(besides: TrackedAnimation(trace))
    #expect(found?.count == 2)
    #expect(found?.longest == Interval(nanoseconds: 83_333_333))
  }

  @Test func `a run without late frames has none`() {
    var trace = Trace.steady(count: 55, late: [:], length: .milliseconds(1_000))
    trace.transitions = []
    #expect(trace.uncountedFrames(besides: TrackedAnimation(trace)) == nil)
  }
}
