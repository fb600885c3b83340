/// The answers to a sweep's question: the best candidates, the front, what each parameter does, and
/// where every combination is safe.
package struct SweepAnswer: Sendable {
  package let table: CandidateTable
  /// The safe candidates that come first by the objectives in their order, best first.
  package let best: [Int]
  /// The safe candidates that no other safe one beats in every objective, by the first objective.
  ///
  /// Of candidates with the same scores the first is listed.
  package let front: [Int]
  /// The candidate that comes nearest to the limits if none keeps all; nil otherwise.
  package let nearest: Int?
  package let effects: [MainEffect]
  package let safeBox: SafeBox?

  /// The number of safe candidates with the scores of a listed one, itself included.
  private let equalCounts: [Int: Int]

  /// The number of candidates that ``best`` lists.
  package static let bestLimit = 5

  package init(_ table: CandidateTable) {
    self.table = table
    let judge = table.judge
    var costs: [(index: Int, cost: [Int64])] = []
    for index in table.indices where table.isSafe(index) {
      if let scores = table.scores(index) { costs.append((index, judge.cost(scores))) }
    }
    let hasGoals = judge.objectiveCount > 0
    costs.sort { ($0.cost, $0.index) < ($1.cost, $1.index) }
    best = hasGoals ? costs.prefix(Self.bestLimit).map(\.index) : []
    front = hasGoals ? Self.front(costs) : []
    equalCounts = Self.equalCounts(costs, of: Set(best + front))
    nearest = costs.isEmpty ? Self.nearest(in: table) : nil
    effects = MainEffect.effects(of: table)
    safeBox = best.first.flatMap { SafeBox(around: $0, in: table) }
  }

  /// Whether a candidate keeps all limits; true without limits.
  package var isWithinLimits: Bool {
    table.question.sweep.limits.isEmpty || table.counts.safe > 0
  }

  /// The number of other safe candidates with the scores of one that is listed.
  package func equalCount(of candidate: Int) -> Int { (equalCounts[candidate] ?? 1) - 1 }

  /// Sorted by all objectives, equal candidates are neighbours.
  private static func equalCounts(
    _ sorted: [(index: Int, cost: [Int64])],
    of listed: Set<Int>
  ) -> [Int: Int] {
    var counts: [Int: Int] = [:]
    var start = sorted.startIndex
    while start < sorted.endIndex {
      let end =
        sorted[start...].firstIndex { $0.cost != sorted[start].cost } ?? sorted.endIndex
      for item in sorted[start..<end] where listed.contains(item.index) {
        counts[item.index] = end - start
      }
      start = end
    }
    return counts
  }

  /// The candidate whose most broken limit is exceeded least; of equal ones the first by the
  /// objectives.
  private static func nearest(in table: CandidateTable) -> Int? {
    let judge = table.judge
    guard !judge.bounds.isEmpty else { return nil }
    let items = table.indices.compactMap { index in
      table.scores(index).map {
        (index: index, excess: judge.excess(table.limits(index)), cost: judge.cost($0))
      }
    }
    return items.min {
      $0.excess == $1.excess
        ? ($0.cost, $0.index) < ($1.cost, $1.index) : $0.excess < $1.excess
    }?.index
  }

  /// Sorted by all objectives, a candidate can only be beaten by one before it.
  private static func front(_ sorted: [(index: Int, cost: [Int64])]) -> [Int] {
    var front: [(index: Int, cost: [Int64])] = []
    for item in sorted {
      let isBeaten = front.contains { other in
        zip(other.cost, item.cost).allSatisfy { $0 <= $1 }
      }
      if !isBeaten { front.append(item) }
    }
    return front.map(\.index)
  }
}

/// Compares costs, then indices.
private func < (first: ([Int64], Int), second: ([Int64], Int)) -> Bool {
  first.0 == second.0 ? first.1 < second.1 : first.0.lexicographicallyPrecedes(second.0)
}
