/// A search for the best candidate of a grid with few runs.
///
/// Pattern search by Hooke and Jeeves ("Direct Search" Solution of Numerical and Statistical
/// Problems, Journal of the ACM 8, 1961), on the indices of the values: from a start it tries a
/// step up and down each parameter, follows what improves, and halves the step when nothing does. A
/// few evenly spread starts guard against local optima. The search is deterministic.
///
/// It alternates with its caller, who judges batches of points:
///
///     var search = PatternSearch(judge)
///     while let points = search.nextPoints { search.take(verdicts(of: points)) }
package struct PatternSearch: Sendable {
  private let judge: CandidateJudge
  private let counts: [Int]
  private var walks: [Walk]
  private var verdicts: [Int: [CandidateVerdict]] = [:]

  /// The search from one start.
  private struct Walk {
    /// The current digits.
    var place: [Int]
    /// The current step along each parameter.
    var steps: [Int]
    var isDone = false
  }

  /// The number of starts besides the middle.
  private static let startCount = 4

  /// Creates a search, or returns nil for a sweep without objective or grid.
  package init?(_ judge: CandidateJudge) {
    let space = judge.question.space
    guard judge.objectiveCount > 0, space.sample == .grid else { return nil }
    self.judge = judge
    let counts = space.parameters.indices.map { space.levelCount($0) }
    self.counts = counts
    let dice = SweepDice(seed: 1)
    let middle = counts.map { $0 / 2 }
    let others = (0..<Self.startCount).map { start in
      counts.enumerated().map { axis, count in
        let part = dice.permuted(start, of: Self.startCount, axis: axis)
        return min(count - 1, (2 * part + 1) * count / (2 * Self.startCount))
      }
    }
    walks = ([middle] + others).map { place in
      Walk(place: place, steps: counts.map { max(1, $0 / 4) })
    }
  }
}

extension PatternSearch {
  /// The number of points that were judged.
  package var judgedCount: Int { verdicts.count }

  /// The points that the search needs next, in ascending order; nil when it is done.
  package var nextPoints: [Int]? {
    mutating get {
      while true {
        var needed: Set<Int> = []
        for index in walks.indices where !walks[index].isDone {
          needed.formUnion(missing(for: walks[index]))
        }
        guard needed.isEmpty else { return needed.sorted() }
        guard walks.contains(where: { !$0.isDone }) else { return nil }
        for index in walks.indices where !walks[index].isDone { advance(&walks[index]) }
      }
    }
  }

  /// Takes the verdicts on points, on each strategy.
  package mutating func take(_ judged: [(point: Int, verdicts: [CandidateVerdict])]) {
    for item in judged { verdicts[item.point] = item.verdicts }
  }

  /// The best safe candidate that was judged, with its scores; nil if none is safe.
  package var best: (candidate: Candidate, scores: [Int64])? {
    var best: (candidate: Candidate, scores: [Int64])?
    for point in verdicts.keys.sorted() {
      for (strategy, verdict) in (verdicts[point] ?? []).enumerated() {
        guard verdict.isSafe, let scores = verdict.scores else { continue }
        if best.map({ judge.precedes(scores, $0.scores) }) ?? true {
          best = (Candidate(point: point, strategy: strategy), scores)
        }
      }
    }
    return best
  }

  /// The judged candidate that comes nearest to the limits, with how it is within each; nil if none
  /// is valid.
  package var nearest: (candidate: Candidate, limits: [LimitValue])? {
    var nearest: (candidate: Candidate, limits: [LimitValue])?
    for point in verdicts.keys.sorted() {
      for (strategy, verdict) in (verdicts[point] ?? []).enumerated() {
        guard case .judged(_, let limits) = verdict else { continue }
        if nearest.map({ judge.excess(limits) < judge.excess($0.limits) }) ?? true {
          nearest = (Candidate(point: point, strategy: strategy), limits)
        }
      }
    }
    return nearest
  }

  /// The neighbours of a place, one step up and down each parameter, and the place itself.
  private func pattern(_ walk: Walk) -> [[Int]] {
    [walk.place]
      + counts.indices.flatMap { axis in
        [1, -1].compactMap { sign -> [Int]? in
          var place = walk.place
          place[axis] = min(max(place[axis] + sign * walk.steps[axis], 0), counts[axis] - 1)
          return place == walk.place ? nil : place
        }
      }
  }

  private func missing(for walk: Walk) -> [Int] {
    pattern(walk).map(judge.question.space.point).filter { verdicts[$0] == nil }
  }

  /// Moves to the best neighbour, or halves the steps.
  private func advance(_ walk: inout Walk) {
    let places = pattern(walk)
    let best = places.indices.min { isBetter(places[$0], places[$1]) } ?? 0
    if best > 0, isBetter(places[best], walk.place) {
      walk.place = places[best]
    } else if walk.steps.allSatisfy({ $0 == 1 }) {
      walk.isDone = true
    } else {
      walk.steps = walk.steps.map { max(1, $0 / 2) }
    }
  }

  private func isBetter(_ first: [Int], _ second: [Int]) -> Bool {
    let (one, other) = (rank(first), rank(second))
    return one.tier == other.tier
      ? one.cost.lexicographicallyPrecedes(other.cost) : one.tier < other.tier
  }

  /// The best of a point's strategies: safe ones first, then those with scores.
  private func rank(_ place: [Int]) -> (tier: Int, cost: [Int64]) {
    let ranks = (verdicts[judge.question.space.point(place)] ?? []).map { verdict in
      (
        tier: verdict.isSafe ? 0 : verdict.scores == nil ? 2 : 1,
        cost: verdict.scores.map(judge.cost) ?? []
      )
    }
    return ranks.min {
      $0.tier == $1.tier ? $0.cost.lexicographicallyPrecedes($1.cost) : $0.tier < $1.tier
    } ?? (3, [])
  }
}
