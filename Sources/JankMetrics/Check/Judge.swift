internal import JankTrace

/// Says of cases whether they keep the rules.
///
/// Cases are judged one by one and in any order. What a rule says of a case depends on nothing but
/// the two and the baseline.
public struct Judge: Sendable {
  /// The rules.
  public let rules: [Rule]
  /// What the cases are compared with, or nil for nothing.
  public let baseline: Baseline?
  private let gauges: [Gauge]
  private let keepsResults: Bool

  /// Makes a judge, once the rules are known to make sense.
  ///
  /// - Parameters:
  ///   - rules: the rules.
  ///   - baseline: what the cases are compared with, or nil for nothing.
  ///   - keepsResults: whether checked cases hold on to what they were made of.
  /// - Throws: The first rule that can never say anything.
  public init(
    rules: [Rule],
    baseline: Baseline? = nil,
    keepsResults: Bool = false
  ) throws(RuleProblem) {
    var gauges: [Gauge] = []
    for (place, rule) in rules.enumerated() {
      let gauge = try rule.gauge()
      if rules[..<place].contains(where: { $0.isDuplicate(of: rule) }) {
        throw RuleProblem(rule, "the same rule is stated twice", hint: "remove one")
      }
      if case .baseline = rule.threshold.limit, baseline == nil, rule.threshold.level != .off {
        throw RuleProblem(
          rule,
          "there is no baseline to compare with",
          hint: "name one with --baseline, or make one with janklab baseline record"
        )
      }
      try rule.checkUnits(of: gauge)
      gauges.append(gauge)
    }
    self.rules = rules
    self.baseline = baseline
    self.gauges = gauges
    self.keepsResults = keepsResults
  }
}

extension Judge {
  /// Judges a case.
  ///
  /// - Parameter subject: the case.
  /// - Returns: The case with a verdict for each rule that covers it, and one for each figure that
  ///   is not that of the baseline.
  /// - Throws: A rule that looks at figures which the case does not have.
  public func judge(_ subject: CheckSubject) throws(RuleProblem) -> CheckedCase {
    let run = Baseline.Run(subject.result)
    let old = baseline?.run(of: subject.name)
    let blame = Blame(trace: subject.result.trace, old: old?.frames)
    var verdicts: [Verdict] = []
    var settled: Set<String> = []
    for (rule, gauge) in zip(rules, gauges) where rule.covers(subject.name, from: subject.source) {
      if case .baseline = rule.threshold.limit { settled.insert(rule.threshold.metric) }
      guard rule.threshold.level != .off else { continue }
      verdicts.append(try verdict(on: rule, gauge, subject, run, old, blame))
    }
    var hasOtherPicture = false
    if let old {
      let differences = Self.differences(from: old, of: run, except: settled, blame)
      verdicts += differences
      hasOtherPicture = differences.isEmpty && old.digest != run.digest
    }
    return CheckedCase(
      subject,
      run: run,
      verdicts: verdicts,
      hasOtherPicture: hasOtherPicture,
      keepsResult: keepsResults
    )
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
    guard let bounds = try? rule.threshold.bounds(in: reading.figure.unit, baseline: base) else {
      preconditionFailure("units were checked before")
    }
    let holds = bounds.hold(for: reading.figure)
    return Verdict(
      outcome: holds ? .held : rule.threshold.level == .warn ? .warned : .failed,
      metric: rule.threshold.metric,
      rule: "\(rule.threshold)",
      path: rule.path,
      line: rule.line,
      isAgainstBaseline: base != nil,
      baseline: base,
      limit: bounds.limit,
      actual: reading.figure,
      margin: Figure(steps: bounds.margin(of: reading.figure), reading.figure.unit),
      frames: holds ? [] : blame.frames(beyond: bounds, reading.samples)
    )
  }
}

// MARK: Baselines

extension Judge {
  /// The verdicts on figures that are not what they were.
  private static func differences(
    from old: Baseline.Run,
    of run: Baseline.Run,
    except settled: Set<String>,
    _ blame: Blame
  ) -> [Verdict] {
    guard old.figures != run.figures else { return [] }
    return Figures.ids.compactMap { id in
      guard !settled.contains(id), let metric = MetricRegistry.metric(id) else { return nil }
      return switch (old.figures[id], run.figures[id]) {
      case (nil, nil): nil
      case (nil, let now?): addition(metric, now)
      case (let before?, let now) where before == now: nil
      case (let before?, let now): difference(metric, from: before, to: now, blame)
      }
    }
  }

  // A large check that fails all over has hundreds of thousands of these, and each text once.
  private static let equalities = Dictionary(
    uniqueKeysWithValues: Figures.ids.map { ($0, "\($0): value == baseline") }
  )

  private static func equality(_ metric: Metric) -> String { equalities[metric.id] ?? metric.id }

  /// The verdict on a figure that the baseline does not have, which is no reason to fail.
  private static func addition(_ metric: Metric, _ now: Int64) -> Verdict {
    let figure = Figure(steps: now, metric.unit)
    return Verdict(
      outcome: .changed,
      metric: metric.id,
      rule: equality(metric),
      path: nil,
      line: nil,
      isAgainstBaseline: true,
      baseline: nil,
      limit: figure,
      actual: figure,
      margin: nil,
      frames: []
    )
  }

  private static func difference(
    _ metric: Metric,
    from before: Int64,
    to now: Int64?,
    _ blame: Blame
  ) -> Verdict {
    let outcome: Verdict.Outcome =
      switch (metric.polarity, now) {
      case (_, nil): .failed
      case (.neutral, _): .changed
      case (.lower, let now?): now > before ? .failed : .improved
      case (.higher, let now?): now < before ? .failed : .improved
      }
    return Verdict(
      outcome: outcome,
      metric: metric.id,
      rule: equality(metric),
      path: nil,
      line: nil,
      isAgainstBaseline: true,
      baseline: Figure(steps: before, metric.unit),
      limit: Figure(steps: before, metric.unit),
      actual: now.map { Figure(steps: $0, metric.unit) },
      margin: now.map {
        Figure(steps: -Int64(clamping: ($0 - before).magnitude), metric.unit)
      },
      frames: outcome == .failed ? blame.changedFrames : []
    )
  }
}
