import Foundation
import JankReports
import Testing

struct ComparisonMarkdownTests {
  @Test func `every row of a table has as many cells, and the best stand out`() {
    let text = ComparisonMarkdown.text([SampleComparisons.comparison()])
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("|") }
    #expect(rows.count == 5)
    #expect(Set(rows.map { $0.count { $0 == "|" } }).count == 1)
    #expect(text.hasPrefix("### bounce / phone-60 / seed 1\n"))
    #expect(text.contains("| server | **0** | **best** |"))
    #expect(text.contains("\n- overall: server, best by 3 of the 3 metrics in which "))
  }

  @Test func `names cannot break out of the table, and charts keep their width`() {
    let comparison = SampleComparisons.comparison(scenario: "a|b `c`")
    let text = ComparisonMarkdown.text([comparison], pictures: [.strip])
    #expect(text.hasPrefix("### a&#124;b \\`c\\`"))
    #expect(text.contains("```text\nrefreshes\n"))
    #expect(text.components(separatedBy: "```").count == 3)
  }

  @Test func `a legend explains differences and seeds where there are any`() {
    let one = ComparisonMarkdown.text([SampleComparisons.comparison()])
    #expect(one.contains("The difference to the best is in percent of it"))
    #expect(!one.contains("Percentiles over the seeds"))
    let several = ComparisonMarkdown.text([
      SampleComparisons.comparison([("link", [4, 1]), ("server", [0, 0])])
    ])
    #expect(several.contains("Percentiles over the seeds"))
    let alone = ComparisonMarkdown.text([SampleComparisons.comparison([("link", [4])])])
    #expect(!alone.contains("The difference to the best"))
  }
}
