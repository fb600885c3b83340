import JankMetrics
import Testing

struct PercentileTests {
  @Test(arguments: [
    ([8, 8, 9, 9, 10, 10, 11, 12, 20, 40], [50: 10, 90: 20, 95: 40, 99: 40]),
    (Array(1...100), [50: 50, 90: 90, 95: 95, 99: 99]),
    ([33, 34], [50: 33, 90: 34, 95: 34, 99: 34]),
    ([7], [1: 7, 50: 7, 100: 7]),
  ])
  func `the nearest rank matches the worked examples`(samples: [Int64], expected: [Int: Double]) {
    for (percent, value) in expected {
      let found = Percentile.nearestRank.value(perMille: 10 * percent, of: Histogram(samples))
      #expect(found == value, "p\(percent)")
    }
  }

  @Test(arguments: 0..<64 as Range<UInt64>)
  func `the nearest rank is the smallest value with that share up to it`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...300, using: &generator)
    let samples = (0..<count).map { _ in Int64.random(in: 0...50, using: &generator) }
    let histogram = Histogram(samples)
    for share in 1...1_000 {
      let found = Percentile.nearestRank.value(perMille: share, of: histogram)
      let value = try #require(found)
      let atOrBelow = samples.count { Double($0) <= value }
      let below = samples.count { Double($0) < value }
      #expect(1_000 * atOrBelow >= share * count, "\(share) of \(samples)")
      #expect(1_000 * below < share * count, "\(share) of \(samples)")
    }
  }

  @Test(arguments: Percentile.allCases, 0..<16 as Range<UInt64>)
  func `a larger share never has a smaller value, and all lie between the ends`(
    method: Percentile,
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    let samples = (0..<Int.random(in: 1...99, using: &generator))
      .map { _ in Int64.random(in: -1_000...1_000, using: &generator) }
    let histogram = Histogram(samples)
    let values = (1...1_000).compactMap { method.value(perMille: $0, of: histogram) }
    #expect(values.count == 1_000)
    #expect(values == values.sorted())
    #expect(values.last == samples.max().map(Double.init))
    #expect(try #require(values.first) >= Double(try #require(samples.min())))
  }

  @Test(arguments: Percentile.allCases)
  func `one value is every percentile and no value has none`(method: Percentile) {
    #expect(
      [1, 500, 999, 1_000].allSatisfy { method.value(perMille: $0, of: Histogram([7])) == 7 }
    )
    #expect(method.value(perMille: 500, of: Histogram()) == nil)
  }

  @Test(arguments: [0, 1_001, -1])
  func `a share outside 1 to 1000 thousandths violates the precondition`(share: Int) async {
    await #expect(processExitsWith: .failure) { [share] in
      _ = Percentile.nearestRank.value(perMille: share, of: Histogram([1, 2, 3]))
    }
  }

  @Test func `the nearest rank is exact among thousands of values`() {
    let histogram = Histogram(Array(1...5_000))
    for share in 1...1_000 {
      let found = Percentile.nearestRank.value(perMille: share, of: histogram)
      #expect(found == Double(5 * share))
    }
  }
}
