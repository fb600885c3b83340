import Foundation
import JankGate
import JankReports
import JankTrace
import Testing

struct ComparisonHTMLTests {
  private func page(_ comparisons: [Comparison], interruption: String? = nil) -> String {
    ComparisonHTML.text(comparisons, interruption: interruption, toolVersion: "1") { _, strategy in
      PlayedRun(SampleResults.stalled(late: strategy == "link" ? 4 : 0).trace)
    }
  }

  private func runs(in text: String) throws -> [[String: Any]] {
    let start = try #require(text.range(of: "id=\"data\">")).upperBound
    let end = try #require(text.range(of: "</script>", range: start..<text.endIndex)).lowerBound
    let data = Data(text[start..<end].utf8)
    let value = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    return try #require(value?["runs"] as? [[String: Any]])
  }

  @Test func `the leader board marks the best and the worst and leads to their frames`() throws {
    let text = page([SampleComparisons.comparison()])
    #expect(text.contains("<h1>bounce / phone-60 / seed 1</h1>"))
    #expect(
      text.contains(
        "<p>overall: server, best by 3 of the 3 metrics in which the strategies differ</p>"
      )
    )
    #expect(text.contains("<a href=\"#case=2\">server</a>"))
    #expect(text.contains("times the best. Values") && !text.contains("u{a}"))
    #expect(text.contains("class=\"good\">best</td>") && text.contains(" worst</td>"))
    #expect(text.components(separatedBy: "<svg class=\"strip\" viewBox").count >= 4)
  }

  @Test func `all strategies of a device can be shown side by side`() throws {
    let runs = try runs(in: page([SampleComparisons.comparison()]))
    #expect(runs.compactMap { $0["label"] as? String } == ["link", "server", "timer"])
    #expect(Set(runs.compactMap { $0["group"] as? String }) == ["bounce\nphone-60"])
    #expect(runs.compactMap { $0["number"] as? Int } == [1, 2, 3])
  }

  @Test func `frame times of all strategies have charts`() {
    let text = page([SampleComparisons.comparison()])
    #expect(text.components(separatedBy: "<svg class=\"motion-plot\"").count == 4)
    #expect(text.contains("<details>\n<summary>Table</summary>"))
  }

  @Test func `an interrupted comparison states it`() {
    let text = page([SampleComparisons.comparison()], interruption: "interrupted: 1 of 2")
    #expect(text.contains("class=\"bar warn\"") && text.contains("<p>interrupted: 1 of 2</p>"))
  }

  @Test func `hostile names are text`() throws {
    let text = page([SampleComparisons.comparison(scenario: "</script><script>alert(1)</script>")])
    #expect(text.components(separatedBy: "<script").count == 3)
    #expect(try runs(in: text).count == 3)
  }
}
