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
    let results = report.arrangement.sorted(report.cases).compactMap(\.result)
    let listsAll = report.valueLimit == nil
    let ends = TransitionText.lines(results, listsAll: listsAll)
    let stalls = SilentStallText.lines(results, listsAll: listsAll)
    let notes =
      ends + stalls + FirstFrameText.lines(results)
      + UncountedFrameText.lines(results, listsAll: listsAll)
    if !notes.isEmpty { try emit("\n" + ReportText.paragraphs(notes, layout)) }
    let isJudged = report.cases.contains { !$0.verdicts.isEmpty }
    if isJudged || !report.remarks.isEmpty {
      try emit("\n")
      let listed = metrics.isEmpty ? listedFrames(of: report) : []
      try CheckTable.writeVerdicts(report, layout, besides: listed, to: emit)
    } else if !report.cases.isEmpty {
      try emit("\n" + layout.paragraph(TotalsText.line(CaseTotals(report.cases))))
    }
  }

  /// The late frames that the notes of the default table list.
  private static func listedFrames(of report: CheckReport) -> Set<EntryLines.Frame> {
    guard GroupText.listsLateFrames(of: report) else { return [] }
    let cases = report.arrangement.limited(report.arrangement.sorted(report.cases))
    return Set(
      cases.flatMap { subject in
        TableReport.listed(subject.headline.hitches, limit: report.valueLimit).map {
          EntryLines.Frame(subject: subject.name, index: $0.frame)
        }
      }
    )
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
        listsHitches: GroupText.listsLateFrames(of: report),
        listsErrors: report.arrangement.listsErrors,
        gated: GatedMetrics(cases.map { $0 }),
        origins: Dictionary(cases.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
      )
      : MetricTable.grid(results, metrics: metrics)
    grid.hiddenCount = report.cases.count - cases.count
    grid.groups = GroupText.lateFrames(of: report, isListed: metrics.isEmpty)
    return grid
  }
}
