public import JankMetrics

extension Baseline {
  /// A difference between two baselines.
  public enum Difference: Hashable, Sendable {
    /// The baselines are from different models.
    case model(old: Int, new: Int)
    /// The baselines hold different metrics.
    case metrics(old: [String], new: [String])
    /// The content of the scenario changed.
    case content(scenario: String)
    /// Only the new baseline has the case.
    case added(CaseName)
    /// Only the old baseline has the case.
    case removed(CaseName)
    /// A value changed, or only one of the baselines has it.
    case metricValue(CaseName, metric: String, old: MetricValue?, new: MetricValue?)
    /// A user would see a change that no value shows.
    case digest(CaseName)
    /// Transitions differ, or the names of their controllers.
    case transitions(CaseName, [TransitionChange])
    /// Only the new baseline records how touches move, of a number of cases that both have.
    case touches(caseCount: Int)
    /// Only the new baseline lists transitions, of a number of cases that both have.
    case outcomes(caseCount: Int)
  }

  /// Returns the changes since another baseline, in file order.
  public func differences(since old: Baseline) -> [Difference] {
    let names = Set(caseNames).union(old.caseNames).sorted { left, right in
      (left.scenario, left.device, left.strategy) < (right.scenario, right.device, right.strategy)
    }
    let changed = Set(
      scenarios.keys.filter { name in
        guard let before = old.scenarios[name] else { return false }
        return before.contentHash != scenarios[name]?.contentHash
      }
    )
    var told: Set<String> = []
    // A changed scenario may have touches where it had none.
    func additionCount(_ isMissing: (Run) -> Bool) -> Int {
      names.count { name in
        guard !changed.contains(name.scenario), let now = run(of: name) else { return false }
        return old.run(of: name).map(isMissing) == true && !isMissing(now)
      }
    }
    let touchCount = additionCount(\.touches.isEmpty)
    let outcomeCount = additionCount { $0.transitions == nil }
    return generalDifferences(since: old)
      + (touchCount == 0 ? [] : [.touches(caseCount: touchCount)])
      + (outcomeCount == 0 ? [] : [.outcomes(caseCount: outcomeCount)])
      + names.flatMap { name -> [Difference] in
        let isNews = changed.contains(name.scenario) && told.insert(name.scenario).inserted
        let content = isNews ? [Difference.content(scenario: name.scenario)] : []
        return switch (old.run(of: name), run(of: name)) {
        case (let before?, let now?):
          content + Self.differences(of: name, from: before, to: now)
        case (nil, _?): content + [.added(name)]
        case (_, nil): content + [.removed(name)]
        }
      }
  }

  private func generalDifferences(since old: Baseline) -> [Difference] {
    (modelVersion == old.modelVersion ? [] : [.model(old: old.modelVersion, new: modelVersion)])
      + (metrics == old.metrics ? [] : [.metrics(old: old.metrics, new: metrics)])
  }

  private static func differences(of name: CaseName, from old: Run, to new: Run) -> [Difference] {
    let changes = new.transitions?.changes(since: old.transitions, countingNames: true) ?? []
    let transitions = changes.isEmpty ? [] : [Difference.transitions(name, changes)]
    let metricValues = MetricValues.ids.compactMap { id -> Difference? in
      let (before, now) = (old.metricValues[id], new.metricValues[id])
      guard before != now, let metric = MetricRegistry.metric(id) else { return nil }
      return .metricValue(
        name,
        metric: id,
        old: before.map { MetricValue(steps: $0, metric.unit) },
        new: now.map { MetricValue(steps: $0, metric.unit) }
      )
    }
    let all = transitions + metricValues
    return all.isEmpty && old.digest != new.digest ? [.digest(name)] : all
  }
}
