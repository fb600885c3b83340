import JankMetrics
import Testing

struct HistogramTests {
  private static func samples(_ generator: inout SeededGenerator) -> [Int64] {
    let bounds: [Int64] = [5, 1_000, 1_000_000_000]
    let bound = bounds.randomElement(using: &generator) ?? 5
    return (0..<Int.random(in: 0...200, using: &generator)).map { _ in
      Int64.random(in: -bound...bound, using: &generator)
    }
  }

  @Test(arguments: 0..<64 as Range<UInt64>)
  func `it has every value as often as it occurred`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let samples = Self.samples(&generator)
    let sorted = samples.sorted()
    let histogram = Histogram(samples)
    #expect(histogram.count == samples.count)
    #expect(histogram.total == samples.reduce(0, +))
    #expect(sorted.indices.allSatisfy { histogram.value(at: $0) == sorted[$0] })
    #expect(histogram.min == sorted.first && histogram.max == sorted.last)
    #expect(histogram.entries.flatMap { Array(repeating: $0.value, count: $0.count) } == sorted)
    for limit in sorted.prefix(20) + [.min, 0, .max] {
      #expect(histogram.count(above: limit) == samples.count { $0 > limit })
    }
  }

  @Test(arguments: 0..<64 as Range<UInt64>)
  func `the histogram of parts is the histogram of the whole`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let parts = (0..<3).map { _ in Self.samples(&generator) }
    let whole = Histogram(parts.flatMap(\.self))
    var left = Histogram(parts[0])
    left.merge(Histogram(parts[1]))
    left.merge(Histogram(parts[2]))
    var right = Histogram(parts[1])
    right.merge(Histogram(parts[2]))
    right.merge(Histogram(parts[0]))
    #expect(left == whole)
    #expect(right == whole)
    #expect(left.sampleDeviation?.bitPattern == whole.sampleDeviation?.bitPattern)
  }

  @Test(arguments: 0..<32 as Range<UInt64>)
  func `mean and deviations are those of their definitions`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let samples = Self.samples(&generator) + [7, 9]
    let histogram = Histogram(samples)
    let mean = Double(samples.reduce(0, +)) / Double(samples.count)
    let squares = samples.reduce(0.0) { $0 + (Double($1) - mean) * (Double($1) - mean) }
    let distances = samples.reduce(0.0) { $0 + abs(Double($1) - mean) }
    let deviation = (squares / Double(samples.count - 1)).squareRoot()
    #expect(histogram.mean == mean)
    #expect(abs(try #require(histogram.sampleDeviation) - deviation) <= 1e-9 * deviation)
    let absolute = try #require(histogram.meanAbsoluteDeviation)
    #expect(abs(absolute - distances / Double(samples.count)) <= 1e-9 * absolute)
  }

  @Test func `distances from the mean are exact, even small ones of large values`() {
    let year = 31_556_952_000_000_000 as Int64
    let close = Histogram([year, year + 1, year + 2, year + 5])
    #expect(close.meanAbsoluteDeviation == 1.5)
    // So many that they are stored one by one.
    let many = (0..<4_000).map { Int64($0) * 7 }
    #expect(Histogram(many).meanAbsoluteDeviation == 7_000)
    #expect(Histogram(many.map { $0 - year }).meanAbsoluteDeviation == 7_000)
  }

  @Test func `without values there is nothing to compute`() {
    let none = Histogram([])
    #expect(none.isEmpty && none.count == 0 && none.mean == nil)
    #expect(none.sampleDeviation == nil && none.meanAbsoluteDeviation == nil)
    #expect(Histogram([5]).sampleDeviation == nil)
  }

  @Test func `histograms of equal count and total can differ`() {
    #expect(Histogram([1, 3]) != Histogram([2, 2]))
    #expect(Histogram([1, 3]) == Histogram([3, 1]))
  }

  @Test func `a total beyond the range is at its end`() {
    let half = Int64.max / 2
    // The product of value and count is too large, then the sum, then both.
    #expect(Histogram([0, half, half, half]).total == .max)
    #expect(Histogram([0, half, half + 1, half + 2]).total == .max)
    #expect(Histogram([0, half, half, half, .max]).total == .max)
    #expect(Histogram([0, -half, -half, -half]).total == .min)
    #expect(Histogram([0, half, half]).total == 2 * half)
  }

  @Test func `the absolute deviation scales with the values, beyond 64 bits too`() throws {
    let values = (0..<100).map { Int64($0 * $0) }
    let small = try #require(Histogram(values).meanAbsoluteDeviation)
    for factor in [1_000, 1_000_000_000, 50_000_000_000_000] as [Int64] {
      let large = try #require(Histogram(values.map { $0 * factor }).meanAbsoluteDeviation)
      #expect(abs(large / Double(factor) - small) < 1e-9 * small, "\(factor)")
    }
  }
}
