internal import JankGate
internal import JankMetrics
internal import JankText

/// A check as a table, with every broken rule explained below it.
enum CheckTable {
  /// The largest number of entries that are listed.
  private static let entryLimit = 200

  static func write<Failure: Error>(
    _ report: CheckReport,
    _ layout: TextLayout,
    to emit: (String) throws(Failure) -> Void
  ) throws(Failure) {
    for rejection in report.rejections {
      let head = layout.coloured("error", .red) + ": "
      let lines = ReportText.placedLines(rejection)
      try emit(ReportText.block(head, [lines[0]], layout))
      // A hint ends with a command to copy.
      for line in lines.dropFirst() { try emit("  \(printable(line, limit: .max))\n") }
    }
    try writeTable(report, layout, to: emit)
    if report.valueLimit == nil {
      for subject in report.failedCases {
        let head = layout.coloured("broken", .red) + ": \(ReportText.name(subject)): "
        try emit(ReportText.block(head, ReportText.failureLines(subject), layout))
      }
    } else {
      for failure in FailureText.all(in: report) {
        let head = layout.coloured("broken", .red) + ": \(failure.title): "
        let lines =
          [failure.placedReason] + failure.causeLines + [ReportText.replayLine(failure.example)]
        try emit(ReportText.block(head, lines, layout))
      }
    }
    try writeVerdicts(report, layout, to: emit)
  }

  /// Writes the verdicts, the remarks and the summary.
  ///
  /// Frames that are already described get no second description.
  static func writeVerdicts<Failure: Error>(
    _ report: CheckReport,
    _ layout: TextLayout,
    besides described: Set<EntryLines.Frame> = [],
    to emit: (String) throws(Failure) -> Void
  ) throws(Failure) {
    for subject in report.cases {
      for problem in report.problems(of: subject) {
        let head = layout.coloured("invalid", .red) + ": \(ReportText.name(subject)): "
        try emit(ReportText.block(head, ReportText.lines(problem), layout))
      }
    }
    // Who watches a file wants to see what an edit does.
    let tellsChanges = report.valueLimit == nil || report.baselinePath == nil
    let changed: Set<Verdict.Outcome> = tellsChanges ? [.changed] : []
    let groups = GroupText.failures(report.entries([.failed, .warned]), of: report)
    let better = GroupText.improvements(report.entries([.improved]), of: report)
    let listsAll = report.valueLimit == nil
    if let groups {
      try emit(groups.text(layout))
      if !listsAll { try emit("--all lists each failure\n") }
    }
    if let better {
      try emit(better.text(layout))
      if !listsAll { try emit("--all lists each improvement\n") }
    }
    let broken: Set<Verdict.Outcome> = groups == nil || listsAll ? [.failed, .warned] : []
    let improved: Set<Verdict.Outcome> = better == nil || listsAll ? [.improved] : []
    let entries = report.entries(changed.union(broken).union(improved))
    let limit = report.valueLimit == nil ? entries.count : entryLimit
    let shown = entries.prefix(min(limit, report.arrangement.limit ?? limit))
    var lines = EntryLines(report, described: described)
    for entry in shown { try emit(text(entry, of: report, lines.lines(entry), layout)) }
    let more = entries.count - shown.count
    let option = shown.count < limit ? "a larger --top" : "--all"
    if more > 0 { try emit("… and \(more) more, which \(option) shows\n") }
    for absence in AbsenceText.failures(in: report) {
      let head = layout.coloured(Verdict.Outcome.failed.rawValue, .red)
      try emit(layout.paragraph("\(head): \(absence)", hanging: "  "))
    }
    try writeNotes(report, layout, to: emit)
    if !report.cases.isEmpty {
      try emit(layout.paragraph(TotalsText.metricValues(CaseTotals(report.cases))))
    }
    let summary = ReportText.summary(report)
    let colon = summary.firstIndex(of: ":") ?? summary.endIndex
    let verdict = layout.coloured(String(summary[..<colon]), colour(report.conclusion))
    try emit(layout.paragraph(verdict + summary[colon...], hanging: "  "))
  }

