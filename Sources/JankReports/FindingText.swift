package import JankTrace

/// A finding in words for people.
package enum FindingText {
  /// What was found, where and when, and the step of the script that led there, on one line.
  package static func line(_ finding: Finding) -> String {
    let time = Decimal.text(Double(finding.time.nanoseconds) / 1e6, digits: 2)
    let step = finding.step.map { step in
      "; after \(quoted(step.name))" + (step.line.map { " in line \($0)" } ?? "")
    }
    return "\(finding.rule.rawValue) at \(time) ms (refresh \(finding.refresh)), "
      + "\(printable(finding.subject)): \(printable(finding.text, limit: 400))\(step ?? "")"
  }
}
