public import JankMetrics

/// What a check found, as reports tell it.
public struct CheckReport: Sendable {
  /// The cases, in the order of the files.
  public var cases: [CheckedCase] { didSet { answers = Self.answers(in: cases) } }
  /// The rules of the command line that say something of some case.
  private var answers: Set<String>
  /// The cases that the baseline has and that were not run.
  public var absentees: [CaseName]
  /// The file of the baseline, or nil without one.
  public var baselinePath: String?
  /// What else could not be compared, each in a sentence.
  public var remarks: [String]
  /// The metrics that tables and trackers show.
  public var metrics: [Metric]
  /// What tables, Markdown and JSON dwell on.
  public var focus: Focus
  /// How many figures of a case people are shown that came out alike, and how many of its late
  /// frames; nil for all, and for the cases that held.
  public var figureLimit: Int?
  /// The metrics that the baseline was compared by, or nil for all of them.
  public var comparedMetrics: [Metric]?
  /// The version of the tool.
  public var toolVersion: String
  /// What kept the check from beginning; with any of these no case was run.
  public var refusals: [Refusal] = []
  /// Whether cases were left out because the check was told to end; the last remark says how many.
  public var isInterrupted = false
  /// Whether what is better than in the baseline, or another and no worse, fails the check too.
  public var failsOnImprovement = false
  /// How tables and Markdown show many cases.
  public var arrangement = CaseArrangement()

  /// What tables, Markdown and JSON dwell on; all other formats are the same for both.
  public enum Focus: Sendable {
    /// What the rules say of the cases.
    case verdicts
    /// What came out, for which cases have to keep their results: these metrics, or with none of
    /// them the usual columns of a table and all metrics in JSON.
    case results([Metric])
  }

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - cases: the cases, in the order of the files.
  ///   - absentees: the cases that the baseline has and that were not run.
  ///   - baselinePath: the file of the baseline, or nil without one.
  ///   - remarks: what else could not be compared, each in a sentence.
  ///   - metrics: the metrics that tables and trackers show.
  ///   - focus: what tables, Markdown and JSON dwell on.
  ///   - figureLimit: how many figures and late frames of a case people are shown, or nil for all.
  ///   - toolVersion: the version of the tool.
  public init(
    cases: [CheckedCase],
    absentees: [CaseName] = [],
    baselinePath: String? = nil,
    remarks: [String] = [],
    metrics: [Metric] = CheckReport.usualMetrics,
    focus: Focus = .verdicts,
    figureLimit: Int? = CheckReport.usualFigureLimit,
    toolVersion: String
  ) {
    self.cases = cases
    answers = Self.answers(in: cases)
    self.absentees = absentees
    self.baselinePath = baselinePath
    self.remarks = remarks
    self.metrics = metrics
    self.focus = focus
    self.figureLimit = figureLimit
    self.toolVersion = toolVersion
  }

  /// How many figures and late frames of a case people are shown if nothing is said.
  public static let usualFigureLimit = 3

  /// The metrics that are shown if nothing is said.
  public static let usualMetrics = [
    "frames.presented", "apple.hitch-count", "apple.hitch-time", "apple.hitch-time-ratio",
    "frame-time.p50.nearest-rank", "frame-time.p95.nearest-rank", "frame-time.p99.nearest-rank",
    "freeze.longest", "refreshes.missed",
  ].compactMap(MetricRegistry.metric)

  /// The metrics that trackers of what is better big are told if nothing is said, since none of
  /// ``usualMetrics`` is.
  public static let usualMetricsToRaise = [
    "frames.rate", "android.on-time", "capframex.low-average.1",
  ]
  .compactMap(MetricRegistry.metric)
}

extension CheckReport {
  /// How many verdicts have an outcome.
  public func count(_ outcome: Verdict.Outcome) -> Int {
    cases.reduce(0) { $0 + $1.count(outcome) }
  }

  /// The cases that are worth nothing.
  public var failedCases: [CheckedCase] { cases.filter { $0.failure != nil } }

  /// Whether the baseline does not have a case, so that none of its figures is compared.
  package func isNew(_ subject: CheckedCase) -> Bool { baselinePath != nil && !subject.isCompared }

  /// What is wrong with rules that said nothing of some case, each once.
  public var problems: [RuleProblem] {
    var seen: Set<RuleProblem> = []
    return cases.flatMap { problems(of: $0) }.filter { seen.insert($0).inserted }
  }

  /// What is wrong with rules that said nothing of a case.
  ///
  /// A rule of the command line is about every case that its braces let through, of which some may
  /// have no finger or no late frame: it is wrong only if it says nothing of any.
  public func problems(of subject: CheckedCase) -> [RuleProblem] {
    subject.problems.filter { !isAnswered($0.rule) }
  }

  /// How many cases lack the figure that a rule of the command line found in others, a sentence for
  /// each such rule.
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

  private static func answers(in cases: [CheckedCase]) -> Set<String> {
    Set(cases.lazy.flatMap(\.ruleVerdicts).filter { $0.path == nil }.map(\.rule))
  }

  private func isAnswered(_ rule: Rule) -> Bool {
    rule.path == nil && answers.contains("\(rule.threshold)")
  }

  /// Whether anything differs from the baseline without being worse.
  public var hasImproved: Bool {
    count(.improved) + count(.changed) > 0 || cases.contains(where: \.hasOtherPicture)
  }

  /// The outcomes that fail the check.
  public var failingOutcomes: Set<Verdict.Outcome> {
    failsOnImprovement ? [.failed, .improved, .changed] : [.failed]
  }
}

// MARK: Conclusion

extension CheckReport {
  /// What a check comes to, in a word.
  public enum Conclusion: String, Sendable, CaseIterable {
    /// It was told to end before all cases were run, so that nothing is known of the others.
    case interrupted
    /// A run is worth nothing.
    case broken
    /// A rule is broken, or a figure is worse than in the baseline.
    case failed
    /// A rule says nothing of some run, or the check could not begin.
    case invalid
    /// Something is not as in the baseline, and that is what the check was to fail on.
    case improved
    /// None of these.
    case passed
  }

  /// What the check comes to: the worst there is.
  ///
  /// A run that is worth nothing is worse than a broken rule, and that is worse than a rule which
  /// says nothing of some run.
  public var conclusion: Conclusion {
    if isInterrupted { return .interrupted }
    if !refusals.isEmpty { return .invalid }
    if !failedCases.isEmpty { return .broken }
    if count(.failed) > 0 { return .failed }
    if cases.contains(where: { !problems(of: $0).isEmpty }) { return .invalid }
    return failsOnImprovement && hasImproved ? .improved : .passed
  }
}
