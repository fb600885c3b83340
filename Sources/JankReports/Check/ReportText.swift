package import JankMetrics
internal import JankTrace

/// Verdicts and frames in words, the same in every report.
package enum ReportText {
  /// What broke a rule, on one line: figure, limit, margin.
  package static func line(_ verdict: Verdict) -> String {
    let actual = verdict.actual.map { "\($0)" } ?? "missing"
    var line = "\(verdict.metric) is \(actual)"
    if let baseline = verdict.baseline, verdict.rule.hasSuffix("value == baseline") {
      line += ", was \(baseline)"
      if let change = verdict.change { line += " (\(signed(change)))" }
      return line
    }
    if verdict.isAgainstBaseline, verdict.baseline == nil {
      return line + ", and the baseline has none"
    }
    line += verdict.outcome == .held ? ", within " : ", limit "
    line += "\(verdict.limit)"
    if let margin = verdict.margin, margin.steps < 0 {
      line += ", beyond it by \(Figure(steps: -margin.steps, margin.unit))"
    }
    return line + " (\(verdict.rule))"
  }

  /// A frame that broke a rule, and why.
  package static func line(_ frame: BlamedFrame) -> String {
    let late =
      frame.lateness > .zero
      ? "shown \(milliseconds(frame.lateness)) late" : "shown in time"
    return "frame \(frame.index) \(late), \(cause(frame))"
  }

  /// What took the time of a frame: the chain of causes of a late one, else the longest work.
  package static func cause(_ frame: BlamedFrame) -> String {
    guard frame.causes.isEmpty else {
      return frame.causes.map(CauseText.phrase).joined(separator: "; ")
    }
    guard let work = frame.work else {
      let length = milliseconds(frame.rendering)
      return "no work on the main thread, rendered in \(length)"
    }
    let kind = work.kind.rawValue
    let name = work.name == kind ? kind : "\(kind) \(quoted(work.name))"
    return "\(name) held the main thread \(milliseconds(work.end - work.start))"
  }

  /// Everything there is to say about a verdict, line by line.
  package static func lines(_ entry: CheckReport.Entry) -> [String] {
    [line(entry.verdict)] + entry.verdict.frames.map(line)
      + ["again: \(printable(entry.subject.replay, limit: 1_000))"]
  }

  /// Why a case is worth nothing, line by line.
  package static func failureLines(_ subject: CheckedCase) -> [String] {
    [
      printable(subject.failure ?? "", limit: 1_000),
      "again: \(printable(subject.replay, limit: 1_000))",
    ]
  }

  /// What came out of it all, in a line.
  package static func summary(_ report: CheckReport) -> String {
    let count = report.cases.count
    var parts = ["\(count) \(count == 1 ? "case" : "cases")"]
    for outcome in Verdict.Outcome.allCases.reversed() where report.count(outcome) > 0 {
      parts.append("\(report.count(outcome)) \(outcome.rawValue)")
    }
    let failures = report.failedCases.count
    if failures > 0 { parts.append("\(failures) worth nothing") }
    return "\(verdict(report)): " + parts.joined(separator: ", ")
  }

  /// The one word for it all.
  package static func verdict(_ report: CheckReport) -> String {
    if !report.failedCases.isEmpty { return "broken" }
    return report.hasRegressed ? "failed" : "passed"
  }

  /// A figure with its sign, also where it is above 0.
  package static func signed(_ figure: Figure) -> String {
    figure.steps > 0 ? "+\(figure)" : "\(figure)"
  }

  /// The name of a case, fit for a line.
  package static func name(_ subject: CheckedCase) -> String {
    "\(printable(subject.name.scenario, limit: 100)) / \(subject.name.device)"
      + " / \(subject.name.strategy)"
  }

  private static func milliseconds(_ interval: Interval) -> String {
    "\(Figure(steps: interval.nanoseconds, .milliseconds))"
  }
}
