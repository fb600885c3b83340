import JankMetrics
import JankReports
import Testing

struct CheckMarkdownTests {
  @Test func `every row has eight cells, whatever the names`() throws {
    let text = ReportFormat.markdown.text(try SampleReport.failing(name: SampleReport.hostile))
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("|") }
    #expect(rows.count >= 6)
    for row in rows { #expect(row.count { $0 == "|" } == 9, "\(row)") }
    #expect(!text.contains("<c>"))
  }

  @Test func `the worst comes first and what improved is folded away`() throws {
    let text = ReportFormat.markdown.text(try SampleReport.failing())
    #expect(text.hasPrefix("### JankLab: failed: "))
    #expect(text.contains("<details><summary>1 figure improved or changed</summary>"))
    #expect(text.hasSuffix("Again: <code>janklab run 'bounce'</code>\n"))
  }

  @Test func `a summary stays below what a job may hold`() throws {
    var report = try SampleReport.failing()
    report.cases = Array(repeating: report.cases[0], count: 10_000)
    let text = ReportFormat.markdown.text(report)
    #expect(text.utf8.count < 1 << 20)
    #expect(text.contains(" more\n"))
  }
}