  private static func writeNotes<Failure: Error>(
    _ report: CheckReport,
    _ layout: TextLayout,
    to emit: (String) throws(Failure) -> Void
  ) throws(Failure) {
    func note(_ text: String) throws(Failure) {
      try emit(layout.paragraph("note: \(text)", hanging: "  "))
    }
    for absence in AbsenceText.notes(in: report) { try note(absence) }
    for remark in report.remarks { try note(printable(remark, limit: 1_000)) }
  }

  private static func colour(_ conclusion: CheckReport.Conclusion) -> TerminalColour {
    switch conclusion {
    case .passed: .green
    case .improved, .interrupted: .yellow
    case .failed, .broken, .invalid: .red
    }
  }

  /// Writes a row for each case with a visible difference (or for each case if all are shown) and
  /// counts the others.
  private static func writeTable<Failure: Error>(
    _ report: CheckReport,
    _ layout: TextLayout,
    to emit: (String) throws(Failure) -> Void
  ) throws(Failure) {
    let arrangement = report.arrangement
    let rows = arrangement.sorted(report.cases)
      .map { (subject: $0, verdict: report.verdict(on: $0)) }
    let loud = rows.filter { report.valueLimit == nil || !quietVerdicts.contains($0.verdict) }
    let shown = arrangement.limited(loud)
    let more = loud.count - shown.count
    if !shown.isEmpty { try emit(table(Array(shown), of: report, layout) + (more > 0 ? "" : "\n")) }
    if more > 0 {
      try emit(ReportText.hidden(more) + "\n\n")
    }
    for verdict in quietVerdicts {
      let count = report.valueLimit == nil ? 0 : rows.count { $0.verdict == verdict }
      guard count > 0 else { continue }
      let cases = count == 1 ? "case" : "cases"
      try emit("\(verdict.rawValue): \(count) \(cases), which --all shows\n")
    }
  }

  /// The verdicts of cases that are only counted.
  private static let quietVerdicts: [CaseVerdict] = [.changed, .held, .new, .unjudged]

  private static func table(
    _ rows: [(subject: CheckedCase, verdict: CaseVerdict)],
    of report: CheckReport,
    _ layout: TextLayout
  ) -> String {
    let isUsual = report.metrics.map(\.id) == CheckReport.usualMetrics.map(\.id)
    let gated = GatedMetrics(rows.map(\.subject))
    let metrics = report.metrics + (isUsual ? gated.metrics(besides: report.metrics) : [])
    var table = TextTable(
      columns: ReportText.caseColumns
        + metrics.enumerated().map { place, metric in
          isUsual
            ? .right(
              MetricHeading.short(metric),
              rank: gated.rank(of: metric, usually: place + 1)
            )
            : .right(MetricHeading.long(metric))
        }
        + [TextTable.Column.left("verdict").bound],
      keyCount: ReportText.caseColumns.count
    )
    for (subject, verdict) in rows {
      let metricValues = metrics.map { metric in
        subject.metricValue(metric).map {
          GatedMetrics.cell($0, of: metric, on: subject)
        } ?? "n/a"
      }
      let cells = ReportText.cells(subject.name) + metricValues + [verdict.rawValue]
      table.add(cells, colours: [cells.count - 1: verdict.colour].compactMapValues(\.self))
    }
    return table.text(layout)
  }

  private static func text(
    _ entry: CheckEntry,
    of report: CheckReport,
    _ lines: [String],
    _ layout: TextLayout
  ) -> String {
    let place = entry.ruleVerdict?.path.map { path in
      printable(path, limit: 1_000) + (entry.line.map { ":\($0)" } ?? "") + ": "
    }
    let word = layout.coloured(ReportText.heading([entry], of: report), entry.outcome.colour)
    let head = "\(place ?? "")\(word): \(ReportText.name(entry.subject)): "
    return ReportText.block(head, lines, layout)
  }
}

extension Verdict.Outcome {
  /// The colour of the outcome on a terminal.
  var colour: TerminalColour {
    switch self {
    case .failed: .red
    case .warned: .yellow
    case .improved: .green
    case .changed, .held: .cyan
    }
  }
}

extension CaseVerdict {
  /// The colour of the verdict on a terminal, or nil for none.
  fileprivate var colour: TerminalColour? {
    if let outcome { return outcome.colour }
    return self == .broken || self == .invalid ? .red : nil
  }
}
