import Foundation
import JankMetrics
import JankReports
import JankTrace
import Testing

struct ComparisonMarkdownTests {
  @Test func `every row of a table has as many cells, and the best stand out`() {
    let text = ComparisonMarkdown.text([SampleComparisons.comparison()])
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("|") }
    #expect(rows.count == 5)
    #expect(Set(rows.map { $0.count { $0 == "|" } }).count == 1)
    #expect(text.hasPrefix("### bounce / phone\\-60 / seed 1\n"))
    #expect(text.contains("| server | **0** | **best** |"))
    #expect(text.contains("\n- best by 3 of 3 metrics that tell them apart: server\n"))
  }

  @Test func `names cannot break out of the table, and pictures keep their width`() {
    let comparison = SampleComparisons.comparison(scenario: "a|b `c`")
    let text = ComparisonMarkdown.text([comparison], pictures: [.strip])
    #expect(text.hasPrefix("### a\\|b \\`c\\`"))
    #expect(text.contains("```text\nrefreshes\n"))
    #expect(text.components(separatedBy: "```").count == 3)
  }
}
