import JankGate
import JankMetrics
import Testing

struct MetricRegistryNoticedTests {
  @Test func `a resolution needs a metric, recorded and measured with it`() throws {
    for metric in MetricRegistry.noticed {
      guard let needed = metric.resolution?.neededID else { continue }
      #expect(MetricRegistry.metric(needed) != nil)
      #expect(Baseline(modelVersion: 1, metrics: [metric.id]).comparedIDs == [metric.id, needed])
      #expect(try Judge(rules: [], measuring: [metric]).measured.map(\.id).contains(needed))
    }
  }
}
