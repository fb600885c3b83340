/// Whether two samples differ, by the test of Mann and Whitney, two-sided.
///
/// It asks nothing of how the values are distributed. Google Benchmark's comparison tool reads the
/// same test at 0.05. Where the samples are small the probability is exact, ties included: the
/// share of all ways to part the values that differ at least as much. Else it is that of the normal
/// distribution, corrected for ties and continuity.
public struct MannWhitney: Hashable, Sendable {
  /// The pairs with the larger value in the first sample, a tie counting half.
  public let statistic: Double
  /// How probable a difference of at least this size is where there is none, from 0 to 1.
  public let probability: Double
  /// Whether the probability is exact.
  public let isExact: Bool

  /// Samples with no more pairs than this are parted in all ways.
  private static let exactPairLimit = 1_000

  /// Compares two samples; nil where one is empty.
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
  /// How often each value occurred in both samples, from the smallest value.
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

  /// The share of the ways to choose a sample whose statistic is as far from the mean.
  ///
  /// - Parameters:
  ///   - ties: how often each value occurred, from the smallest.
  ///   - size: how many values are chosen.
  ///   - distance: twice the distance of the statistic from its mean.
  /// - Returns: A probability.
  private static func exact(_ ties: [Int], _ size: Int, _ distance: Int) -> Double {
    let count = ties.reduce(0, +)
    // Twice the sum of the ranks of what is chosen; the rank of equal values is their mean rank.
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

  /// The same by the normal distribution.
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
