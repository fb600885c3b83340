import Foundation
import JankGate
import JankMetrics
import JankReports
import JankText
import JankTrace
import JankWeb
import Testing

// Also tests: CasePage, PageGuide, HTMLPage, HTMLTable.

struct CheckHTMLTests {
  private func page(_ report: CheckReport) -> String { ReportFormat.html.text(report) }

  /// The text between two marks.
  private func part(of text: String, from start: String, to end: String) throws -> String {
    let rest = try #require(text.range(of: start)).upperBound
    let stop = try #require(text.range(of: end, range: rest..<text.endIndex)).lowerBound
    return String(text[rest..<stop])
  }

  private func runs(in text: String) throws -> [[String: Any]] {
    let data = try part(of: text, from: "id=\"data\">", to: "</script>")
    let value = try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any]
    return try #require(value?["runs"] as? [[String: Any]])
  }

  @Test func `the policy allows the script of the page and nothing else`() throws {
    let text = page(try SampleReport.failing())
    let script = try part(of: text, from: "</script>\n<script>", to: "</script>")
    let hash = Base64.text(SHA256.digest(Array(script.utf8)))
    #expect(
      text.contains(
        "content=\"default-src 'none'; style-src 'unsafe-inline'; img-src data:; "
          + "script-src 'sha256-\(hash)'\""
      )
    )
    #expect(text.components(separatedBy: "<script").count == 3)
    #expect(!text.contains("://") && !text.contains(" on" + "click="))
  }

  @Test func `the page states verdict, rules, causes, seed, digest and replay command`() throws {
    let text = page(try SampleReport.failing())
    for words in [
      "<h1>\u{2717} failed: 1 case", "class=\"bar bad\"", "apple.hitch-count",
      "stall &quot;bounce&quot; blocked the main thread for 80.00 ms", "18446744073709551615",
      "0123456789abcdef0000000000000007", "janklab run &#39;bounce&#39;", "66.67",
      "Scenarios/bounce.scenario.json", "<svg class=\"strip\"", "href=\"#case=1&amp;frame=10\"",
      "<h2>Notes</h2>", "How to read this", "id=\"row-1\"", "id=\"case=1\"",
    ] { #expect(text.contains(words), "\(words)") }
  }

  @Test func `a run without rules has totals in place of a verdict`() throws {
    var report = try SampleReport.passing()
    report.focus = .results([])
    let text = page(report)
    #expect(text.contains("<h1>1 case: 20 frames, 0 late, hitch time 0.00 ms</h1>"))
    #expect(text.contains("class=\"bar plain\""))
  }

  @Test func `hostile names are text everywhere`() throws {
    for name in [
      SampleReport.hostile, "</script><script>alert(1)</script>", "<img src=x onerror=alert(1)>",
      "\"><svg onload=alert(1)>", "<!--", "]]>", "' onmouseover='alert(1)", "\u{2028}",
    ] {
      let text = page(try SampleReport.failing(name: name))
      #expect(text.components(separatedBy: "<script").count == 3)
      #expect(text.components(separatedBy: "</script").count == 3)
      #expect(!text.contains("<img") && !text.contains("<svg o") && !text.contains("<!-"))
      #expect(try runs(in: text).count == 1)
    }
  }

  @Test func `the data has each frame with its outcome and the causes of late ones`() throws {
    let run = try #require(try runs(in: page(try SampleReport.failing())).first)
    let frames = try #require(run["frames"] as? [[Int]])
    #expect(frames.count == 20)
    #expect(frames[9][14] == 0 && frames[10][14] == 1)
    #expect(frames[10][6] - frames[10][5] == 66_667)
    #expect(run["name"] as? String == "bounce / phone-60 / display-link")
    #expect(
      (run["causes"] as? [String: [String]])?["10"]
        == ["stall \"bounce\" blocked the main thread for 80.00 ms"]
    )
    #expect((run["works"] as? [[Any]])?.count == 1)
  }

  @Test func `the worst cases come first and only they have details`() throws {
    let calm = try #require(try SampleReport.passing().cases.first)
    let late = try #require(try SampleReport.failing(isWorse: false).cases.first)
    var report = try SampleReport.passing()
    report.cases = [CheckedCase](repeating: calm, count: 120) + [late]
    let text = page(report)
    let first = try #require(text.range(of: "id=\"row-"))
    #expect(text[first.lowerBound...].hasPrefix("id=\"row-121\""))
    #expect(text.components(separatedBy: "<details class=\"case\"").count == 101)
    #expect(text.contains("Details are limited to the 100 worst cases."))
  }

  @Test func `a hundred cases fit into a mebibyte`() throws {
    let case_ = try #require(try SampleReport.failing().cases.first)
    var report = try SampleReport.failing()
    report.cases = [CheckedCase](repeating: case_, count: 100)
    #expect(page(report).utf8.count < 1 << 20)
  }
}
