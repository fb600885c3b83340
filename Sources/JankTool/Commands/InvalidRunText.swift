internal import JankMetrics
internal import JankReports
internal import JankText
internal import JankTrace

/// The reasons why a run is invalid, as text.
enum InvalidRunText {
  /// The number of findings that are listed; more are only counted.
  private static let limit = 5

  /// The reasons, one line each: unexpected findings, what the scenario requests in vain, and
  /// what never settles; none for a valid run.
  static func lines(_ trace: Trace) -> [String] {
    let findings = errors(trace).map { FindingText.line($0) }
    let failures = trace.failures.map { FindingText.line($0) }
    // A run that trapped has no time.
    let unsettled = trace.end > .zero ? trace.unsettled.map { printable($0, limit: 400) } : nil
    return shortList(findings, limit: limit, of: "finding") + failures
      + [unsettled].compactMap(\.self)
  }

  /// The unexpected findings that make a run invalid.
  static func errors(_ trace: Trace) -> [Finding] {
    trace.findings.filter { !$0.isExpected && $0.severity == .error }
  }
}
