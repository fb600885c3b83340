import Foundation
import JankMetrics
import Testing

// Also tests: NormalTail.

struct MannWhitneyTests {
  /// The statistic by its definition: pairs won, ties half.
  private func statistic(_ first: [Int64], _ second: [Int64]) -> Double {
    first.reduce(0.0) { sum, own in
      sum + second.reduce(0.0) { $0 + (own > $1 ? 1 : own == $1 ? 0.5 : 0) }
    }
  }

  /// The probability by its definition: all partitions of the values.
  private func probability(_ first: [Int64], _ second: [Int64]) -> Double {
    let all = first + second
    let mean = Double(first.count * second.count) / 2
    let found = abs(statistic(first, second) - mean)
    var (ways, far) = (0, 0)
    for choice in 0..<1 << all.count where choice.nonzeroBitCount == first.count {
      let isChosen = all.indices.map { choice >> $0 & 1 == 1 }
      let one = zip(all, isChosen).filter(\.1).map(\.0)
      let other = zip(all, isChosen).filter { !$0.1 }.map(\.0)
      ways += 1
      if abs(statistic(one, other) - mean) >= found { far += 1 }
    }
    return Double(far) / Double(ways)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `small samples use all partitions, ties included`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let bound = Int64.random(in: 1...20, using: &generator)
    func sample() -> [Int64] {
      (0..<Int.random(in: 1...6, using: &generator)).map { _ in
        Int64.random(in: 0...bound, using: &generator)
      }
    }
    let (first, second) = (sample(), sample())
    let test = try #require(MannWhitney(Histogram(first), Histogram(second)))
    #expect(test.isExact)
    #expect(test.statistic == statistic(first, second))
    #expect(abs(test.probability - probability(first, second)) < 1e-12)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `large samples use the normal distribution, corrected for ties`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    // Of 400 values below 300 many are equal.
    func sample(_ base: Int64) -> [Int64] {
      (0..<400).map { _ in base + Int64.random(in: 0..<300, using: &generator) }
    }
    // Up to nine deviations apart.
    let (first, second) = (sample(0), sample(3 * Int64(seed)))
    let test = try #require(MannWhitney(Histogram(first), Histogram(second)))
    let counts = Dictionary(grouping: first + second, by: \.self).values.map { Double($0.count) }
    let tied = counts.reduce(0) { $0 + ($1 * $1 * $1 - $1) } / (800 * 799)
    let deviation = (400 * 400 / 12 * (801 - tied)).squareRoot()
    let away = max(0, abs(statistic(first, second) - 80_000) - 0.5) / deviation
    #expect(!test.isExact)
    #expect(test.statistic == statistic(first, second))
    let probability = erfc(away / 2.0.squareRoot())
    #expect(abs(test.probability - probability) < 1e-9 * probability)
  }

  @Test func `both methods agree where they meet, and swapping samples changes nothing`() throws {
    // 31 and 32 values against 32 make 992 and 1,024 pairs.
    let other = Histogram((0..<32).map { Int64(2 * $0 + 13) })
    let exact = try #require(MannWhitney(Histogram((0..<31).map { Int64(2 * $0) }), other))
    let normal = try #require(MannWhitney(Histogram((0..<32).map { Int64(2 * $0) }), other))
    #expect(exact.isExact && !normal.isExact)
    #expect(abs(exact.probability - normal.probability) < 0.02)
    let swapped = try #require(MannWhitney(other, Histogram((0..<31).map { Int64(2 * $0) })))
    #expect(abs(swapped.probability - exact.probability) < 1e-12)
    #expect(swapped.statistic + exact.statistic == 31 * 32)
  }

  @Test func `equal samples do not differ, and empty ones have no test`() throws {
    let same = Histogram([Int64](repeating: 16, count: 500))
    #expect(try #require(MannWhitney(same, same)).probability == 1)
    #expect(MannWhitney(same, Histogram()) == nil)
    // With more than 1,000 pairs the normal distribution is used.
    let even = Histogram((0..<40).map { Int64($0) })
    let test = try #require(MannWhitney(even, even))
    #expect(!test.isExact && test.probability == 1)
  }
}
