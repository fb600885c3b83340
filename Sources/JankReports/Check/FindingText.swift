internal import JankText
package import JankTrace

/// A finding in words for people.
package enum FindingText {
  /// What was found, when, in which controller and view, and the step of the script that led there.
  ///
  /// One line.
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
  /// What did not come about, and the line of the scenario that says so, on one line.
  package static func line(_ failure: ScriptFailure) -> String {
    printable(failure.text, limit: 400) + (failure.line.map { ", in line \($0)" } ?? "")
  }
}
