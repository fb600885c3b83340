import JankMetrics
import JankReports
import Testing

struct ScoreSectionTests {
  @Test func `every metric is known or missing, once, in its order`() {
    let section = ScoreSection(SampleScores.score(), MetricRegistry.all)
    let known = section.known.map(\.metric.id)
    let missing = section.missing.flatMap { $0.metrics.map(\.id) }
    #expect(Set(known + missing) == Set(MetricRegistry.all.map(\.id)))
    #expect(known.count + missing.count == MetricRegistry.all.count)
    #expect(known == MetricRegistry.all.map(\.id).filter(known.contains))
    #expect(Set(section.missing.map(\.reason)).count == section.missing.count)
  }
}
