internal import JankExplore
internal import JankScenarios
internal import JankText
internal import JankTrace

/// Which of the known findings the runs of an exploration have, and how often.
struct KnownFindingsUse: Sendable {
  private let known: KnownFindings
  private let scenarios: [Scenario]
  private var found: Set<Int> = []
  /// The number of variations that have known findings and nothing else.
  private(set) var count = 0

  /// Begins to count.
  init(of known: KnownFindings, in scenarios: [Scenario]) {
    self.known = known
    self.scenarios = scenarios
  }

  /// Counts a run.
  ///
  /// - Parameters:
  ///   - indices: the indices of the known findings that it has.
  ///   - fails: whether it has other failures, or warnings.
  ///   - isVaried: whether it is one of a variation.
  mutating func take(_ indices: Set<Int>, fails: Bool, isVaried: Bool) {
    found.formUnion(indices)
    if isVaried, !fails, !indices.isEmpty { count += 1 }
  }
}

extension KnownFindingsUse {
  /// Whether the command line names any finding.
  var isAsked: Bool { !known.findings.isEmpty }

  /// The findings without effect, as the command line names them: `F13@Stack`.
  ///
  /// No run has them, except where the scenario expects them itself.
  var unused: [String] {
    known.unused(without: found).map { $0.rule.rawValue + ($0.subject.map { "@" + $0 } ?? "") }
  }

  /// A sentence for each finding without effect.
  var notes: [String] {
    zip(unused, known.unused(without: found)).map { name, finding in
      let name = printable(name, limit: 200)
      if let scenario = scenario(expecting: finding) {
        return "--\(KnownFindings.option.name) \(name) has no effect: \(scenario) expects "
          + "\(finding.rule.rawValue) itself"
      }
      return "no run has the known \(name)" + (doubt(about: finding.subject) ?? "")
    }
  }

  /// The first scenario that expects a finding itself; nil if none does.
  private func scenario(expecting finding: Scenario.ExpectedFinding) -> String? {
    let scenario = scenarios.first { scenario in
      scenario.demands.findings.contains { $0.overlaps(finding) }
    }
    return scenario.map {
      scenarios.count == 1 ? "the scenario" : "the scenario \(quoted($0.name, limit: 300))"
    }
  }

  /// That no screen has a name; nil if one has it, and for no name.
  private func doubt(about name: String?) -> String? {
    let screens = scenarios.flatMap { $0.app.screens.map(\.name) }
    guard let name, !screens.contains(name) else { return nil }
    let near = nearestName(to: name, among: screens).map { ", did you mean \(quoted($0))?" }
    return ": no screen is called \(quoted(name))" + (near ?? "")
  }
}

extension Scenario.ExpectedFinding {
  /// Whether both can be about one finding.
  fileprivate func overlaps(_ other: Self) -> Bool {
    rule == other.rule
      && (subject == nil || other.subject == nil || subject == other.subject)
  }
}
