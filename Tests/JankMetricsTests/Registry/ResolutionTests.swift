import JankGate
import JankMetrics
import Testing

struct ResolutionTests {
  @Test(arguments: [
    (Metric.Resolution.refreshes(1), "1 refresh"), (.refreshes(0.5), "0.5 refresh"),
    (.refreshes(2), "2 refreshes"), (.fingerTravel, "what the finger moves in 1 refresh"),
    (.pointsPerRefresh(1), "1 pt a refresh"), (.missedRefresh, "1 missed refresh"),
    (.units(10), "10"),
  ])
  func `a resolution reads as words`(resolution: Metric.Resolution, text: String) {
    #expect("\(resolution)" == text)
  }

  @Test func `what a resolution needs is a metric, recorded and measured with it`() throws {
    for metric in MetricRegistry.noticed {
      guard let needed = metric.resolution?.neededID else { continue }
      #expect(MetricRegistry.metric(needed) != nil)
      #expect(Baseline(modelVersion: 1, metrics: [metric.id]).comparedIDs == [metric.id, needed])
      #expect(try Judge(rules: [], measuring: [metric]).measured.map(\.id).contains(needed))
    }
  }
}
