public import JankMetrics

/// The result of a check.
public struct CheckReport: Sendable {
  /// The cases, in file order.
  public var cases: [CheckedCase] { didSet { answers = Self.answers(in: cases) } }
  /// The rules of the command line that apply to some case.
  private var answers: Set<String>
  /// The cases that are only in the baseline and did not run.
  public var absentees: [CaseName]
  /// The absentees that the scenarios should still request, which fails the check.
  public var lostCases: Set<CaseName> = []
  /// The baseline, or nil without one.
  public var baseline: ComparedBaseline?
  /// Other things that could not be compared, one sentence each.
  public var remarks: [String]
  /// The metrics in tables and trackers.
  public var metrics: [Metric]
  /// The focus of tables, Markdown and JSON.
  public var focus: Focus
  /// The largest number of values per case and outcome, and of late frames per case, in reports for
  /// people; nil for all, including cases that passed.
  public var valueLimit: Int?
  /// The metrics compared with the baseline, or nil for all.
  public var comparedMetrics: [Metric]?
  /// The version of the tool.
  public var toolVersion: String
  /// The errors that prevented the check; if there are any, no case ran.
  public var rejections: [Rejection] = []
  /// Whether the check was interrupted before all cases ran; the last remark has their number.
  public var isInterrupted = false
  /// Whether improvements and neutral changes fail the check too.
  public var failsOnImprovement = false
  /// The arrangement of cases in tables and Markdown.
  public var arrangement = CaseArrangement()

  /// The baseline that a check is about.
  public struct ComparedBaseline: Sendable {
    /// The file.
    public let path: String
    /// The command that accepts what differs from it, or nil if none is known.
    public var acceptance: String?
  }

  /// The focus of tables, Markdown and JSON; other formats do not depend on it.
  public enum Focus: Sendable {
    /// The verdicts of the rules.
    case verdicts
    /// The results, for which cases must keep them: these metrics, or if empty, the default columns
    /// of a table and all metrics in JSON.
    case results([Metric])
  }

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - cases: the cases, in file order.
  ///   - absentees: the cases that are only in the baseline and did not run.
  ///   - baselinePath: the file of the baseline, or nil without one.
  ///   - remarks: other things that could not be compared, one sentence each.
  ///   - metrics: the metrics in tables and trackers.
  ///   - focus: the focus of tables, Markdown and JSON.
  ///   - valueLimit: the largest number of values and late frames of a case, or nil for all.
  ///   - toolVersion: the version of the tool.
  public init(
    cases: [CheckedCase],
    absentees: [CaseName] = [],
    baselinePath: String? = nil,
    remarks: [String] = [],
    metrics: [Metric] = CheckReport.usualMetrics,
    focus: Focus = .verdicts,
    valueLimit: Int? = CheckReport.usualValueLimit,
    toolVersion: String
  ) {
    self.cases = cases
    answers = Self.answers(in: cases)
    self.absentees = absentees
    baseline = baselinePath.map { ComparedBaseline(path: $0) }
    self.remarks = remarks
    self.metrics = metrics
    self.focus = focus
    self.valueLimit = valueLimit
    self.toolVersion = toolVersion
  }

  /// The default number of values and late frames of a case in reports for people.
  public static let usualValueLimit = 3

  /// The default metrics.
  public static let usualMetrics = [
    "frames.presented", "apple.hitch-count", "apple.hitch-time", "apple.hitch-time-ratio",
    "frame-time.p50.nearest-rank", "frame-time.p95.nearest-rank", "frame-time.p99.nearest-rank",
    "freeze.longest", "refreshes.missed",
  ].compactMap(MetricRegistry.metric)

  /// The default metrics for trackers in which a larger value is better, because none of
  /// ``usualMetrics`` is such a metric.
  public static let usualMetricsToRaise = [
    "frames.rate", "android.on-time", "capframex.low-average.1",
  ]
  .compactMap(MetricRegistry.metric)
}

extension CheckReport {
  /// Returns the number of verdicts with an outcome.
  public func count(_ outcome: Verdict.Outcome) -> Int {
    cases.reduce(0) { $0 + $1.count(outcome) }
  }

