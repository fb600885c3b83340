import JankMetrics
import Testing

struct PercentileTests {
  @Test(arguments: [
    ([8, 8, 9, 9, 10, 10, 11, 12, 20, 40], [50: 10, 90: 20, 95: 40, 99: 40]),
    (Array(1...100), [50: 50, 90: 90, 95: 95, 99: 99]),
    ([33, 34], [50: 33, 90: 34, 95: 34, 99: 34]),
    ([7], [1: 7, 50: 7, 100: 7]),
  ])
  func `the nearest rank is the worked one`(sorted: [Int], expected: [Int: Int]) {
    for (percent, value) in expected {
      #expect(Percentile.nearestRank.value(percent, of: sorted) == value, "p\(percent)")
    }
  }

  @Test(arguments: 0..<64 as Range<UInt64>)
  func `it is the smallest value with that share at or below it`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...300, using: &generator)
    let sorted = (0..<count).map { _ in Int.random(in: 0...50, using: &generator) }.sorted()
    for percent in 1...100 {
      let value = try #require(Percentile.nearestRank.value(percent, of: sorted))
      let atOrBelow = sorted.count { $0 <= value }
      let below = sorted.count { $0 < value }
      #expect(sorted.contains(value))
      #expect(100 * atOrBelow >= percent * count, "p\(percent) of \(sorted)")
      #expect(100 * below < percent * count, "p\(percent) of \(sorted)")
    }
  }

  @Test(arguments: 0..<16 as Range<UInt64>)
  func `a larger share never has a smaller value, and all of them the largest`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let sorted = (0..<Int.random(in: 1...99, using: &generator))
      .map { _ in Double.random(in: -1...1, using: &generator) }.sorted()
    let values = (1...100).compactMap { Percentile.nearestRank.value($0, of: sorted) }
    #expect(values.count == 100)
    #expect(values == values.sorted())
    #expect(values.last == sorted.last)
  }

  @Test func `no values have no percentile`() {
    #expect(Percentile.nearestRank.value(50, of: [] as [Int]) == nil)
  }

  @Test(arguments: [0, 101, -1])
  func `a share outside 1 to 100 is a broken call`(percent: Int) async {
    await #expect(processExitsWith: .failure) { [percent] in
      _ = Percentile.nearestRank.value(percent, of: [1, 2, 3])
    }
  }
}
