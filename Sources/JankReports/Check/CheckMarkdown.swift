internal import JankGate
internal import JankMetrics
internal import JankText

/// A check as Markdown: the verdict, the result table of a run, the failures in groups, each broken
/// rule (worst first), and the improvements, folded.
enum CheckMarkdown {
  /// The limit for results and verdicts together.
  ///
  /// A job summary may hold 1 MiB; single rows stay far below the rest.
  private static let byteLimit = 450_000

  static func write<Failure: Error>(
    _ report: CheckReport,
    to emit: (String) throws(Failure) -> Void
  ) throws(Failure) {
    try emit("### JankLab: \(escaped(ReportText.summary(report)))\n\n")
    try writeResults(report, to: emit)
    var left = byteLimit
    let problems = problems(of: report)
    for item in problems { try take(item, from: &left, to: emit) }
    let broken = report.entries([.failed, .warned])
    let others = report.entries([.improved, .changed])
    // Without an empty line, a table would be text of the last item.
    if !problems.isEmpty, !(broken.isEmpty && others.isEmpty) { try emit("\n") }
    if let groups = GroupText.failures(broken, of: report) {
      for line in groups.markdownLines(escaped) { try take(line + "\n", from: &left, to: emit) }
      try emit("\n")
      // The groups say it once; a comment need not repeat it for each case.
      let words = "\(broken.count) failures and warnings one by one"
      try emit("<details><summary>\(words)</summary>\n\n")
      try writeTable(broken, of: report, from: &left, to: emit)
      try writeCauses(broken, from: &left, to: emit)
      try emit("</details>\n\n")
    } else {
      try writeTable(broken, of: report, from: &left, to: emit)
      try writeCauses(broken, from: &left, to: emit)
    }
    if !others.isEmpty, left > 0 {
      let count = others.reduce(0) { $0 + $1.count }
      let metricValues = "\(count) \(count == 1 ? "value" : "values")"
      try emit("<details><summary>\(metricValues) improved or changed</summary>\n\n")
      try writeTable(others, of: report, from: &left, to: emit)
      try emit("</details>\n\n")
    }
    for absence in AbsenceText.failures(in: report) {
      try take("- failed: \(escaped(absence))\n", from: &left, to: emit)
    }
    for remark in AbsenceText.notes(in: report) + report.remarks {
      try take("- \(escaped(remark))\n", from: &left, to: emit)
    }
    if let command = report.baseline?.acceptance, report.hasDifferences {
      try take("- if intended: \(MarkdownText.code(command))\n", from: &left, to: emit)
    }
  }

  /// The items of a list with everything that keeps the check or a case from a verdict.
  private static func problems(of report: CheckReport) -> [String] {
    let rejections = report.rejections.map { rejection in
      "- \(escaped(ReportText.placedLines(rejection).joined(separator: "; ")))\n"
    }
    let failures = FailureText.all(in: report).map { failure in
      let reasons = ["\(failure.title): \(failure.placedReason)"] + failure.causeLines
      let lines = reasons.map(escaped).joined(separator: "; ")
      return "- \(lines)\n\(replay(failure.example))"
    }
    let rules = report.cases.flatMap { subject in
      report.problems(of: subject).map { problem in
        let text = escaped(ReportText.lines(problem).joined(separator: "; "))
        return "- \(escaped(ReportText.name(subject))): \(text)\n"
      }
    }
    return rejections + failures + rules
  }

  /// Writes the result table of a run and the notes below it.
  private static func writeResults<Failure: Error>(
    _ report: CheckReport,
    to emit: (String) throws(Failure) -> Void
  ) throws(Failure) {
    guard case .results(let metrics) = report.focus, !report.cases.isEmpty else { return }
    var left = byteLimit
    for line in ResultTable.grid(report, metrics: metrics).markdownLines(escaped) {
      try take(line + "\n", from: &left, to: emit)
    }
    try emit(left > 0 ? "\n" : "\n… and more\n\n")
  }

