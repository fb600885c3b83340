import JankMetrics
import JankTrace
import Testing

struct MetricTests {
  private func rating(_ trace: Trace, _ id: String) throws -> HitchScale.Rating? {
    try #require(MetricRegistry.metric(id)).rating(FrameTally(FrameSeries(trace)))
  }

  @Test func `one ratio is rated on two scales`() throws {
    let trace = Trace.steady(count: 118, late: [20: 1], length: .milliseconds(2_000))
    #expect(try rating(trace, "apple.hitch-time-ratio") == .good)
    #expect(try rating(trace, "apple.scroll-hitch-rate") == .warning)
    #expect(try rating(trace, "apple.hitch-time") == nil)
  }

  @Test func `a run that broke off is not rated`() throws {
    var trace = Trace.steady(count: 118, length: .milliseconds(2_000))
    #expect(try rating(trace, "apple.hitch-time-ratio") == .good)
    trace.cameToRest = false
    #expect(try rating(trace, "apple.hitch-time-ratio") == nil)
    #expect(Summary(trace).hitchRating == nil)
    #expect(Summary(trace).unfinished != nil)
  }
}
