internal import JankGate
internal import JankMetrics

/// A rule that some cases break, or a metric that regressed in them.
struct BrokenRule {
  /// The most severe verdict with its case, the worst case among equal verdicts.
  private(set) var worst: (verdict: Verdict, subject: CheckedCase)
  /// The most severe verdict of each case.
  private(set) var verdicts: [CaseName: Verdict]
}

extension BrokenRule {
  /// Collects the rules that entries of a report break.
  ///
  /// - Parameters:
  ///   - entries: The entries, worst first.
  ///   - metrics: The metrics whose regressions come first.
  /// - Returns: First the rules that people wrote, then the metrics that regressed, each in the
  ///   order of the entries.
  static func rules(of entries: [CheckEntry], first metrics: [Metric]) -> [BrokenRule] {
    var rules: [BrokenRule] = []
    var places: [String: Int] = [:]
    for entry in entries {
      for verdict in entry.verdicts(first: metrics) {
        if let place = places[verdict.rule] {
          rules[place].add(verdict, of: entry.subject)
        } else {
          places[verdict.rule] = rules.count
          rules.append(
            BrokenRule(
              worst: (verdict, entry.subject),
              verdicts: [entry.subject.name: verdict]
            )
          )
        }
      }
    }
    func isWritten(_ rule: BrokenRule) -> Bool { !rule.worst.verdict.isEquality }
    return rules.filter(isWritten) + rules.filter { !isWritten($0) }
  }

  private mutating func add(_ verdict: Verdict, of subject: CheckedCase) {
    let isWorse =
      verdict.severity == worst.verdict.severity
      ? CasePage.isWorse(subject, than: worst.subject)
      : verdict.severity > worst.verdict.severity
    if isWorse { worst = (verdict, subject) }
    let before = verdicts[subject.name]
    if before.map({ verdict.severity > $0.severity }) ?? true { verdicts[subject.name] = verdict }
  }
}
