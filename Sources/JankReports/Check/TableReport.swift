public import JankGate
internal import JankMetrics
public import JankText
internal import JankTrace

/// Results as a table, with hitches and findings listed below it.
public enum TableReport {
  /// Returns results as a table.
  ///
  /// - Parameters:
  ///   - results: the cases, in output order.
  ///   - hitchLimit: the number of hitches a case lists, longest first; nil for all.
  ///   - layout: the layout of the table.
  /// - Returns: The text, which ends with a line feed.
  public static func text(
    _ results: [RunResult],
    hitchLimit: Int? = nil,
    layout: TextLayout = .standard
  ) -> String {
    grid(results, hitchLimit: hitchLimit).text(layout)
  }

  /// Returns the same in rows and columns.
  static func grid(
    _ results: [RunResult],
    hitchLimit: Int?,
    listsHitches: Bool = true,
    listsErrors: Bool = true,
    gated: GatedMetrics? = nil,
    origins: [CaseName: CheckedCase] = [:]
  ) -> ResultGrid {
    let expected = results.map { $0.trace.findings.count { $0.isExpected } }
    let expectedCount = expected.reduce(0, +)
    let listsExpected = hitchLimit == nil || expectedCount <= expectedLimit
    let hitches = listsHitches ? results.flatMap { self.hitches($0, limit: hitchLimit) } : []
    var notes = CaseNotes()
    for result in results {
      let texts = self.notes(result, listsErrors: listsErrors, listsExpected: listsExpected)
      let warnings = self.warnings(of: result, from: origins[result.caseName])
      for text in texts + warnings { notes.add(text, of: result.caseName) }
    }
    let caseCount = expected.count { $0 > 0 }
    let rest =
      "\(expectedCount) findings in \(caseCount) \(caseCount == 1 ? "case" : "cases") "
      + "are expected by the scenarios; --all lists them"
    return ResultGrid(
      columns: columns(gated),
      rows: results.map(row),
      notes: hitches + notes.lines + (listsExpected ? [] : [rest]),
      legend: legend,
      colours: results.map { result in
        let headline = result.headline
        if headline.isInvalid { return [ratingColumn: .red] }
        return headline.hitchRating.map { [ratingColumn: $0.colour] } ?? [:]
      },
      keyCount: ReportText.caseColumns.count
    )
  }

  /// The number of expected findings that are listed; more are only counted.
  private static let expectedLimit = 5

  /// The columns; those of metrics that rules are about are never hidden.
  private static func columns(_ gated: GatedMetrics?) -> [TextTable.Column] {
    func value(_ id: String, rank: Int) -> TextTable.Column {
      let gatedRank = MetricRegistry.metric(id).flatMap { gated?.rank(of: $0, usually: rank) }
      return .right(MetricHeading.name(id), rank: gatedRank ?? rank)
    }
    return ReportText.caseColumns + [
      value("frames.presented", rank: 3), value("apple.hitch-count", rank: 0),
      value("apple.hitch-time", rank: 1), value("apple.hitch-time-ratio", rank: 0),
      TextTable.Column.left("rating").bound,
      value("frame-time.p50.nearest-rank", rank: 8), value("frame-time.p95.nearest-rank", rank: 5),
      value("frame-time.p99.nearest-rank", rank: 7), value("freeze.longest", rank: 6),
      value("transition.settle.max", rank: 2),
      .digest("digest", rank: gated == nil ? 4 : GatedMetrics.rank(ofOther: 4)),
    ]
  }
  private static let ratingColumn = 7

  private static let legend = [
    "Times in ms. Hitch ratio in ms per s of animation, rated on Apple's scale for all animations:",
    "up to 10 good, 25 warning, 50 critical, above severe. Frame-time percentiles by nearest rank.",
    "Settle: the longest time from the request of a transition to its last visible change.",
  ]

  private static func row(_ result: RunResult) -> [String] {
    let headline = result.headline
    let percentiles = Headline.percents.map { milliseconds(headline.frameTime(percentile: $0)) }
    let ratio = headline["apple.hitch-time-ratio"]
    return [
      printable(result.scenario, limit: 100), result.device, result.strategy,
      "\(headline.frameCount)",
      "\(headline.hitches.count)", milliseconds(headline.hitchTime),
      ratio.map { Decimal.text($0, digits: 2) } ?? "-",
      headline.ratingWord,
    ] + percentiles + [
      milliseconds(headline.length("freeze.longest")),
      milliseconds(headline.length("transition.settle.max")),
      result.trace.digest.description,
    ]
  }

  private static func milliseconds(_ interval: Interval?) -> String {
    interval.map { Decimal.text($0.milliseconds, digits: 2) } ?? "-"
  }

  private static func hitches(_ result: RunResult, limit: Int?) -> [String] {
    let name = ReportText.name(result.caseName)
    return lines(result.headline.hitches, limit: limit).map { "\(name): \($0)" }
  }

  /// The findings of a run, and the errors that make it invalid.
  private static func notes(
    _ result: RunResult,
    listsErrors: Bool,
    listsExpected: Bool
  ) -> [String] {
    let listed = result.trace.findings.filter {
      $0.isExpected ? listsExpected : listsErrors || $0.severity != .error
    }
    let findings = listed.map {
      let kind = $0.isExpected ? "expected" : $0.severity.rawValue
      return "\(kind) \(FindingText.line($0)). UIKit: \($0.consequence)"
    }
    return findings + (listsErrors ? result.trace.failures.map(FindingText.line) : [])
  }

  /// The warnings of a run, each with its line if the file of the scenario is known.
  private static func warnings(of result: RunResult, from origin: CheckedCase?) -> [String] {
    result.trace.events.filter { $0.kind == .warning }.map { event in
      let place = origin.map { WarningText.place($0.lines.warnings[event.name], in: $0.path) }
      return "\(printable(event.subject)): \(printable(event.name, limit: 200))\(place ?? "")"
    }
  }

  /// The longest hitches in time order, and the number of the others.
  private static func lines(_ hitches: [Hitch], limit: Int?) -> [String] {
    let listed = listed(hitches, limit: limit)
    let more = hitches.count - listed.count
    guard more > 0 else { return listed.map(line) }
    return listed.map(line)
      + ["and \(more) more late \(more == 1 ? "frame" : "frames"), which --all shows"]
  }

  /// The longest hitches in time order.
  static func listed(_ hitches: [Hitch], limit: Int?) -> [Hitch] {
    guard let limit, hitches.count > limit else { return hitches }
    let longest = hitches.sorted { ($1.duration, $0.frame) < ($0.duration, $1.frame) }
    let frames = Set(longest.prefix(limit).map(\.frame))
    return hitches.filter { frames.contains($0.frame) }
  }

  private static func line(_ hitch: Hitch) -> String {
    let delay = CauseText.delay(
      hitch.duration,
      refreshes: hitch.refreshes,
      lead: hitch.lead
    )
    let reason = hitch.causes.map(CauseText.phrase).joined(separator: "; ")
    return "frame \(hitch.frame) shown \(delay) late, \(reason)"
  }
}