  /// The file of the baseline, or nil without one.
  public var baselinePath: String? {
    get { baseline?.path }
    set { baseline = newValue.map { ComparedBaseline(path: $0) } }
  }

  /// Whether a value or a case differs from the baseline so that the check can fail.
  package var hasDifferences: Bool {
    !lostCases.isEmpty
      || cases.contains {
        $0.failure == nil && $0.differenceCount(.failed) + $0.differenceCount(.improved) > 0
      }
  }

  /// The invalid cases.
  public var failedCases: [CheckedCase] { cases.filter { $0.failure != nil } }

  /// The problems of rules that apply to no case, each once.
  public var problems: [RuleProblem] {
    var seen: Set<RuleProblem> = []
    return cases.flatMap { problems(of: $0) }.filter { seen.insert($0).inserted }
  }

  /// Returns the problems of rules that do not apply to a case.
  ///
  /// A rule of the command line covers every case that its braces select, and some of these may
  /// have no touch or no late frame. So it is a problem only if it applies to none.
  public func problems(of subject: CheckedCase) -> [RuleProblem] {
    subject.problems.filter { !isAnswered($0.rule) }
  }

  /// For each rule of the command line that applies to some cases only, a sentence with the number
  /// of cases that lack its value.
  package var gaps: [String] {
    var counts: [(rule: Rule, count: Int)] = []
    for problem in cases.lazy.flatMap(\.problems) where isAnswered(problem.rule) {
      if let place = counts.firstIndex(where: { $0.rule == problem.rule }) {
        counts[place].count += 1
      } else {
        counts.append((problem.rule, 1))
      }
    }
    return counts.map { rule, count in
      "\(count) \(count == 1 ? "case has" : "cases have") no \(rule.threshold.metric) for the rule "
        + "\"\(rule.threshold)\""
    }
  }

  /// The report on one case that is part of a report on more, whose rules of the command line need
  /// not apply to it.
  ///
  /// - Parameter subject: the case.
  /// - Returns: The report, with the rules that do not apply as remarks.
  package func part(on subject: CheckedCase) -> CheckReport {
    var part = self
    part.cases = [subject]
    let problems = subject.problems.filter { $0.rule.path == nil }
    part.answers.formUnion(problems.map { "\($0.rule.threshold)" })
    part.remarks = part.gaps
    return part
  }

  private static func answers(in cases: [CheckedCase]) -> Set<String> {
    Set(cases.lazy.flatMap(\.ruleVerdicts).filter { $0.path == nil }.map(\.rule))
  }

  private func isAnswered(_ rule: Rule) -> Bool {
    rule.path == nil && answers.contains("\(rule.threshold)")
  }

  /// Whether anything differs from the baseline without being a regression.
  public var hasImproved: Bool {
    count(.improved) + count(.changed) > 0 || cases.contains(where: \.hasOtherFrames)
  }

  /// The outcomes that fail the check.
  public var failingOutcomes: Set<Verdict.Outcome> {
    failsOnImprovement ? [.failed, .improved, .changed] : [.failed]
  }
}

// MARK: Conclusion

extension CheckReport {
  /// The overall result of a check.
  public enum Conclusion: String, Sendable, CaseIterable {
    /// The check was interrupted before all cases ran, so the others are unknown.
    case interrupted
    /// A run is invalid.
    case broken
    /// A rule is broken, there is a regression, or a case of the baseline is gone.
    case failed
    /// A rule does not apply to a run, or the check could not begin.
    case invalid
    /// Something differs from the baseline, and the check fails on improvements.
    case improved
    /// None of these.
    case passed
  }

  /// The overall result: the worst that applies.
  ///
  /// An invalid run is worse than a broken rule, which is worse than a rule that does not apply.
  public var conclusion: Conclusion {
    if isInterrupted { return .interrupted }
    if !rejections.isEmpty { return .invalid }
    if !failedCases.isEmpty { return .broken }
    if count(.failed) > 0 || !lostCases.isEmpty { return .failed }
    if cases.contains(where: { !problems(of: $0).isEmpty }) { return .invalid }
    return failsOnImprovement && hasImproved ? .improved : .passed
  }
}
