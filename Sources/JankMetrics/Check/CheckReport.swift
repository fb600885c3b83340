/// What a check found, as reports tell it.
public struct CheckReport: Sendable {
  /// The cases, in the order of the files.
  public var cases: [CheckedCase]
  /// What could not be compared, each in a sentence.
  public var remarks: [String]
  /// The metrics that tables and trackers show.
  public var metrics: [Metric]
  /// What tables and JSON dwell on.
  public var focus: Focus
  /// The version of the tool.
  public var toolVersion: String

  /// What tables and JSON dwell on; all other formats are the same for both.
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
  ///   - remarks: what could not be compared, each in a sentence.
  ///   - metrics: the metrics that tables and trackers show.
  ///   - focus: what tables and JSON dwell on.
  ///   - toolVersion: the version of the tool.
  public init(
    cases: [CheckedCase],
    remarks: [String] = [],
    metrics: [Metric] = CheckReport.usualMetrics,
    focus: Focus = .verdicts,
    toolVersion: String
  ) {
    self.cases = cases
    self.remarks = remarks
    self.metrics = metrics
    self.focus = focus
    self.toolVersion = toolVersion
  }

  /// The metrics that are shown if nothing is said.
  public static let usualMetrics = [
    "frames.presented", "apple.hitch-count", "apple.hitch-time", "apple.hitch-time-ratio",
    "frame-time.p50.nearest-rank", "frame-time.p95.nearest-rank", "frame-time.p99.nearest-rank",
    "freeze.longest", "refreshes.missed",
  ].compactMap(MetricRegistry.metric)
}

extension CheckReport {
  /// A verdict and the case it is about.
  public struct Entry: Sendable {
    /// The case.
    public let subject: CheckedCase
    /// The place of the verdict among those of the case.
    package let place: Int

    /// The verdict.
    public var verdict: Verdict { subject.verdicts[place] }

    /// Finds a verdict of a case.
    package init(_ subject: CheckedCase, at place: Int) {
      self.subject = subject
      self.place = place
    }
  }

  /// The verdicts of an outcome, the worst first.
  public func entries(_ outcomes: Set<Verdict.Outcome>) -> [Entry] {
    var entries: [(severity: Double, entry: Entry)] = []
    for subject in cases {
      for (place, verdict) in subject.verdicts.enumerated()
      where outcomes.contains(verdict.outcome) {
        entries.append((verdict.severity, Entry(subject, at: place)))
      }
    }
    return entries.enumerated().sorted { left, right in
      let (first, second) = (left.element.severity, right.element.severity)
      return first == second ? left.offset < right.offset : first > second
    }.map(\.element.entry)
  }

  /// How many verdicts have an outcome.
  public func count(_ outcome: Verdict.Outcome) -> Int {
    cases.reduce(0) { $0 + $1.verdicts.count { $0.outcome == outcome } }
  }

  /// The cases that are worth nothing.
  public var failedCases: [CheckedCase] { cases.filter { $0.failure != nil } }

  /// Whether any rule is broken.
  public var hasRegressed: Bool { count(.failed) > 0 }

  /// Whether anything differs from the baseline without being worse.
  public var hasImproved: Bool {
    count(.improved) + count(.changed) > 0 || cases.contains(where: \.hasOtherPicture)
  }
}
