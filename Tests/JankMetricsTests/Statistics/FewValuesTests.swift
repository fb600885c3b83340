import JankMetrics
import Testing

struct FewValuesTests {
  @Test(arguments: 0..<32 as Range<UInt64>)
  func `few and many values are counted equally`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let distinct = Int.random(in: 1...2_000, using: &generator)
    let spread = Int64.max >> Int64.random(in: 1...60, using: &generator)
    let values = (0..<distinct).map { _ in Int64.random(in: -spread...spread, using: &generator) }
    let samples = (0..<Int.random(in: 0...5_000, using: &generator)).map { place in
      values[place % distinct]
    }
    let sorted = samples.sorted()
    let histogram = Histogram(samples)
    #expect(histogram.entries.flatMap { Array(repeating: $0.value, count: $0.count) } == sorted)
    #expect(sorted.indices.allSatisfy { histogram.value(at: $0) == sorted[$0] })
    for limit in sorted.prefix(5) + sorted.suffix(5) {
      let above = histogram.above(limit)
      #expect(above == Histogram(sorted.filter { $0 > limit }))
    }
  }

  @Test func `an unknown value is not counted`() {
    let column = TimeColumn([3, nil, 3, nil, -1])
    #expect(Histogram(of: column) == Histogram([3, 3, -1]))
    #expect(Histogram(of: TimeColumn([nil, nil])) == Histogram())
  }

  @Test(arguments: 0..<16 as Range<UInt64>)
  func `transformed values are counted again`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let samples = (0..<500).map { _ in Int64.random(in: 0...90_000, using: &generator) }
    #expect(Histogram(samples).mapped { $0 / 100 } == Histogram(samples.map { $0 / 100 }))
  }
}
