public import JankMetrics
internal import JankTrace

/// Judges cases by rules.
///
/// Cases are judged independently and in any order. A verdict depends only on the rule, the case
/// and the baseline.
public struct Judge: Sendable {
  /// The rules.
  public let rules: [Rule]
  /// The baseline to compare with, or nil for none.
  public let baseline: Baseline?
  /// The ids of the metrics compared with the baseline.
  private let compared: Set<String>
  private let gauges: [Gauge]
  /// The metrics whose values judged cases have.
  public let measured: [Metric]
  private let keepsResults: Bool
  private let keepsFrames: Bool

  /// Creates a judge after validating the rules.
  ///
  /// - Parameters:
  ///   - rules: the rules.
  ///   - baseline: the baseline to compare with, or nil for none.
  ///   - metrics: the metrics to compare; if empty, all metrics of the baseline.
  ///   - measured: additional metrics for reports; compared metrics and those of rules are always
  ///     measured.
  ///   - keepsResults: whether judged cases keep their results.
  ///   - keepsFrames: whether kept results include frames and all other data of metrics.
  /// - Throws: The first of the ``problems(in:beside:)``.
  public init(
    rules: [Rule],
    baseline: Baseline? = nil,
    comparing metrics: [Metric] = [],
    measuring measured: [Metric] = MetricRegistry.all,
    keepsResults: Bool = false,
    keepsFrames: Bool = true
  ) throws(RuleProblem) {
    var gauges: [Gauge] = []
    for place in rules.indices { gauges.append(try Self.gauge(at: place, in: rules, baseline)) }
    self.rules = rules
    self.baseline = baseline
    let recorded = baseline?.comparedIDs ?? []
    compared = metrics.isEmpty ? recorded : recorded.intersection(metrics.map(\.id))
    self.gauges = gauges
    let wanted = compared.union(measured.map(\.id)).union(gauges.compactMap(\.metricID))
    let needed = Set(
      MetricRegistry.noticed.compactMap { wanted.contains($0.id) ? $0.resolution?.neededID : nil }
    )
    self.measured = MetricRegistry.all.filter { wanted.union(needed).contains($0.id) }
    self.keepsResults = keepsResults
    self.keepsFrames = keepsFrames
  }
}

extension Judge {
  /// Whether a rule needs frames, which a run without transitions does not have.
  package var hasRulesAboutFrames: Bool {
    gauges.contains { gauge in
      guard case .metricValue(let metric) = gauge else { return true }
      return metric.bearing == .visible || metric.bearing == .derived
    }
  }

  /// Returns the problems of rules that can never apply.
  ///
  /// - Parameters:
  ///   - rules: the rules.
  ///   - baseline: the baseline to compare with, or nil for none.
  /// - Returns: One problem for each such rule, in order.
  public static func problems(in rules: [Rule], beside baseline: Baseline?) -> [RuleProblem] {
    rules.indices.compactMap { place in
      do throws(RuleProblem) {
        _ = try gauge(at: place, in: rules, baseline)
        return nil
      } catch {
        return error
      }
    }
  }

  private static func gauge(
    at place: Int,
    in rules: [Rule],
    _ baseline: Baseline?
  ) throws(RuleProblem) -> Gauge {
    let rule = rules[place]
    let gauge = try rule.gauge()
    if rules[..<place].contains(where: { $0.isDuplicate(of: rule) }) {
      throw RuleProblem(rule, "the same rule is stated twice", hint: "remove one")
    }
    if case .baseline = rule.threshold.limit, baseline == nil, rule.threshold.level != .off {
      throw RuleProblem(
        rule,
        "there is no baseline to compare with",
        hint: "pass --baseline FILE, or record one: janklab baseline record PATH…"
      )
    }
    try rule.checkUnits(of: gauge)
    try rule.checkScope(of: gauge, baseline)
    return gauge
  }

