internal import JankMetrics
internal import JankTrace

/// The figure that a rule looks at, and the samples it was made of.
struct Reading {
  let figure: Figure
  /// The samples, or nil for a figure that a metric has for the whole run.
  let samples: [FrameGauge.Sample]?

  /// Reads the figure off a case.
  ///
  /// - Throws: That the case has no such figure, and why.
  init(
    _ rule: Rule,
    _ gauge: Gauge,
    _ result: RunResult,
    _ run: Baseline.Run
  ) throws(RuleProblem) {
    switch gauge {
    case .figure(let metric):
      guard let steps = run.figures[metric.id] else {
        let reason = metric.value(result.tally(for: [metric])).reason ?? "it is no number"
        throw RuleProblem(rule, "\(metric.id) has no value in \(result.scenario): \(reason)")
      }
      figure = Figure(steps: steps, metric.unit)
      samples = nil
    case .frames(let gauge):
      let samples = gauge.samples(of: result.trace)
      let figure = rule.threshold.aggregate.figure(
        of: samples.map(\.nanoseconds),
        animated: TrackedAnimation(result.trace).length.nanoseconds
      )
      guard let figure else {
        throw RuleProblem(rule, "\(result.scenario) has no frame to measure \(gauge.rawValue) on")
      }
      self.figure = figure
      self.samples = samples
    }
  }
}

extension Rule {
  /// The figure of the baseline that the rule asks for; nil for a rule with a limit of its own.
  func base(
    _ old: Baseline.Run?,
    _ gauge: Gauge,
    of name: CaseName
  ) throws(RuleProblem) -> Figure? {
    guard case .baseline = threshold.limit else { return nil }
    guard case .figure(let metric) = gauge, let steps = old?.figures[metric.id] else {
      throw RuleProblem(
        self,
        "the baseline has no \(threshold.metric) of \(name)",
        hint: "update the baseline to record it"
      )
    }
    return Figure(steps: steps, metric.unit)
  }

  /// Refuses to compare with a baseline of other metrics: no case of it has the figure.
  func checkScope(of gauge: Gauge, _ baseline: Baseline?) throws(RuleProblem) {
    guard case .baseline = threshold.limit, threshold.level != .off, let baseline,
      case .figure(let metric) = gauge, !baseline.comparedIDs.contains(metric.id)
    else { return }
    let metrics = baseline.metrics.joined(separator: ",")
    throw RuleProblem(
      self,
      "the baseline was made for \(metrics) only, and has no \(metric.id)",
      hint: "janklab baseline update PATH… --metrics \(metrics),\(metric.id) records it too"
    )
  }

  /// Whether two rules say the same of the same cases, whatever follows from them.
  func isDuplicate(of other: Rule) -> Bool {
    scenario == other.scenario && threshold.hasSameLimit(as: other.threshold)
  }

  /// Refuses a rule that could say nothing of any run, whatever the baseline.
  package func check() throws(RuleProblem) { try checkUnits(of: try gauge()) }

  /// Refuses a limit in a unit that the figures do not have.
  func checkUnits(of gauge: Gauge) throws(RuleProblem) {
    let unit =
      switch gauge {
      case .figure(let metric): metric.unit
      case .frames: threshold.aggregate.unit
      }
    if case .frames(let gauge) = gauge, case .baseline = threshold.limit {
      throw RuleProblem(
        self,
        "baselines hold figures of runs, not of frames as \(gauge.rawValue) has them",
        hint: "write a metric such as frame-time.p95.nearest-rank: value"
      )
    }
    let isBetweenFigures: Bool
    do throws(Threshold.UnitMismatch) {
      _ = try threshold.bounds(in: unit, baseline: nil)
      isBetweenFigures = try threshold.isBetweenFigures(of: unit)
    } catch {
      throw RuleProblem(
        self,
        "\(threshold.metric) is in \(error.wanted.rawValue), the limit in \(error.unit.rawValue)",
        hint: "write the limit in \(error.wanted.rawValue)"
      )
    }
    if isBetweenFigures {
      throw RuleProblem(
        self,
        "no \(threshold.metric) can be \(threshold.limit)",
        hint: unit.stepCount == 1 ? "write a whole number" : "write six decimals at most"
      )
    }
  }
}
