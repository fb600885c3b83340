internal import JankExplore
internal import JankScenarios
internal import JankText
internal import JankTrace

/// Which of the known findings the runs of an exploration have, and how often.
struct KnownFindingsUse: Sendable {
  private let known: KnownFindings
  /// The names of the screens of all scenarios.
  private let screens: [String]
  private var found: Set<Int> = []
  /// The number of variations that have known findings and nothing else.
  private(set) var count = 0

  /// Begins to count.
  init(of known: KnownFindings, in scenarios: [Scenario]) {
    self.known = known
    screens = scenarios.flatMap { $0.app.screens.map(\.name) }
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

  /// The findings that no run has, as the command line names them: `F13@Stack`.
  var unused: [String] {
    known.unused(without: found).map { $0.rule.rawValue + ($0.subject.map { "@" + $0 } ?? "") }
  }

  /// A sentence for each finding that no run has.
  var notes: [String] {
    zip(unused, known.unused(without: found)).map { name, finding in
      "no run has the known \(printable(name, limit: 200))" + (doubt(about: finding.subject) ?? "")
    }
  }

  /// That no screen has a name; nil if one has it, and for no name.
  private func doubt(about name: String?) -> String? {
    guard let name, !screens.contains(name) else { return nil }
    let near = nearestName(to: name, among: screens).map { ", did you mean \(quoted($0))?" }
    return ": no screen is called \(quoted(name))" + (near ?? "")
  }
}
