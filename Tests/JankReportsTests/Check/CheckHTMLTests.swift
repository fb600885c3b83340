import Foundation
import JankGate
import JankMetrics
import JankReports
import JankText
import JankTrace
import JankWeb
import Testing

// Also tests: CasePage, PageGuide, PageHeader, HTMLPage, HTMLTable, CauseTable, StrategyGroups.
// Also tests: RuleTable.
// Also tests: SourceListing, FilmReel, RunCharts, ChartFigure, FrameTimeChart, LatencyChart.
// Also tests: BarPlot.

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

  /// A report on a run with late frames and one without, of the same scenario.
  private func pair() throws -> CheckReport {
    var trace = SampleResults.stalled(late: 0).trace
    trace.touches = [8, 9, 10].map { refresh in
      TouchRecord(
        touchID: 0,
        phase: refresh == 8 ? .began : .moved,
        location: [100, Double(refresh)],
        sensed: SampleResults.time(refresh) - .milliseconds(4),
        delivered: SampleResults.time(refresh),
        isCoalesced: false
      )
    }
    var report = try SampleReport.failing()
    report.cases += try SampleReport.report(on: trace, strategy: "core-animation").cases
    return report
  }

  @Test func `findings, causes and rules lead to their lines in the scenario source`() throws {
    let text = page(try SampleReport.failing())
    #expect(
      text.contains(
        "<a href=\"#line=1:3\">stall &quot;bounce&quot; blocked the main thread for 80.00 ms</a>"
      )
    )
    #expect(text.contains("<li id=\"line=1:3\">  &quot;line&quot;: 3</li>"))
    #expect(text.contains("<a href=\"#line=1:7\">"))
    #expect(text.components(separatedBy: "<details class=\"source\"").count == 2)
    let source = try part(of: text, from: "<details class=\"source\">", to: "</ol>")
    #expect(source.components(separatedBy: "<li").count - 1 == 9)
    var trace = SampleResults.stalled(finding: "it is wrong").trace
    trace.failures = [ScriptFailure("it did not happen", line: 2)]
    let other = page(try SampleReport.report(on: trace))
    #expect(other.contains("<a href=\"#line=1:2\">it did not happen, in line 2</a>"))
    // The file has no line 14, so nothing leads there.
    #expect(other.contains(" in line 14") && !other.contains("#line=1:14"))
  }

  @Test func `late frames have a help, and stalls without late frames are listed`() throws {
    let text = page(try SampleReport.failing())
    #expect(text.contains("move this work off the main thread, or let Core Animation play"))
    let run = try #require(try runs(in: text).first)
    #expect((run["helps"] as? [String: String])?["10"]?.hasPrefix("move this work") == true)
    #expect(!text.contains("Stalls without late frames"))
  }

  @Test func `each rule has its outcomes, and its tightest case with the margin`() throws {
    var report = try SampleReport.failing()
    report.cases += try SampleReport.failing(name: "other", late: 6).cases
    let table = try part(of: page(report), from: "aria-label=\"Rules\"", to: "</table>")
    let row = try #require(table.split(separator: "\n").first { $0.contains("apple.hitch-time") })
    #expect(row.contains("<td class=\"n\">0</td><td class=\"n\">2</td><td class=\"n\">0</td>"))
    #expect(row.contains(">100 ms</td>") && row.contains(">-100 ms</td>"), "\(row)")
    #expect(row.contains("<a href=\"#case=2\">other / phone-60 / display-link</a>"))
    let held = try #require(table.split(separator: "\n").first { $0.contains("frames.presented") })
    #expect(held.contains("<td class=\"n\">0</td><td class=\"n\">0</td><td class=\"n\">2</td>"))
    #expect(!page(try SampleReport.passing()).contains("aria-label=\"Rules\""))
  }

  @Test func `causes are grouped, those with the longest hitch time first`() throws {
    var report = try SampleReport.failing(stall: "short", late: 1)
    report.cases += try SampleReport.failing(name: "other", stall: "long").cases
    report.cases += report.cases
    let table = try part(of: page(report), from: "aria-label=\"Main causes\"", to: "</table>")
    let first = try #require(table.range(of: "stall &quot;long&quot;")).lowerBound
    let second = try #require(table.range(of: "stall &quot;short&quot;")).lowerBound
    #expect(first < second)
    #expect(
      table.contains("<td class=\"n\">2</td><td class=\"n\">2</td><td class=\"n\">133.33</td>")
    )
    #expect(!page(try SampleReport.failing()).contains("Main causes"))
  }

  @Test func `a row names the cause of each late frame`() throws {
    let report = try SampleReport.failing(stall: "short", late: 1)
    let cause = "<td class=\"long\">stall &quot;short&quot;</td>"
    #expect(page(report).contains(cause), "\(page(report))")
  }

  @Test func `strategies of a scenario have a leader board relative to the best`() throws {
    let text = page(try pair())
    let board = try part(
      of: text,
      from: "aria-label=\"Leader board of bounce / phone-60\"",
      to: "</table>"
    )
    #expect(board.contains("<a href=\"#case=1\">display-link</a>"))
    #expect(board.contains("<a href=\"#case=2\">core-animation</a>"))
    #expect(board.contains("class=\"n good\">0 best</td>"))
    #expect(board.contains("class=\"n bad\">1 +1</td>"))
    #expect(!page(try SampleReport.failing()).contains("Leader board"))
  }

  @Test func `frame times have a chart with percentiles and thresholds, and a table`() throws {
    let text = page(try pair())
    let figure = try part(of: text, from: "Chart: Frame times", to: "</section>")
    #expect(figure.components(separatedBy: "<svg class=\"motion-plot\"").count == 3)
    // One of few frames stayed for five refreshes: the upper percentiles are there.
    #expect(figure.contains(">p50, 1 refresh</text>") && figure.contains(">p95, p99</text>"))
    #expect(figure.contains(">2 refreshes</text>"))
    #expect(figure.contains(">p50, p95, p99, 1 refresh</text>"))
    #expect(figure.contains("<td>display-link</td><td>81.25</td><td>85.42</td><td>1</td>"))
    #expect(figure.contains("<td>100.0</td>"))
  }

  @Test func `latency from touch to light is drawn by stage`() throws {
    let text = page(try pair())
    let figure = try part(of: text, from: "Chart: Latency from touch to light", to: "</section>")
    let names = ["wait", "main thread", "queue", "render", "display"]
    for name in names { #expect(figure.contains(">\(name)</text>")) }
    let row = try #require(
      figure.split(separator: "\n").first { $0.hasPrefix("<tr><td>core-animation</td>") }
    )
    let cells = row.split(separator: ">").compactMap { Double($0.prefix { $0 != "<" }) }
    #expect(cells.count == 8 && (cells[3...].reduce(0, +) - cells[2]).magnitude < 0.03, "\(row)")
    #expect(!page(try SampleReport.failing()).contains("Chart: Latency"))
  }

  @Test func `a frame late outside of an animation is marked as not counted`() throws {
    var trace = SampleResults.stalled().trace
    trace.transitions = []
    let run = try #require(try runs(in: page(try SampleReport.report(on: trace))).first)
    let frames = try #require(run["frames"] as? [[Int]])
    #expect(frames[10][14] == 1 && frames[10][16] == 0)
    let counted = try #require(try runs(in: page(try SampleReport.failing())).first)
    #expect((counted["frames"] as? [[Int]])?[10][16] == 1)
  }

  @Test func `frames that changed since the baseline are marked and listed`() throws {
    let text = page(try SampleReport.failing(lateBefore: 0))
    #expect(text.contains("<h3>Frames that changed since the baseline</h3>"))
    let run = try #require(try runs(in: text).first)
    #expect((run["changed"] as? [Int])?.isEmpty == false)
  }
}
