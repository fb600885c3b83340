internal import JankMetrics
package import JankSweep
package import JankText

/// The answers to a sweep as tables.
package enum TuneText {
  /// Returns the tables.
  package static func text(_ report: TuneReport, layout: TextLayout = .standard) -> String {
    let sections = report.sections.map { section in
      var table = TextTable(columns: section.columns, keyCount: 1)
      for row in section.rows { table.add(row) }
      let rows = section.rows.isEmpty ? "" : table.text(layout)
      return layout.paragraph(section.title) + rows + layout.paragraph(section.note) + "\n"
    }
    let remark = report.remark.map { layout.paragraph($0) } ?? ""
    let question = report.question.map { layout.paragraph($0) }.joined() + "\n"
    let limits = report.limits.map { layout.paragraph($0) }.joined()
    return question + sections.joined() + limits + layout.paragraph(report.counts) + remark
  }
}

extension TuneText {
  /// A score of an objective with its unit.
  package static func score(_ steps: Int64, _ objective: Int, _ judge: CandidateJudge) -> String {
    let unit = judge.metric(of: objective).unit.label
    return TuneReport.score(steps, objective, judge) + (unit.isEmpty ? "" : " \(unit)")
  }
}
