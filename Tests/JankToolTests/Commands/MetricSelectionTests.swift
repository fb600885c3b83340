import JankMetrics
import JankTool
import Testing

struct MetricSelectionTests {
  @Test func `metrics come in the order of the names, each once`() {
    let metrics = MetricSelection.metrics(named: ["frames.rate", "frames", "frames.rate"])
    #expect(metrics.first?.id == "frames.rate")
    #expect(Set(metrics.map(\.id)).count == metrics.count)
    #expect(metrics.contains { $0.id == "frames.total" })
    #expect(MetricSelection.metrics(named: ["all"]).count == MetricRegistry.all.count)
  }
}
