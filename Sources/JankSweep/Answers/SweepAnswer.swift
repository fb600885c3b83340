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
  /// The number of safe candidates with the scores of the best one, itself included.
  package let bestCount: Int
  package let effects: [MainEffect]
  package let safeBox: SafeBox?

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
    let first = costs.first?.cost
    bestCount = hasGoals ? costs.count { $0.cost == first } : 0
    effects = MainEffect.effects(of: table)
    safeBox = best.first.flatMap { SafeBox(around: $0, in: table) }
  }

  /// Whether a candidate keeps all limits; true without limits.
  package var isWithinLimits: Bool {
    table.question.sweep.limits.isEmpty || table.counts.safe > 0
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
