import JankGate
import JankMetrics
import Testing

struct FiguresTests {
  @Test func `values are found by their ids, and nothing else is`() throws {
    var generator = SeededGenerator(seed: 3)
    var figures = Figures()
    var model: [String: Int64] = [:]
    #expect(figures.entries.isEmpty)
    for _ in 0..<500 {
      let id = try #require(Figures.ids.randomElement(using: &generator))
      let steps = Bool.random(using: &generator) ? Int64.random(in: -9...9, using: &generator) : nil
      figures[id] = steps
      model[id] = steps
      #expect(figures[id] == steps)
    }
    #expect(figures.entries.map(\.id) == model.keys.sorted())
    #expect(figures.entries.allSatisfy { model[$0.id] == $0.steps })
    #expect(figures["no.such-metric"] == nil)
  }

  @Test func `a removed value leaves no trace`() {
    var figures = Figures()
    figures["apple.hitch-count"] = 3
    #expect(figures != Figures())
    figures["apple.hitch-count"] = nil
    #expect(figures == Figures())
  }

  @Test func `every numeric metric can have a value, in the order of ids`() {
    #expect(Figures.ids == MetricRegistry.all.filter(\.isNumeric).map(\.id).sorted())
    #expect(Figures.ids.count > 100)
  }
}
