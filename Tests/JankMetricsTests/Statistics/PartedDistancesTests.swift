import JankMetrics
import Testing

struct PartedDistancesTests {
  /// The spread of the distances: even, few of them, or all but some close together.
  enum Spread: CaseIterable {
    case even, narrow, few, skewed

    func numbers(_ generator: inout SeededGenerator) -> [Int64] {
      let count = self == .few ? 40 : Int.random(in: 1_500...6_000, using: &generator)
      let least = Int64.random(in: -1_000_000...1_000_000, using: &generator)
      let limit: Int64 = self == .narrow ? 900 : 30_000_000
      let numbers = (0..<count).map { _ in least + .random(in: 0...limit, using: &generator) }
      return self == .skewed ? numbers + [least + Int64(UInt32.max)] : numbers
    }
  }

  @Test(arguments: Spread.allCases, 0..<16 as Range<UInt64>)
  func `every index has its number in sorted order`(spread: Spread, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let numbers = spread.numbers(&generator)
    let sorted = numbers.sorted()
    let range = sorted[0]...sorted[sorted.count - 1]
    // Unknown values lie in between.
    let metricValues = numbers.flatMap { [$0, TimeColumn.absent] }
    let parted = PartedDistances(metricValues, in: range, count: numbers.count)
    #expect(parted.count == sorted.count)
    #expect(parted.sorted.map { sorted[0] + Int64($0) } == sorted)
    #expect(parted.numbers.sorted() == sorted)
    #expect(parted.total == sorted.reduce(0, +))
    for place in stride(from: 0, to: sorted.count, by: 1 + sorted.count / 50) {
      let number = sorted[place]
      #expect(parted.number(at: place) == number)
      for limit in [number - 1, number, number + 1] {
        #expect(parted.count(upTo: limit) == sorted.count { $0 <= limit })
      }
    }
    #expect(parted.number(at: sorted.count - 1) == range.upperBound)
    #expect(parted.count(upTo: .min) == 0 && parted.count(upTo: .max) == sorted.count)
  }

  @Test func `a sum beyond the range is clamped`() {
    for number in [Int64.max / 1_000, Int64.min / 1_000] {
      let numbers = [Int64](repeating: number, count: 2_000)
      let parted = PartedDistances(numbers, in: number...number, count: numbers.count)
      #expect(parted.total == (number < 0 ? .min : .max))
    }
  }
}
