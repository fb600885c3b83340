internal import JankGate
internal import JankMetrics
internal import JankText

/// Results as a table, followed by the verdicts and the totals.
enum ResultTable {
  static func write<Failure: Error>(
    _ report: CheckReport,
    metrics: [Metric],
    _ layout: TextLayout,
    to emit: (String) throws(Failure) -> Void
  ) throws(Failure) {
    try emit(grid(report, metrics: metrics).text(layout))
    let ends = TransitionText.lines(
      report.arrangement.sorted(report.cases).compactMap(\.result),
      listsAll: report.valueLimit == nil
    )
    if !ends.isEmpty { try emit("\n" + ReportText.paragraphs(ends, layout)) }
    let isJudged = report.cases.contains { !$0.verdicts.isEmpty }
    if isJudged || !report.remarks.isEmpty {
      try emit("\n")
      try CheckTable.writeVerdicts(report, layout, to: emit)
    } else if !report.cases.isEmpty {
      try emit("\n" + layout.paragraph(TotalsText.line(CaseTotals(report.cases))))
    }
  }

  /// The results that cases kept, with given metrics or the default columns.
  static func grid(_ report: CheckReport, metrics: [Metric]) -> ResultGrid {
    let arrangement = report.arrangement
    let cases = arrangement.limited(arrangement.sorted(report.cases))
    let results = cases.compactMap(\.result)
    var grid =
      metrics.isEmpty
      ? TableReport.grid(
        results,
        hitchLimit: report.valueLimit,
        listsHitches: GroupText.listsLateFrames(of: report)
      )
      : MetricTable.grid(results, metrics: metrics)
    grid.hiddenCount = report.cases.count - cases.count
    grid.groups = GroupText.lateFrames(of: report, isListed: metrics.isEmpty)
    return grid
  }
}
