import JankSweep
import Testing
import TestSupport

struct SweepHistogramTests {
  private func histogram(_ values: some Sequence<Int64>) -> SweepHistogram {
    var histogram = SweepHistogram()
    for value in values { histogram.add(value) }
    return histogram
  }

  /// Numbers of very different sizes, negative ones too.
  private func numbers(_ count: Int, seed: UInt64) -> [Int64] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      let word = Int64(bitPattern: generator.next())
      return word >> Int64(generator.next() % 60)
    }
  }

  @Test func `few different values give exact percentiles`() {
    let values = histogram((1...100).map { $0 * 1_000_003 })
    #expect(values.isExact && values.count == 100)
    #expect([50, 95, 99, 100].map(values.percentile) == [50, 95, 99, 100].map { $0 * 1_000_003 })
    #expect(values.min == 1_000_003 && values.max == 100_000_300 && values.mean == 50_500_152)
  }

  @Test func `many different values are off by a 256th at most`() throws {
    let all = numbers(20_000, seed: 1).map { $0 >> 4 }
    let values = histogram(all)
    #expect(!values.isExact)
    let sorted = all.sorted()
    for percent in 1...99 {
      let exact = sorted[(20_000 * percent + 99) / 100 - 1]
      let found = try #require(values.percentile(percent))
      let error = Double((found - exact).magnitude)
      #expect(error <= max(1, Double(exact.magnitude) / 256), "p\(percent): \(found), \(exact)")
    }
    #expect(values.min == sorted.first && values.max == sorted.last)
    #expect(values.sum == all.reduce(Int128(0)) { $0 + Int128($1) })
  }

  @Test(arguments: [100, 3_000, 5_000, 20_000])
  func `parts merge to the whole in any order`(count: Int) {
    let all = numbers(count, seed: UInt64(count))
    let whole = histogram(all)
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<5 {
      var parts = [[Int64]](repeating: [], count: 7)
      for value in all { parts[Int(generator.next() % 7)].append(value) }
      var merged = SweepHistogram()
      for part in parts.shuffled(using: &generator) { merged.merge(histogram(part)) }
      #expect(merged == whole)
    }
  }

  @Test func `without values there are none`() {
    let none = SweepHistogram()
    #expect(none.percentile(50) == nil && none.mean == nil && none.count == 0)
  }
}
