/// What a parameter does to an objective, averaged over everything else.
package struct MainEffect: Sendable {
  /// A value of the parameter, or a part of its range.
  package struct Level: Sendable {
    package let label: String
    /// The mean over the candidates with the value, in steps; nil if none is valid.
    package let mean: Int64?
    package let candidateCount: Int
    package let safeCount: Int
  }

  /// The name of the parameter, or `strategy`.
  package let parameter: String
  /// The index of the objective.
  package let objective: Int
  package let levels: [Level]
  /// The difference between the largest and the smallest mean, in steps.
  package let range: Int64
}

extension MainEffect {
  private struct Sum {
    var sum: Int128 = 0
    var count = 0
    var safeCount = 0
  }

  /// The effects of all parameters on all objectives, for each objective the largest first.
  static func effects(of table: CandidateTable) -> [MainEffect] {
    let question = table.question
    let space = question.space
    let axes = space.parameters.indices.map { space.levelCount($0) } + [question.strategies.count]
    let objectives = table.judge.objectiveCount
    var sums = axes.map { Array(repeating: Sum(), count: $0 * objectives) }
    for index in table.indices {
      guard let scores = table.scores(index) else { continue }
      let candidate = question.candidate(index)
      let levels = space.levels(of: candidate.point) + [candidate.strategy]
      for (axis, level) in levels.enumerated() {
        for (objective, score) in scores.enumerated() {
          let place = level * objectives + objective
          sums[axis][place].sum += Int128(score)
          sums[axis][place].count += 1
          if table.isSafe(index) { sums[axis][place].safeCount += 1 }
        }
      }
    }
    return (0..<objectives).flatMap { objective in
      let effects = axes.indices.filter { axes[$0] > 1 }.map { axis in
        effect(of: axis, on: objective, sums[axis], objectives, question)
      }
      return effects.enumerated().sorted {
        ($1.element.range, $0.offset) < ($0.element.range, $1.offset)
      }.map(\.element)
    }
  }

  private static func effect(
    of axis: Int,
    on objective: Int,
    _ sums: [Sum],
    _ objectives: Int,
    _ question: SweepQuestion
  ) -> MainEffect {
    let isStrategy = axis == question.space.parameters.count
    let levels = (0..<sums.count / objectives).map { level in
      let sum = sums[level * objectives + objective]
      return Level(
        label: isStrategy ? question.strategies[level] : question.space.levelLabel(axis, level),
        mean: sum.count == 0 ? nil : SweepHistogram.quotient(sum.sum, Int128(sum.count)),
        candidateCount: sum.count,
        safeCount: sum.safeCount
      )
    }
    let means = levels.compactMap(\.mean)
    return MainEffect(
      parameter: isStrategy ? "strategy" : question.space.parameters[axis].name,
      objective: objective,
      levels: levels,
      range: (means.max() ?? 0) - (means.min() ?? 0)
    )
  }
}
