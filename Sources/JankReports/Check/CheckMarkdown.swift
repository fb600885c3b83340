internal import JankMetrics
internal import JankTrace

/// A check as Markdown: the verdict, the broken rules worst first, what got better folded away.
enum CheckMarkdown {
  /// What the summary of a job may hold is 1 MiB; a row stays far below the rest of it.
  private static let byteLimit = 900_000

  static func write<Failure: Error>(
    _ report: CheckReport,
    to emit: (String) throws(Failure) -> Void
  ) throws(Failure) {
    try emit("### JankLab: \(escaped(ReportText.summary(report)))\n\n")
    var left = byteLimit
    for subject in report.failedCases {
      let name = escaped(ReportText.name(subject))
      try take("- \(name): \(escaped(subject.failure ?? ""))\n", from: &left, to: emit)
    }
    let broken = report.entries([.failed, .warned])
    try writeTable(broken, from: &left, to: emit)
    if let worst = broken.first { try writeDetails(worst, to: emit) }
    let others = report.entries([.improved, .changed])
    if !others.isEmpty, left > 0 {
      let count = "\(others.count) \(others.count == 1 ? "figure" : "figures")"
      try emit("<details><summary>\(count) improved or changed</summary>\n\n")
      try writeTable(others, from: &left, to: emit)
      try emit("</details>\n\n")
    }
    for remark in report.remarks { try take("- \(escaped(remark))\n", from: &left, to: emit) }
    if let worst = broken.first {
      try emit("\nAgain: <code>\(escaped(worst.subject.replay))</code>\n")
    }
  }

  private static func writeTable<Failure: Error>(
    _ entries: [CheckReport.Entry],
    from left: inout Int,
    to emit: (String) throws(Failure) -> Void
  ) throws(Failure) {
    guard !entries.isEmpty else { return }
    try emit(
      """
      | Scenario | Strategy | Metric | Baseline | Now | Change | Limit | Verdict |
      | --- | --- | --- | ---: | ---: | ---: | ---: | --- |

      """
    )
    for (place, entry) in entries.enumerated() {
      guard left > 0 else {
        try emit("\n… and \(entries.count - place) more\n")
        break
      }
      try take(row(entry), from: &left, to: emit)
    }
    try emit("\n")
  }

  private static func row(_ entry: CheckReport.Entry) -> String {
    let (subject, verdict) = (entry.subject, entry.verdict)
    let cells = [
      "\(subject.name.scenario) / \(subject.name.device)", subject.name.strategy, verdict.metric,
      verdict.baseline.map { "\($0)" } ?? "", verdict.actual.map { "\($0)" } ?? "missing",
      verdict.change.map(ReportText.signed) ?? "", "\(verdict.limit)", verdict.outcome.rawValue,
    ]
    return "| " + cells.map(escaped).joined(separator: " | ") + " |\n"
  }

  private static func writeDetails<Failure: Error>(
    _ entry: CheckReport.Entry,
    to emit: (String) throws(Failure) -> Void
  ) throws(Failure) {
    for frame in entry.verdict.frames {
      try emit("- \(escaped(ReportText.line(frame)))\n")
    }
    try emit("\n")
  }

  private static func take<Failure: Error>(
    _ text: String,
    from left: inout Int,
    to emit: (String) throws(Failure) -> Void
  ) throws(Failure) {
    guard left > 0 else { return }
    left -= text.utf8.count
    try emit(text)
  }

  /// Text in which nothing means anything to Markdown or to HTML.
  private static func escaped(_ text: String) -> String {
    printable(text, limit: 1_000).unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\\", "`", "*", "_", "[", "]", "|", "#", "~", "@":
        escaped += "&#\(scalar.value);"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
