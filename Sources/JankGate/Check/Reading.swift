internal import JankMetrics
internal import JankTrace

/// The value that a rule evaluates, and its samples.
struct Reading {
  let metricValue: MetricValue
  /// The samples, or nil for a metric of the whole run.
  let samples: [FrameGauge.Sample]?

  /// Reads the value from a case.
  ///
  /// - Throws: The reason if the case has no such value.
  init(
    _ rule: Rule,
    _ gauge: Gauge,
    _ result: RunResult,
    _ run: Baseline.Run
  ) throws(RuleProblem) {
    switch gauge {
    case .metricValue(let metric):
      guard let steps = run.metricValues[metric.id] else {
        let reason = metric.value(result.tally(for: [metric])).reason ?? "it is not a number"
        throw RuleProblem(rule, "\(metric.id) has no value in \(result.scenario): \(reason)")
      }
      metricValue = MetricValue(steps: steps, metric.unit)
      samples = nil
    case .frames(let gauge):
      let samples = gauge.samples(of: result.trace)
      let metricValue = rule.threshold.aggregate.metricValue(
        of: samples.map(\.nanoseconds),
        animated: TrackedAnimation(result.trace).length.nanoseconds
      )
      guard let metricValue else {
        throw RuleProblem(rule, "\(result.scenario) has no frame to measure \(gauge.rawValue) on")
      }
      self.metricValue = metricValue
      self.samples = samples
    }
  }
}

extension Rule {
  /// The baseline's value for the rule; nil for a rule with a limit of its own.
  func base(
    _ old: Baseline.Run?,
    _ gauge: Gauge,
    of name: CaseName
  ) throws(RuleProblem) -> MetricValue? {
    guard case .baseline = threshold.limit else { return nil }
    guard case .metricValue(let metric) = gauge, let steps = old?.metricValues[metric.id] else {
      throw RuleProblem(
        self,
        "the baseline has no \(threshold.metric) of \(name)",
        hint: "update the baseline to record it"
      )
    }
    return MetricValue(steps: steps, metric.unit)
  }

  /// Rejects a rule against a baseline that does not hold its metric.
  func checkScope(of gauge: Gauge, _ baseline: Baseline?) throws(RuleProblem) {
    guard case .baseline = threshold.limit, threshold.level != .off, let baseline,
      case .metricValue(let metric) = gauge, !baseline.comparedIDs.contains(metric.id)
    else { return }
    let metrics = baseline.metrics.joined(separator: ",")
    throw RuleProblem(
      self,
      "the baseline holds only \(metrics), not \(metric.id)",
      hint: "to record it too: janklab baseline update PATH… --metrics \(metrics),\(metric.id)"
    )
  }

  /// Whether two rules set the same limit for the same cases, whatever their levels.
  func isDuplicate(of other: Rule) -> Bool {
    scenario == other.scenario && threshold.hasSameLimit(as: other.threshold)
  }

  /// Rejects a rule that cannot apply to any run, whatever the baseline.
  package func check() throws(RuleProblem) { try checkUnits(of: try gauge()) }

  /// Rejects a limit in a unit that the values do not have.
  func checkUnits(of gauge: Gauge) throws(RuleProblem) {
    let unit =
      switch gauge {
      case .metricValue(let metric): metric.unit
      case .frames: threshold.aggregate.unit
      }
    if case .frames(let gauge) = gauge, case .baseline = threshold.limit {
      throw RuleProblem(
        self,
        "a baseline holds values of runs, but \(gauge.rawValue) is measured on frames",
        hint: "write a metric such as frame-time.p95.nearest-rank: value"
      )
    }
    let isBetweenValues: Bool
    do throws(Threshold.UnitMismatch) {
      _ = try threshold.bounds(in: unit, baseline: nil)
      isBetweenValues = try threshold.isBetweenValues(of: unit)
    } catch {
      throw RuleProblem(
        self,
        error.wanted.stepCount == 1
          ? "\(threshold.metric) is a number without a unit, the limit in \(error.unit.rawValue)"
          : "\(threshold.metric) is in \(error.wanted.rawValue), the limit in "
            + error.unit.rawValue,
        hint: threshold.hint(about: error)
      )
    }
    if isBetweenValues {
      throw RuleProblem(
        self,
        "\(threshold.metric) can never be \(threshold.limit)",
        hint: unit.stepCount == 1 ? "write a whole number" : "write at most six decimals"
      )
    }
  }
}

extension Threshold {
  /// What to write instead of a limit in a unit that does not fit.
  fileprivate func hint(about mismatch: UnitMismatch) -> String {
    let countsRefreshes = mismatch.unit == .refreshes || mismatch.unit == .frames
    guard countsRefreshes, mismatch.wanted == .milliseconds else {
      return "write for example \"\(converted(to: mismatch.wanted))\""
    }
    return "a refresh takes 16.67 ms at 60 Hz and 8.33 ms at 120 Hz; write the time"
  }

  /// The rule with each number in a unit, as an example of a rule that can be parsed.
  private func converted(to unit: Metric.Unit) -> Threshold {
    var rule = self
    let unit = unit.stepCount == 1 ? nil : Unit(unit)
    switch limit {
    case .fixed(let quantity): rule.limit = .fixed(Quantity(quantity.number, unit))
    case .baseline(let more): rule.limit = .baseline(plus: more.map { Quantity($0.number, unit) })
    }
    rule.slack = slack.map { Quantity($0.number, unit) }
    return rule
  }
}
