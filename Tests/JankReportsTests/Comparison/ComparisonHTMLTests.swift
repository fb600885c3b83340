import Foundation
import JankGate
import JankReports
import JankTrace
import Testing

// Also tests: LeaderBoard, MatrixHTML.

struct ComparisonHTMLTests {
  private func page(
    _ comparisons: [Comparison],
    isMatrix: Bool = false,
    interruption: String? = nil
  ) -> String {
    ComparisonHTML.text(
      comparisons,
      isMatrix: isMatrix,
      interruption: interruption,
      toolVersion: "1"
    ) { _, strategy in
      (
        PlayedRun(SampleResults.stalled(late: strategy == "link" ? 4 : 0).trace),
        RunSource(
          path: "bounce.json",
          text: "{\n  1\n}\n",
          lines: ScriptLines(),
          line: 2,
          replay: "janklab run bounce.json --strategy \(strategy)"
        )
      )
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
    #expect(text.contains("<td class=\"n good\">0 <small>best</small></td>"))
    #expect(text.contains(" worst</small></td>"))
    #expect(text.components(separatedBy: "<svg class=\"strip\" viewBox").count >= 4)
  }

  @Test func `each metric is a row, or a column if there are many strategies`() throws {
    let text = page([SampleComparisons.comparison()])
    #expect(text.contains("<table class=\"board\">\n<thead><tr><th scope=\"col\">Metric</th>"))
    #expect(
      text.contains("<tr><td>apple.<wbr>hitch-time (ms)</td><td class=\"n bad\">66.67 <small>")
    )
    let many = (1...9).map { (name: "s\($0)", late: [$0 % 2]) }
    let wide = page([SampleComparisons.comparison(many)])
    #expect(
      wide.contains("<th scope=\"col\">Strategy</th><th scope=\"col\" class=\"n\">apple.<wbr>")
    )
    #expect(wide.contains("<tr><td><a href=\"#case=9\">s9</a></td>"))
    let several = page([SampleComparisons.comparison([("link", [4, 1]), ("server", [0, 0])])])
    #expect(several.contains("<h3>apple.hitch-time (ms)</h3>"))
    #expect(several.contains("<tr><td><a href=\"#case=2\">server</a></td>"), "\(several)")
  }

  @Test func `a matrix comes before the player, and its cells lead to runs with that fault`()
    throws
  {
    let comparisons = [
      SampleComparisons.comparison([("link", [1]), ("server", [0])]),
      SampleComparisons.comparison(
        [("link", [4]), ("server", [0])],
        stall: .milliseconds(100),
        failing: ["server"]
      ),
    ]
    let text = page(comparisons, isMatrix: true)
    let matrix = try #require(text.range(of: "<h2>bounce: apple.hitch-time (ms), seed 1</h2>"))
    let first = try #require(text.range(of: "<h2>bounce / phone-60"))
    let player = try #require(text.range(of: "<div id=\"viewer\" hidden>"))
    #expect(matrix.lowerBound < player.lowerBound && player.lowerBound < first.lowerBound)
    let table = text[matrix.upperBound..<player.lowerBound]
    #expect(table.contains("phone-60, +100 ms stall</th>"))
    #expect(table.contains("<tr><td>link</td>") && table.contains("<li>? server: it broke"))
    // The runs are counted in the order of the leader boards, the better strategy first.
    let links = comparisons.flatMap { $0.contestants.map(\.strategy) }
    let number = try #require(links.lastIndex(of: "link")) + 1
    #expect(table.contains("<a href=\"#case=\(number)\">66.67 worst quarter</a>"), "\(table)")
    #expect(text.contains("id=\"case=\(number)\">\n<summary>link</summary>"))
    #expect(!page(comparisons).contains("<h2>bounce: apple.hitch-time"))
    // Runs with different stalls are not shown beside each other as if they were one group.
    let groups = try runs(in: text).compactMap { $0["group"] as? String }
    #expect(Set(groups) == ["bounce\nphone-60", "bounce\nphone-60, +100 ms stall"])
    #expect(!text.contains("this page plays"))
  }

  @Test func `each run has its seed, its digest, its source and what plays it again`() throws {
    let text = page([SampleComparisons.comparison()])
    #expect(text.contains("<details class=\"case\" id=\"case=3\">\n<summary>timer</summary>"))
    #expect(text.contains("<code>janklab run bounce.json --strategy timer</code>"))
    #expect(text.contains("<dd><a href=\"#line=1:2\">bounce.json:2</a></dd>"))
    #expect(text.contains("<li id=\"line=1:2\">  1</li>"))
    #expect(text.contains("<dt>Seed</dt>") && text.contains("<dt>Digest</dt>"))
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
