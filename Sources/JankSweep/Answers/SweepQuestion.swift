package import JankMetrics
internal import JankText

/// What a result file answers: the sweep, its points and its cases.
package struct SweepQuestion: Sendable {
  package let sweep: Sweep
  package let space: ParameterSpace
  package let cases: CaseSpace
  package let metrics: [Metric]
  /// The strategies of all scenarios, without duplicates.
  package let strategies: [String]
  /// The devices of all scenarios, without duplicates.
  package let devices: [String]

  /// Creates the question of a result, or returns nil if the header contradicts itself.
  package init?(_ identity: SweepHeader.Identity) {
    let log = DiagnosticLog(path: "")
    guard let sweep = SweepFormat.shape.read(identity.sweep, log), let space = sweep.space,
      let cases = CaseSpace(
        identity.entries,
        pointCount: space.count,
        stallCount: sweep.conditions.stalls.count,
        seedCount: sweep.conditions.seedCount
      ),
      cases.caseCount == identity.caseCount, cases.blockCases == identity.blockCases
    else { return nil }
    let metrics = identity.metrics.compactMap(MetricRegistry.metric)
    guard metrics.count == identity.metrics.count else { return nil }
    self.init(sweep, space, cases, metrics)
  }

  package init(
    _ sweep: Sweep,
    _ space: ParameterSpace,
    _ cases: CaseSpace,
    _ metrics: [Metric]
  ) {
    self.sweep = sweep
    self.space = space
    self.cases = cases
    self.metrics = metrics
    strategies = Self.distinct(cases.entries.flatMap(\.strategies))
    devices = Self.distinct(cases.entries.flatMap(\.devices))
  }

  private static func distinct(_ names: [String]) -> [String] {
    var known: Set<String> = []
    return names.filter { known.insert($0).inserted }
  }
}

/// A choice that a sweep offers: a point and a strategy.
///
/// Scenarios, devices, stalls and seeds are the conditions that it must cope with.
package struct Candidate: Hashable, Sendable {
  package let point: Int
  /// The index of the strategy.
  package let strategy: Int
}

extension SweepQuestion {
  /// The number of candidates.
  package var candidateCount: Int { space.count * strategies.count }

  package func candidate(_ index: Int) -> Candidate {
    Candidate(point: index / strategies.count, strategy: index % strategies.count)
  }

  package func index(of candidate: Candidate) -> Int {
    candidate.point * strategies.count + candidate.strategy
  }

  /// A candidate in words, for example `damping 0.6, display-link`.
  package func label(of candidate: Candidate) -> String {
    let parts = [space.label(of: candidate.point), strategies[candidate.strategy]]
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
