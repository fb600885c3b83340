package import JankMetrics

/// Judges candidates by the values of their cases.
package struct CandidateJudge: Sendable {
  package let question: SweepQuestion
  private let objectives: [(goal: SweepObjective, metric: Int, isHigherBetter: Bool)]
  private let limits: [(limit: SweepLimit, metric: Int, isHigherBetter: Bool)]
  /// For each case of a point the indices of its strategy and its device among all.
  private let parts: [(strategy: Int, device: Int)]

  package init(_ question: SweepQuestion) {
    self.question = question
    let find = { (id: String) in question.metrics.firstIndex { $0.id == id } }
    let isHigherBetter = { (index: Int) in question.metrics[index].polarity == .higher }
    objectives = question.sweep.objectives.compactMap { goal in
      find(goal.metric).map { (goal, $0, goal.isMaximized) }
    }
    limits = question.sweep.limits.compactMap { limit in
      // A limit from above has its worst value there, whatever the metric means.
      find(limit.metric).map {
        (
          limit, $0,
          limit.most == nil || limit.least == nil
            ? limit.most == nil : isHigherBetter($0)
        )
      }
    }
    parts = (0..<question.cases.casesPerPoint).map { number in
      let place = question.cases.place(of: number)
      let entry = question.cases.entries[place.entry]
      return (
        question.strategies.firstIndex(of: entry.strategies[place.strategy]) ?? 0,
        question.devices.firstIndex(of: entry.devices[place.device]) ?? 0
      )
    }
  }
}

/// The judgement on a candidate.
package enum CandidateVerdict: Hashable, Sendable {
  /// A constraint excludes it.
  case excluded
  /// A run is invalid, or an objective has no value.
  case invalid
  /// It breaks a limit, on some device.
  case unsafe([Int64])
  /// It keeps all limits on every device.
  case safe([Int64])

  /// The value of each objective in steps of its metric, or nil if it has none.
  package var scores: [Int64]? {
    switch self {
    case .excluded, .invalid: nil
    case .unsafe(let scores), .safe(let scores): scores
    }
  }

  package var isSafe: Bool { if case .safe = self { true } else { false } }
}

extension CandidateJudge {
  /// The number of objectives.
  package var objectiveCount: Int { objectives.count }

  /// The objectives that the sweep states.
  package var goals: [SweepObjective] { objectives.map(\.goal) }

  /// The metric of an objective.
  package func metric(of objective: Int) -> Metric {
    question.metrics[objectives[objective].metric]
  }

  /// Judges the candidates of a point, strategy by strategy.
  ///
  /// - Parameter rows: the results of all cases of the point, in order.
  /// - Returns: The verdict on each strategy.
  package func verdicts(_ rows: [SweepRow]) -> [CandidateVerdict] {
    question.strategies.indices.map { strategy in
      let own = rows.indices.filter { parts[$0].strategy == strategy }
      return verdict(own.map { (rows[$0], parts[$0].device) })
    }
  }

  private func verdict(_ rows: [(row: SweepRow, device: Int)]) -> CandidateVerdict {
    var values: [(values: [Int64?], device: Int)] = []
    for (row, device) in rows {
      switch row {
      case .excluded: return .excluded
      case .invalid: return .invalid
      case .values(let row): values.append((row, device))
      }
    }
    var scores: [Int64] = []
    for objective in objectives {
      let present = values.compactMap { $0.values[objective.metric] }
      guard !present.isEmpty else { return .invalid }
      scores.append(
        objective.goal.statistic.value(of: present, isHigherBetter: objective.isHigherBetter)
      )
    }
    return keepsLimits(values) ? .safe(scores) : .unsafe(scores)
  }

  private func keepsLimits(_ values: [(values: [Int64?], device: Int)]) -> Bool {
    limits.allSatisfy { item in
      question.devices.indices.allSatisfy { device in
        let present = values.filter { $0.device == device }.compactMap { $0.values[item.metric] }
        guard !present.isEmpty else { return true }
        let value = item.limit.statistic.value(
          of: present,
          isHigherBetter: item.isHigherBetter
        )
        return item.limit.allows(value, question.metrics[item.metric].unit)
      }
    }
  }

  /// Whether scores are better than others by the objectives in their order.
  package func precedes(_ first: [Int64], _ second: [Int64]) -> Bool {
    cost(first).lexicographicallyPrecedes(cost(second))
  }

  /// The scores, turned so that less is better.
  package func cost(_ scores: [Int64]) -> [Int64] {
    zip(objectives, scores).map { $0.goal.isMaximized ? ~$1 : $1 }
  }
}
