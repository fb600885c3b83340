internal import JankText
package import JankTrace

/// Findings as text.
package enum FindingText {
  /// Describes a finding on one line: what, when, in which view controller and view, and the script
  /// step that led to it.
  package static func line(_ finding: Finding) -> String {
    let time = Decimal.text(Double(finding.time.nanoseconds) / 1e6, digits: 2)
    let step = finding.step.map { step in
      "; after \(quoted(step.name))" + (step.line.map { " in line \($0)" } ?? "")
    }
    let view = finding.view.map { ", view \(printable($0))" }
    let times = finding.count > 1 ? " (\(finding.count) times)" : ""
    return "\(finding.rule.rawValue) at \(time) ms (refresh \(finding.refresh)), "
      + "\(printable(finding.subject))\(view ?? ""): "
      + "\(printable(finding.text, limit: 400))\(times)\(step ?? "")"
  }
  /// Describes on one line what did not happen, and the line of the scenario that expects it.
  package static func line(_ failure: ScriptFailure) -> String {
    printable(failure.text, limit: 400) + (failure.line.map { ", in line \($0)" } ?? "")
  }
}