  private static func writeTable<Failure: Error>(
    _ entries: [CheckEntry],
    of report: CheckReport,
    from left: inout Int,
    to emit: (String) throws(Failure) -> Void
  ) throws(Failure) {
    guard !entries.isEmpty else { return }
    // Without a rule the baseline is the limit.
    let hasLimits = entries.contains { $0.ruleVerdict != nil }
    let (limit, rule) = hasLimits ? ("Limit | ", "---: | ") : ("", "")
    try emit(
      """
      | Scenario | Strategy | Metric | Baseline | Now | Change | \(limit)Verdict |
      | --- | --- | --- | ---: | ---: | ---: | \(rule)--- |

      """
    )
    for (place, entry) in entries.enumerated() {
      guard left > 0 else {
        try emit("\n… and \(entries.count - place) more\n")
        break
      }
      try take(rows(entry, of: report, hasLimits: hasLimits), from: &left, to: emit)
    }
    try emit("\n")
  }

  /// A row for each value of an entry that is listed, and one that counts the others.
  private static func rows(
    _ entry: CheckEntry,
    of report: CheckReport,
    hasLimits: Bool
  ) -> String {
    let verdicts = entry.verdicts(first: report.metrics)
    let visible = verdicts.filter { $0.outcome == .failed || isVisible($0) }
    let shown = visible.prefix(report.valueLimit ?? visible.count)
    var rows = shown.map { row(cells($0, hasLimits: hasLimits), of: entry) }
    if shown.count < verdicts.count {
      let count = verdicts.count - shown.count
      let more = "and \(count) more \(count == 1 ? "value" : "values")"
      rows.append(row([more, "", "", ""] + (hasLimits ? [""] : []), of: entry))
    }
    return rows.joined()
  }

  /// Whether two decimals show a change.
  private static func isVisible(_ verdict: Verdict) -> Bool {
    guard let change = verdict.change, ValueText.hasDecimals(change) else { return true }
    return change.hundredths != 0
  }

  private static func cells(_ verdict: Verdict, hasLimits: Bool) -> [String] {
    let text = { (value: MetricValue) in ReportText.text(value, of: verdict) }
    return [
      verdict.isEquality ? verdict.metric : verdict.rule, verdict.baseline.map(text) ?? "",
      verdict.actual.map(text) ?? ReportText.missing(verdict),
      verdict.change.map { ReportText.signed($0, of: verdict) } ?? "",
    ] + (hasLimits ? [verdict.isEquality ? "" : text(verdict.limit)] : [])
  }

  private static func row(_ cells: [String], of entry: CheckEntry) -> String {
    let name = entry.subject.name
    let all =
      ["\(name.scenario) / \(name.device)", name.strategy] + cells + [entry.outcome.rawValue]
    return "| " + all.map(escaped).joined(separator: " | ") + " |\n"
  }

  /// For each entry: the reason, the transitions and frames concerned, and the command that plays
  /// it again.
  private static func writeCauses<Failure: Error>(
    _ entries: [CheckEntry],
    from left: inout Int,
    to emit: (String) throws(Failure) -> Void
  ) throws(Failure) {
    for (place, entry) in entries.enumerated() {
      guard left > 0 else {
        try emit("\n… and \(entries.count - place) more\n")
        break
      }
      let reasons =
        what(entry) + GestureText.lines(entry) + ReportText.frameLines(entry)
        + ReportText.helpLines(entry)
      let lines = reasons.map(escaped).joined(separator: "; ")
      let name = escaped(ReportText.name(entry.subject))
      try take("- \(name): \(lines)\n\(replay(entry.subject))", from: &left, to: emit)
    }
    if !entries.isEmpty { try emit("\n") }
  }

  /// The broken rule, or the transitions that end in another way or take longer.
  private static func what(_ entry: CheckEntry) -> [String] {
    if let verdict = entry.ruleVerdict { return [ReportText.line(verdict)] }
    let transitions = entry.otherOutcome.flatMap(OutcomeText.words) ?? ReportText.slowness(entry)
    return [transitions].compactMap(\.self)
  }

  /// The line with the command that plays a case again, or nothing for none.
  private static func replay(_ subject: CheckedCase) -> String {
    guard !subject.replay.isEmpty else { return "" }
    return "  \(ReplayMark.text)\(MarkdownText.code(subject.replay))\n"
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

  /// Escapes what Markdown or HTML would interpret.
  private static func escaped(_ text: String) -> String {
    MarkdownText.escaped(text, limit: 1_000)
  }
}