  /// Judges a case.
  ///
  /// - Parameter subject: the case.
  /// - Returns: The case with a verdict for each rule that covers it, and one for each value that
  ///   differs from the baseline. Rules on a value that the case does not have are among its
  ///   problems.
  public func judge(_ subject: CheckSubject) -> CheckedCase {
    let run = Baseline.Run(subject.result, metrics: measured)
    let old = baseline?.run(of: subject.name)
    let blame = Blame(trace: subject.result.trace, run: run, old: old)
    var verdicts: [Verdict] = []
    var problems: [RuleProblem] = []
    var settled: Set<String> = []
    for (rule, gauge) in zip(rules, gauges) where rule.covers(subject.name, from: subject.source) {
      if case .baseline = rule.threshold.limit { settled.insert(rule.threshold.metric) }
      guard rule.threshold.level != .off else { continue }
      do throws(RuleProblem) {
        verdicts.append(try verdict(on: rule, gauge, subject, run, old, blame))
      } catch {
        problems.append(error)
      }
    }
    let beside = old.map { old in
      ValueDifferences(
        from: old,
        to: run,
        refreshRate: subject.result.trace.refreshRate,
        where: { compared.contains($0) && !settled.contains($0) },
        absence: { $0.value(subject.result.tally(for: [$0])).reason },
        transition: { blame.transition(by: $0) },
        transitionChanges: { blame.transitionChanges },
        changedFrames: { blame.changedFrames }
      )
    }
    return CheckedCase(
      subject,
      failure: subject.result.failure(of: measured),
      run: run,
      verdicts: verdicts,
      problems: problems,
      beside: beside,
      hasOtherFrames: old.map { $0.digest != run.digest } ?? false
        && beside?.counts.isEmpty ?? true,
      keeping: kept(subject.result)
    )
  }

  private func kept(_ result: RunResult) -> RunResult? {
    guard keepsResults else { return nil }
    return keepsFrames ? result : result.withoutFrames
  }

  private func verdict(
    on rule: Rule,
    _ gauge: Gauge,
    _ subject: CheckSubject,
    _ run: Baseline.Run,
    _ old: Baseline.Run?,
    _ blame: Blame
  ) throws(RuleProblem) -> Verdict {
    let reading = try Reading(rule, gauge, subject.result, run)
    let base = try rule.base(old, gauge, of: subject.name)
    guard let bounds = try? rule.threshold.bounds(in: reading.metricValue.unit, baseline: base)
    else {
      preconditionFailure("units were checked before")
    }
    let holds = bounds.hold(for: reading.metricValue)
    let isOtherOutcome = !holds && OtherOutcome.isCounted(by: rule.threshold.metric)
    return Verdict(
      outcome: holds
        ? gauge.polarity.isImprovement(from: base, to: reading.metricValue) ? .improved : .held
        : rule.threshold.level == .warn ? .warned : .failed,
      metric: rule.threshold.metric,
      rule: "\(rule.threshold)",
      path: rule.path,
      line: rule.line,
      column: rule.column,
      isAgainstBaseline: base != nil,
      baseline: base,
      limit: bounds.limit,
      actual: reading.metricValue,
      absence: nil,
      margin: MetricValue(steps: bounds.margin(of: reading.metricValue), reading.metricValue.unit),
      frames: holds
        ? []
        : blame.frames(of: gauge, beyond: bounds, isAgainstBaseline: base != nil, reading.samples),
      transition: holds
        ? nil : blame.transition(by: rule.threshold.metric, beyond: base == nil ? bounds : nil),
      transitionChanges: isOtherOutcome && base != nil ? blame.transitionChanges : []
    )
  }
}

extension Metric.Polarity {
  fileprivate func isImprovement(from base: MetricValue?, to metricValue: MetricValue) -> Bool {
    guard let base else { return false }
    return switch self {
    case .lower: metricValue.steps < base.steps
    case .higher: metricValue.steps > base.steps
    case .neutral: false
    }
  }
}
