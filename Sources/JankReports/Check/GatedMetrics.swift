internal import JankGate
internal import JankMetrics

/// The metrics that decide whether cases pass, whose columns a narrow table keeps.
struct GatedMetrics {
  /// The ids of the metrics that rules are about, those that decide a verdict first, each once.
  private let ids: [String]
  /// The ids of the metrics that regressed.
  private let regressed: Set<String>

  /// Collects the metrics of all rules, and of the regressions of the first cases.
  init(_ subjects: [CheckedCase]) {
    var seen: Set<String> = []
    let decisive = subjects.lazy.filter(Self.isJudged).prefix(Self.caseLimit)
      .compactMap(Self.decisiveVerdict)
    ids = (decisive + subjects.lazy.flatMap(\.ruleVerdicts)).map(Self.id)
      .filter { seen.insert($0).inserted }
    let worse = subjects.lazy.filter { $0.differenceCount(.failed) > 0 }.prefix(Self.caseLimit)
    regressed = Set(worse.flatMap(\.differences).filter { $0.outcome == .failed }.map(\.metric))
  }

  /// The number of cases whose regressions count; each has many values.
  private static let caseLimit = 100
  /// The largest number of columns that are added for metrics without one.
  private static let columnLimit = 3
  /// More than the number of columns of a table.
  private static let rankStep = 1_000

  /// The id of the metric that a rule is about.
  ///
  /// For the 95th percentile of the frames of a run there is a metric of the whole run.
  private static func id(_ verdict: Verdict) -> String {
    let id = "\(verdict.metric).p95.nearest-rank"
    let isPercentile = verdict.rule.contains(": p(95) ")
    return isPercentile && MetricRegistry.metric(id) != nil ? id : verdict.metric
  }
}

extension GatedMetrics {
  private static func isJudged(_ subject: CheckedCase) -> Bool {
    subject.failure == nil && (subject.outcome == .failed || subject.outcome == .warned)
  }

  /// The verdict that a case fails for, or only warns for: the broken rule with the largest breach,
  /// else the regression of the metric that a user notices first; nil for none.
  static func decisiveVerdict(on subject: CheckedCase) -> Verdict? {
    guard isJudged(subject) else { return nil }
    let outcome = subject.outcome
    let broken = subject.ruleVerdicts.filter { $0.outcome == outcome }
    if let first = broken.first {
      return broken.reduce(first) { $1.severity > $0.severity ? $1 : $0 }
    }
    let regressions = subject.differences.filter { $0.outcome == outcome }
    return MetricRegistry.noticed.lazy.compactMap { metric in
      regressions.first { $0.metric == metric.id }
    }.first ?? regressions.first
  }

  /// A value of a case, and what decides the verdict if that is about the same metric: the limit
  /// that it breaks, or the value in the baseline.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - metric: The metric.
  ///   - subject: The case.
  /// - Returns: For example `16.67`, `83.33, limit 60.00` or `650.00, was 633.33`; with every digit
  ///   if two decimals would hide the difference.
  static func cell(_ value: MetricValue, of metric: Metric, on subject: CheckedCase) -> String {
    guard let verdict = decisiveVerdict(on: subject), id(verdict) == metric.id,
      verdict.actual != nil
    else { return number(value) }
    let isRounded = ReportText.isRounded(verdict)
    func text(_ value: MetricValue) -> String { isRounded ? number(value) : value.decimal }
    if verdict.isEquality, let baseline = verdict.baseline {
      guard baseline != verdict.actual else { return text(value) }
      return "\(text(value)), was \(text(baseline))"
    }
    return "\(text(value)), limit \(text(verdict.limit))"
  }

  private static func number(_ value: MetricValue) -> String {
    ValueText.hasDecimals(value) ? ValueText.number(value) : value.decimal
  }

  /// Returns when a narrow table hides the column of a metric: never if a rule is about it, and
  /// last if it regressed.
  ///
  /// - Parameters:
  ///   - metric: The metric.
  ///   - rank: The rank of its column.
  /// - Returns: The rank among all columns.
  func rank(of metric: Metric, usually rank: Int) -> Int {
    if rank == 0 || ids.contains(metric.id) { return 0 }
    return regressed.contains(metric.id) ? rank : rank + Self.rankStep
  }

  /// Returns when a narrow table hides a column that no rule can be about.
  static func rank(ofOther rank: Int) -> Int { rank + rankStep }

  /// Returns the first few metrics of rules that others do not include.
  func metrics(besides others: [Metric]) -> [Metric] {
    let missing = ids.filter { id in !others.contains { $0.id == id } }
    return Array(missing.compactMap(MetricRegistry.metric).prefix(Self.columnLimit))
  }
}
