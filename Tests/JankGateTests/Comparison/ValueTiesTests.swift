import JankGate
import JankMetrics
import Testing

struct FigureTiesTests {
  @Test func `values that print equally share a rank, and so do values within rounding`() {
    // 2.004 and 1.996 both print 2.00; 2.005 prints 2.01, five nanoseconds on.
    let steps: [Int64] = [2_004_995, 1_996_000, 2_005_000, 2_016_000, 900_000]
    let ties = ValueTies(steps, .milliseconds)
    #expect(ties.ranks == [1, 1, 1, 2, 0])
  }

  @Test func `counts are equal or different`() {
    let ties = ValueTies([3, 4, 4, 5], .count)
    #expect(ties.ranks == [0, 1, 1, 2])
    #expect(ValueTies([.min, .max], .count).ranks == [0, 1])
    #expect(ValueTies([.min, .max], .milliseconds).ranks == [0, 1])
    #expect(ValueTies([], .count).ranks.isEmpty)
  }

  @Test func `values that no user distinguishes from the smallest of a rank share the rank`() {
    let steps: [Int64] = [30, 0, 10, 20, 45]
    let ties = ValueTies(steps, .count) { steps[$1] - steps[$0] > 15 }
    #expect(ties.ranks == [1, 0, 0, 1, 2])
  }

  @Test(arguments: 0..<64 as Range<UInt64>)
  func `ranks keep the order, and neighbours of two ranks print differently`(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let steps = (0..<20).map { _ in Int64.random(in: -100_000...100_000, using: &numbers) }
    let ties = ValueTies(steps, .points)
    let sorted = zip(steps, ties.ranks).sorted { $0 < $1 }
    for ((less, first), (more, next)) in zip(sorted, sorted.dropFirst()) {
      let isNext = next > first
      #expect(next - first == (isNext ? 1 : 0))
      let printed = [less, more].map { MetricValue(steps: $0, .points).hundredths }
      #expect(isNext == (printed[0] != printed[1] && more - less > ValueTies.rounding))
    }
  }
}
