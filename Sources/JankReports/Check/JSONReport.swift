public import JankGate
public import JankMetrics
internal import JankText
internal import JankTrace

/// Results as JSON: one object, cases in the order given, times in whole nanoseconds.
public enum JSONReport {
  /// The name of the format, stated in every file.
  public static let schema = "janklab-result"
  /// The version of the format; readers refuse a larger one.
  public static let schemaVersion = 1

  /// Writes results.
  ///
  /// - Parameters:
  ///   - results: the cases, in the order to be written.
  ///   - metrics: the metrics of the registry to be written.
  /// - Returns: The text, a line feed at its end.
  public static func text(
    _ results: [RunResult],
    metrics: [Metric] = MetricRegistry.all
  ) -> String {
    var text = ""
    write(results.map { Item(result: $0) }, isInterrupted: false, metrics: metrics) { text += $0 }
    return text
  }

  /// What a run came out as, and what the rules say of it.
  private struct Item {
    let result: RunResult
    var verdicts: [Verdict] = []
    var problems: [RuleProblem] = []
  }

  /// Writes the results that a report keeps, each with what the rules say of it.
  ///
  /// - Parameters:
  ///   - report: the report.
  ///   - metrics: the metrics of the registry to be written, with none of them all.
  ///   - emit: takes the pieces of the text, in order.
  /// - Throws: What `emit` throws.
  static func write<Failure: Error>(
    _ report: CheckReport,
    metrics: [Metric],
    to emit: (String) throws(Failure) -> Void
  ) throws(Failure) {
    let cases = report.cases.compactMap { subject in
      subject.result.map {
        Item(result: $0, verdicts: subject.verdicts, problems: subject.problems)
      }
    }
    try write(
      cases,
      isInterrupted: report.isInterrupted,
      metrics: metrics.isEmpty ? MetricRegistry.all : metrics,
      to: emit
    )
  }

  private static func write<Failure: Error>(
    _ cases: [Item],
    isInterrupted: Bool,
    metrics: [Metric],
    to emit: (String) throws(Failure) -> Void
  ) throws(Failure) {
    var writer = JSONWriter()
    try writer.object { writer throws(Failure) in
      writer.member("schema", schema)
      writer.member("schemaVersion", schemaVersion)
      writer.member("interrupted", isInterrupted)
      try writer.member("cases") { writer throws(Failure) in
        try writer.array(cases) { writer, item throws(Failure) in
          write(&writer, item, metrics)
          try emit(writer.drain())
        }
      }
    }
    try emit(writer.text + "\n")
  }

  private static func write(
    _ writer: inout JSONWriter,
    _ item: Item,
    _ metrics: [Metric]
  ) {
    let result = item.result
    let headline = result.headline
    writer.object { writer in
      writer.member("scenario", result.scenario)
      writer.member("device", result.device)
      writer.member("strategy", result.strategy)
      writer.member("seed", "\(result.trace.seed)")
      writer.member("modelVersion", result.trace.modelVersion)
      writer.member("digest", result.trace.digest.description)
      writer.member("refreshRateHz", result.trace.refreshRate)
      writer.member("frames", headline.frameCount)
      writer.member("hitchCount", headline.hitches.count)
      writer.member("hitchTimeNs", headline.hitchTime.nanoseconds)
      writer.member("animationTimeNs", headline.animationTime.nanoseconds)
      writer.member("hitchTimeRatioMsPerS", headline["apple.hitch-time-ratio"])
      writer.member("hitchScale", HitchScale.animation.rawValue)
      writer.member("hitchRating", headline.hitchRating?.rawValue)
      writer.member("unfinished", headline.unfinished)
      writer.member("percentileMethod", Percentile.nearestRank.rawValue)
      for percent in Headline.percents {
        writer.member(
          "frameTimeP\(percent)Ns",
          headline.frameTime(percentile: percent)?.nanoseconds
        )
      }
      writer.member("longestFreezeNs", headline.length("freeze.longest")?.nanoseconds)
      writer.member("settleTimeNs", headline.length("transition.settle.max")?.nanoseconds)
      writer.member("metrics") { $0.metrics(metrics, of: result.tally(for: metrics)) }
      writer.member("hitches") { $0.array(headline.hitches, write) }
      writer.member("transitions") { $0.array(result.trace.transitions, write) }
      writer.member("findings") { $0.array(result.trace.findings, write) }
      writer.member("failures") { $0.array(result.trace.failures, write) }
      writer.member("warnings") {
        $0.array(result.trace.events.filter { $0.kind == .warning }, write)
      }
      writer.record(of: result.trace)
      writer.member("verdicts") { writer in
        writer.array(item.verdicts) { writer, verdict in
          writer.object { CheckJSON.write(&$0, verdict) }
        }
      }
      writer.member("problems") { CheckJSON.write(&$0, item.problems) }
    }
  }

  private static func write(_ writer: inout JSONWriter, _ hitch: Hitch) {
    writer.object { writer in
      writer.member("frame", hitch.frame)
      writer.member("expectedNs", hitch.expected.nanoseconds)
      writer.member("durationNs", hitch.duration.nanoseconds)
      writer.member("refreshes", hitch.refreshes)
      writer.member("missed", hitch.lateness.rawValue)
      writer.member("cause", hitch.cause?.name)
      writer.member("causeKind", hitch.cause?.kind?.rawValue)
      writer.member("causes") { $0.array(hitch.causes, ExplanationJSON.write) }
    }
  }

  private static func write(_ writer: inout JSONWriter, _ transition: TransitionRecord) {
    writer.object { writer in
      writer.member("kind", transition.kind.rawValue)
      writer.member("from", transition.from)
      writer.member("to", transition.to)
      writer.member("interactive", transition.isInteractive)
      writer.member("requestedNs", transition.requested.nanoseconds)
      writer.member("endedNs", transition.ended?.nanoseconds)
      writer.member("outcome", transition.outcome.rawValue)
    }
  }

  private static func write(_ writer: inout JSONWriter, _ finding: Finding) {
    writer.object { writer in
      writer.member("rule", finding.rule.rawValue)
      writer.member("severity", finding.severity.rawValue)
      writer.member("expected", finding.isExpected)
      writer.member("timeNs", finding.time.nanoseconds)
      writer.member("refresh", finding.refresh)
      writer.member("count", finding.count)
      writer.member("controller", finding.subject)
      writer.member("view", finding.view)
      writer.member("message", finding.text)
      writer.member("consequence", finding.consequence)
      writer.member("step", finding.step?.name)
      writer.member("line", finding.step?.line.map { Int64($0) })
    }
  }

  private static func write(_ writer: inout JSONWriter, _ failure: ScriptFailure) {
    writer.object { writer in
      writer.member("message", failure.text)
      writer.member("line", failure.line.map { Int64($0) })
    }
  }

  private static func write(_ writer: inout JSONWriter, _ warning: TraceEvent) {
    writer.object { writer in
      writer.member("timeNs", warning.time.nanoseconds)
      writer.member("subject", warning.subject)
      writer.member("message", warning.name)
    }
  }
}
