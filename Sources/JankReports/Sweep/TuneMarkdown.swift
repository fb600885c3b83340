internal import JankSweep
internal import JankText

/// The answers to a sweep as Markdown.
package enum TuneMarkdown {
  /// Returns the text, with a table for each answer.
  package static func text(_ report: TuneReport) -> String {
    let name = MarkdownText.escaped(report.answer.table.question.sweep.name)
    let sections = report.sections.map { section in
      "## \(MarkdownText.escaped(section.title))\n\n"
        + (section.rows.isEmpty ? "" : table(section) + "\n") + section.note + "\n\n"
    }
    let remark = report.remark.map { "\n\($0)\n" } ?? ""
    let lines = (report.question + report.limits + [report.counts]).map { line in
      "- \(MarkdownText.escaped(line, limit: 2_000))\n"
    }
    return "# \(name)\n\n" + lines.joined() + "\n"
      + sections.joined().dropLast() + remark
  }

  private static func table(_ section: TuneReport.Section) -> String {
    let heads = section.columns.map { MarkdownText.escaped($0.heading) }
    let rules = section.columns.map { $0.isRight ? "---:" : "---" }
    let rows = section.rows.map { $0.map { MarkdownText.escaped($0, limit: 2_000) } }
    return ([heads, rules] + rows).map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }
}
