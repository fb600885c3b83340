import JankMetrics
import JankText
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

  @Test func `whatever a list of metrics can be asked for can be chosen`() {
    #expect(MetricSelection.names.contains("android.gfxinfo"))
    #expect(MetricSelection.names.contains("apple") && MetricSelection.names.contains("frames"))
    #expect(Set(MetricSelection.names).count == MetricSelection.names.count)
    let prefixes = MetricRegistry.all.flatMap { metric in
      metric.id.indices.filter { metric.id[$0] == "." }.map { String(metric.id[..<$0]) }
    }
    for name in Set(prefixes).sorted() {
      #expect(!MetricRegistry.metrics(named: name).isEmpty)
      #expect(MetricSelection.names.contains(name), "\(name)")
    }
  }

  @Test func `of slips of one letter in names of metrics nine in ten find what was meant`() {
    let names = MetricSelection.names
    var slips: [(text: String, meant: String)] = []
    for name in names {
      let letters = Array(name)
      for place in letters.indices {
        var (short, wrong, swapped) = (letters, letters, letters)
        short.remove(at: place)
        wrong[place] = "x"
        swapped.swapAt(place, max(0, place - 1))
        for slip in [short, wrong, swapped].map({ String($0) }) where !names.contains(slip) {
          slips.append((slip, name))
        }
      }
    }
    // There are thousands, of which a few hundred all over the list tell as much.
    let some = stride(from: 0, to: slips.count, by: slips.count / 200).map { slips[$0] }
    let right = some.count { nearestName(to: $0.text, among: names) == $0.meant }
    #expect(some.count >= 200)
    #expect(right * 10 >= some.count * 9, "\(right) of \(some.count)")
  }
}
