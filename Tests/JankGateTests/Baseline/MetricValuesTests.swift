import JankGate
import JankMetrics
import Testing

struct FiguresTests {
  @Test func `values are found by their ids, and nothing else is`() throws {
    var generator = SeededGenerator(seed: 3)
    var metricValues = MetricValues()
    var model: [String: Int64] = [:]
    #expect(metricValues.entries.isEmpty)
    for _ in 0..<500 {
      let id = try #require(MetricValues.ids.randomElement(using: &generator))
      let steps = Bool.random(using: &generator) ? Int64.random(in: -9...9, using: &generator) : nil
      metricValues[id] = steps
      model[id] = steps
      #expect(metricValues[id] == steps)
    }
    #expect(metricValues.entries.map(\.id) == model.keys.sorted())
    #expect(metricValues.entries.allSatisfy { model[$0.id] == $0.steps })
    #expect(metricValues["no.such-metric"] == nil)
  }

  @Test func `a removed value leaves no trace`() {
    var metricValues = MetricValues()
    metricValues["apple.hitch-count"] = 3
    #expect(metricValues != MetricValues())
    metricValues["apple.hitch-count"] = nil
    #expect(metricValues == MetricValues())
  }

  @Test func `every numeric metric can have a value, in the order of ids`() {
    #expect(MetricValues.ids == MetricRegistry.all.filter(\.isNumeric).map(\.id).sorted())
    #expect(MetricValues.ids.count > 100)
  }
}
