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
  /// The value of each objective in steps of its metric, and how it is within each limit.
  case judged(scores: [Int64], limits: [LimitValue])

  /// The value of each objective in steps of its metric, or nil if it has none.
  package var scores: [Int64]? {
    if case .judged(let scores, _) = self { scores } else { nil }
  }

  /// Whether it keeps all limits on every device.
  package var isSafe: Bool {
    if case .judged(_, let limits) = self { limits.allSatisfy(\.isKept) } else { false }
  }
}

/// How a candidate is within a limit: its value on the device on which it is worst.
package struct LimitValue: Hashable, Sendable {
  /// The value in steps of the metric, or nil if no case has one.
  package let steps: Int64?
  /// The index of the device.
  package let device: Int
  /// Whether it keeps the limit on every device.
  package let isKept: Bool
}

extension CandidateJudge {
  /// The number of objectives.
  package var objectiveCount: Int { objectives.count }

  /// The objectives that the sweep states.
  package var goals: [SweepObjective] { objectives.map(\.goal) }

  /// The limits that the sweep states, with the metric of each.
  package var bounds: [(limit: SweepLimit, metric: Metric)] {
    limits.map { ($0.limit, question.metrics[$0.metric]) }
  }

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
    return .judged(scores: scores, limits: limits.indices.map { limitValue($0, values) })
  }

  private func limitValue(
    _ index: Int,
    _ values: [(values: [Int64?], device: Int)]
  ) -> LimitValue {
    let item = limits[index]
    let unit = question.metrics[item.metric].unit
    var worst = LimitValue(steps: nil, device: 0, isKept: true)
    for device in question.devices.indices {
      let present = values.filter { $0.device == device }.compactMap { $0.values[item.metric] }
      guard !present.isEmpty else { continue }
      let value = item.limit.statistic.value(of: present, isHigherBetter: item.isHigherBetter)
      let isKept = item.limit.allows(value, unit)
      let isWorse = worst.steps.map { item.isHigherBetter ? value < $0 : value > $0 } ?? true
      if worst.isKept == isKept ? isWorse : worst.isKept {
        worst = LimitValue(steps: value, device: device, isKept: isKept)
      }
    }
    return worst
  }

  /// How far a candidate is outside the limit that it breaks most, as a share of that limit; 0 if
  /// it keeps all.
  package func excess(_ values: some Sequence<LimitValue>) -> Double {
    let shares = zip(bounds, values).map { bound, value in
      value.steps.map { bound.limit.excess($0, bound.metric.unit) } ?? 0
    }
    return shares.max() ?? 0
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
