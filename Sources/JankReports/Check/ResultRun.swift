package import JankGate
package import JankMetrics
package import JankText
internal import JankTrace

/// A run in a result: its values, its verdicts, and the metrics to write.
package struct ResultRun: Sendable {
  let result: RunResult
  let verdicts: [Verdict]
  let problems: [RuleProblem]
  let metrics: [Metric]

  /// Collects what a result holds of a run.
  package init(
    _ result: RunResult,
    verdicts: [Verdict] = [],
    problems: [RuleProblem] = [],
    metrics: [Metric]
  ) {
    self.result = result
    self.verdicts = verdicts
    self.problems = problems
    self.metrics = metrics
  }
}

// MARK: What readers ask for

extension ResultRun {
  typealias Key<Value: Sendable> = JSONField<ResultRun, Value>

  static let scenario = Key(
    "scenario",
    .text,
    "The name of the scenario, with the outcome of its drags."
  ) { $0.result.scenario }
  static let device = Key("device", .text, "The name of the device profile.") { $0.result.device }
  static let strategy = Key("strategy", .text, "The name of the strategy.") { $0.result.strategy }
  static let seed = Key("seed", .digits, "The seed of random numbers.") { $0.result.trace.seed }
  static let modelVersion = Key(
    "modelVersion",
    .count,
    "The model version of the run; other versions cannot be compared."
  ) { $0.result.trace.modelVersion }
  static let digest = Key(
    "digest",
    .hexadecimal(digits: 32),
    "The digest of everything that is visible."
  ) { $0.result.trace.digest.description }
  static let refreshRate = Key("refreshRateHz", .count, "The refresh rate of the display.") {
    $0.result.trace.refreshRate
  }
  static let failure = Key(
    "failure",
    .orNull(.text),
    "Why the run is invalid, or null."
  ) { $0.result.failure(of: $0.metrics) }
  static let metrics = Key(
    "metrics",
    .list(of: MetricRow.record.line),
    "The requested metrics."
  ) { run in
    let tally = run.result.tally(for: run.metrics)
    return run.metrics.map { MetricRow($0, of: tally) }
  }
  static let hitches = Key(
    "hitches",
    .list(of: ResultParts.hitch.object),
    "The frames shown later than planned."
  ) { $0.result.headline.hitches }
  static let transitions = Key(
    "transitions",
    .list(of: ResultParts.transition.object),
    "The transitions, in the order of requests."
  ) { $0.result.trace.transitions }
  static let frameClasses = Key(
    "frameClasses",
    .text,
    "A character for each frame: . on time, the refreshes it is late (L from ten), x dropped."
  ) { FrameClass.text($0.result.trace) }
  static let framePrints = Key(
    "framePrints",
    .prints(of: .text(length: 0...Int.max)),
    "Four hexadecimal digits for each frame, as in a baseline."
  ) { FramePrints($0.result.trace) }
  static let events = Key(
    "events",
    .list(of: ResultParts.event.line),
    "Commands, callbacks, gestures and faults, in order."
  ) { $0.result.trace.events }
}

// MARK: All keys

extension ResultRun {
  /// The keys of a run.
  package static let record = JSONRecord<ResultRun> {
    scenario
    device
    strategy
    seed
    modelVersion
    digest
    refreshRate
    failure
    summary.within { $0.result.headline }
    metrics
    hitches
    transitions
    JSONField(
      "findings",
      .list(of: ResultParts.finding.object),
      "The rules of transitions that did not hold."
    ) { $0.result.trace.findings }
    JSONField(
      "failures",
      .list(of: ResultParts.failure.object),
      "What the script requires and did not happen."
    ) { $0.result.trace.failures }
    JSONField(
      "processes",
      .list(of: ResultParts.process.object),
      "The processes; none if the run has only one app."
    ) { $0.result.trace.processes }
    JSONField("warnings", .list(of: ResultParts.warning.object), "The warnings.") {
      $0.result.trace.events.filter { $0.kind == .warning }
    }
    frameClasses
    framePrints
    events
    JSONField(
      "verdicts",
      .list(of: VerdictJSON.verdict.object),
      "The verdicts of the scenario's thresholds."
    ) { $0.verdicts }
    JSONField(
      "problems",
      .list(of: VerdictJSON.problem.object),
      "The thresholds without a verdict."
    ) { $0.problems }
  }

  /// The values of the table.
  private static let summary = JSONRecord<Headline> {
    JSONField("frames", .count, "The number of frames shown during animations.") {
      $0.frameCount
    }
    JSONField("hitchCount", .count, "The number of late ones.") { $0.hitches.count }
    JSONField("hitchTimeNs", .length, "The sum of their lateness.") { $0.hitchTime }
    JSONField("animationTimeNs", .length, "The duration of all animations.") { $0.animationTime }
    JSONField("hitchTimeRatioMsPerS", .orNull(.number), "Hitch time per second of animation.") {
      $0["apple.hitch-time-ratio"]
    }
    JSONField("hitchScale", .text, "The scale of the rating.") { _ in
      HitchScale.animation.rawValue
    }
    JSONField(
      "hitchRating",
      .orNull(.word),
      "The rating; null where the scale does not apply."
    ) { $0.hitchRating }
    JSONField("unfinished", .orNull(.text), "Why the run broke off, or null.") { $0.unfinished }
    JSONField("percentileMethod", .text, "The percentile method.") { _ in
      Percentile.nearestRank.rawValue
    }
    frameTime(percentile: 50, "The median of the frame times.")
    frameTime(percentile: 95, "Their 95th percentile.")
    frameTime(percentile: 99, "Their 99th percentile.")
    JSONField(
      "longestFreezeNs",
      .orNull(.length),
      "The longest time without a new frame while one was due."
    ) { $0.length("freeze.longest") }
    JSONField(
      "settleTimeNs",
      .orNull(.length),
      "From the last request to the last changed frame."
    ) { $0.length("transition.settle.max") }
  }

  private static func frameTime(
    percentile percent: Int,
    _ about: String
  ) -> JSONField<Headline, Interval?> {
    JSONField("frameTimeP\(percent)Ns", .orNull(.length), about) {
      $0.frameTime(percentile: percent)
    }
  }
}
