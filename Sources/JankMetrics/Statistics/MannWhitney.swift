/// A two-sided test of whether two samples differ, by Mann and Whitney.
///
/// The test assumes nothing about the distribution of the values. Google Benchmark's comparison
/// tool uses the same test at 0.05. For small samples the probability is exact, ties included: the
/// share of all partitions of the values that differ at least as much. Otherwise it is that of the
/// normal distribution, corrected for ties and continuity.
public struct MannWhitney: Hashable, Sendable {
  /// The number of pairs with the larger value in the first sample; a tie counts half.
  public let statistic: Double
  /// The probability of a difference of at least this size if there is none, from 0 to 1.
  public let probability: Double
  /// Whether the probability is exact.
  public let isExact: Bool

  /// The largest number of pairs for which all partitions are counted.
  private static let exactPairLimit = 1_000

  package init?(_ first: Histogram, _ second: Histogram) {
    guard !first.isEmpty, !second.isEmpty else { return nil }
    let groups = Self.groups(first, second)
    let pairs = first.count * second.count
    var below = 0
    var doubled = 0
    for group in groups {
      doubled += group.first * (2 * below + group.second)
      below += group.second
    }
    statistic = Double(doubled) / 2
    // Twice the distance from the mean, a whole number.
    let distance = abs(doubled - pairs)
    isExact = pairs <= Self.exactPairLimit
    probability =
      isExact
      ? Self.exact(groups.map { $0.first + $0.second }, first.count, distance)
      : Self.normal(groups.map { $0.first + $0.second }, first.count, distance)
  }
}

extension MannWhitney {
  /// The number of occurrences of each value in both samples, in ascending order of values.
  private static func groups(
    _ first: Histogram,
    _ second: Histogram
  ) -> [(first: Int, second: Int)] {
    var (left, right) = (first.entries.makeIterator(), second.entries.makeIterator())
    var (own, other) = (left.next(), right.next())
    var groups: [(first: Int, second: Int)] = []
    while let value = [own?.value, other?.value].compactMap(\.self).min() {
      let counts = (
        own.map { $0.value == value ? $0.count : 0 } ?? 0,
        other.map { $0.value == value ? $0.count : 0 } ?? 0
      )
      groups.append(counts)
      if counts.0 > 0 { own = left.next() }
      if counts.1 > 0 { other = right.next() }
    }
    return groups
  }

  /// The share of the choices of a sample whose statistic is at least as far from the mean.
  ///
  /// - Parameters:
  ///   - ties: the number of occurrences of each value, in ascending order of values.
  ///   - size: the number of chosen values.
  ///   - distance: twice the distance of the statistic from its mean.
  /// - Returns: A probability.
  private static func exact(_ ties: [Int], _ size: Int, _ distance: Int) -> Double {
    let count = ties.reduce(0, +)
    // Twice the rank sum of the chosen values; equal values have their mean rank.
    let width = 2 * size * count + 1
    var ways = [[Double]](repeating: [], count: size + 1)
    ways[0] = [1]
    var before = 0
    for tie in ties {
      let rank = 2 * before + tie + 1
      before += tie
      for chosen in stride(from: size, through: 1, by: -1) {
        var choices = 1.0
        for more in 1...min(tie, chosen) {
          choices = choices * Double(tie - more + 1) / Double(more)
          let source = ways[chosen - more]
          guard !source.isEmpty else { continue }
          let needed = min(width, source.count + more * rank)
          if ways[chosen].count < needed {
            ways[chosen] += repeatElement(0, count: needed - ways[chosen].count)
          }
          for (sum, number) in source.enumerated() where number > 0 {
            ways[chosen][sum + more * rank] += choices * number
          }
        }
      }
    }
    let mean = size * (count + 1)
    var (all, far) = (0.0, 0.0)
    for (sum, number) in ways[size].enumerated() {
      all += number
      if abs(sum - mean) >= distance { far += number }
    }
    return far / all
  }

  private static func normal(_ ties: [Int], _ size: Int, _ distance: Int) -> Double {
    let count = Double(ties.reduce(0, +))
    let (first, second) = (Double(size), count - Double(size))
    let tied = ties.reduce(0.0) { $0 + (Double($1) * Double($1) - 1) * Double($1) }
    let variance = first * second / 12 * (count + 1 - tied / (count * (count - 1)))
    guard variance > 0 else { return 1 }
    let away = max(0, Double(distance) / 2 - 0.5)
    return min(1, 2 * NormalTail.probability(above: away / variance.squareRoot()))
  }
}
