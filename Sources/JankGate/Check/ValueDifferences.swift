internal import JankMetrics
internal import JankTrace

/// The values of a case that differ from the baseline.
///
/// ``RunComparison`` decides which of them fail, improve or only change. A check in which
/// everything fails has hundreds of thousands of them. So verdicts are created on access, and only
/// values take memory.
struct ValueDifferences: Sendable {
  private let old: MetricValues
  private let now: MetricValues
  /// The indices of the metrics whose values differ, in file order.
  private let places: [Int]
  private let comparison: RunComparison
  /// Why the run no longer has the values that fail the check, by metric id.
  private let absences: [String: String]
  /// The transitions whose longest times fail the check, by metric id.
  private let transitions: [String: TransitionRecord]
  /// The transitions that differ; any of them fails the check.
  let transitionChanges: [TransitionChange]
  let frames: [BlamedFrame]
  /// The first touch that moves in another way than in the old run, or nil for none.
  let touchChange: TouchChange?
  let counts: [Verdict.Outcome: Int]
  /// The largest severity of a regression.
  let severity: Double

  /// Compares the values of two runs.
  ///
  /// `changedFrames` is called only for a regression, `absence`, which returns why the new run does
  /// not have a value, only if that fails the check, and `transition`, which returns where a value
  /// comes from, only for values that fail the check. `transitionChanges`, which returns the
  /// transitions that differ, is called only if their outcomes are compared.
  init(
    from old: Baseline.Run,
    to now: Baseline.Run,
    refreshRate: Int,
    where isCompared: (String) -> Bool,
    absence: (Metric) -> String? = { _ in nil },
    transition: (String) -> TransitionRecord? = { _ in nil },
    transitionChanges: () -> [TransitionChange],
    changedFrames: () -> [BlamedFrame]
  ) {
    self.old = old.metricValues
    self.now = now.metricValues
    let differing =
      old.metricValues == now.metricValues
      ? [] : now.metricValues.places(differingFrom: old.metricValues)
    let counters = OtherOutcome.commonMetrics(
      { old.metricValues[$0] != nil },
      { now.metricValues[$0] != nil }
    ).filter(isCompared)
    let changes = counters.isEmpty ? [] : transitionChanges()
    self.transitionChanges = changes
    places = Self.places(
      differing.filter { isCompared(MetricValues.ids[$0]) },
      counting: changes.isEmpty ? [] : counters
    )
    comparison = RunComparison(
      from: old.metricValues,
      to: now.metricValues,
      refreshRate: refreshRate
    )
    var counts: [Verdict.Outcome: Int] = [:]
    var absences: [String: String] = [:]
    var transitions: [String: TransitionRecord] = [:]
    var severity = 0.0
    for place in places {
      let verdict = Self.verdict(
        at: place,
        from: old.metricValues,
        to: now.metricValues,
        comparison,
        changes: changes
      )
      if verdict.isLoss {
        absences[verdict.metric] = absence(MetricValues.metrics[place]) ?? "the reason is unknown"
      } else if verdict.outcome == .failed {
        transitions[verdict.metric] = transition(verdict.metric)
      }
      counts[verdict.outcome, default: 0] += 1
      severity = max(severity, verdict.severity)
    }
    touchChange = now.touches.change(since: old.touches)
    self.counts = counts
    self.absences = absences
    self.transitions = transitions
    self.severity = severity
    // No frame explains what no longer happens.
    frames = counts[.failed, default: 0] > absences.count ? changedFrames() : []
  }
}

extension ValueDifferences {
  var verdicts: [Verdict] {
    places.map {
      Self.verdict(
        at: $0,
        from: old,
        to: now,
        comparison,
        absences: absences,
        frames: frames,
        transitions: transitions,
        changes: transitionChanges
      )
    }
  }

  /// The number of values that fail because only the old run has them.
  var lossCount: Int { absences.count }

  /// Adds the first of some metrics to the indices of those that differ, unless one is there.
  ///
  /// Other transitions fail the check, though their numbers may be equal.
  private static func places(_ places: [Int], counting ids: [String]) -> [Int] {
    let counting = ids.compactMap { MetricValues.ids.firstIndex(of: $0) }
    guard let first = counting.first, !places.contains(where: counting.contains) else {
      return places
    }
    return (places + [first]).sorted()
  }

  // Shared, because many cases use each of these texts.
  private static let rules = MetricValues.ids.map { "\($0): value == baseline" }

  private static func verdict(
    at place: Int,
    from old: MetricValues,
    to now: MetricValues,
    _ comparison: RunComparison,
    absences: [String: String] = [:],
    frames: [BlamedFrame] = [],
    transitions: [String: TransitionRecord] = [:],
    changes: [TransitionChange]
  ) -> Verdict {
    let metric = MetricValues.metrics[place]
    func metricValue(_ steps: Int64) -> MetricValue { MetricValue(steps: steps, metric.unit) }
    let (before, after) = (old.steps(at: place), now.steps(at: place))
    let changes = OtherOutcome.isCounted(by: metric.id) ? changes : []
    let outcome = changes.isEmpty ? comparison.judgement(of: metric.id).outcome : .failed
    let change = before.flatMap { before in
      after.flatMap { metricValue($0).difference(from: metricValue(before)) }
    }
    return Verdict(
      outcome: outcome,
      metric: metric.id,
      rule: rules[place],
      path: nil,
      line: nil,
      column: nil,
      isAgainstBaseline: true,
      baseline: before.map(metricValue),
      limit: metricValue(before ?? after ?? 0),
      actual: after.map(metricValue),
      absence: absences[metric.id],
      margin: change.map { metricValue(-abs($0.steps)) },
      frames: outcome == .failed ? frames : [],
      transition: transitions[metric.id],
      transitionChanges: changes
    )
  }
}

extension RunComparison.Judgement {
  fileprivate var outcome: Verdict.Outcome {
    switch self {
    case .better: .improved
    case .worse: .failed
    case .changed: .changed
    }
  }
}
