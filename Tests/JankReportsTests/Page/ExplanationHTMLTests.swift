import Foundation
import JankGate
import JankMetrics
import JankReports
import JankTrace
import Testing

// Also tests: ExplainedRun, RunSource, FactsList.

struct ExplanationHTMLTests {
  private let trace = SampleResults.stalled(name: "bounce").trace

  private func explained(
    strategy: String = "display-link",
    without: [String] = []
  ) throws -> ExplainedRun {
    let after = SampleResults.stalled(late: 0).trace
    let worst = Attribution(trace).worst(1)
    return ExplainedRun(
      name: CaseName(scenario: "bounce", device: "phone-60", strategy: strategy),
      source: RunSource(
        path: "a.json",
        text: "{\n  1\n}\n",
        lines: ScriptLines(works: ["decode hero.png": 2]),
        line: 1,
        replay: "janklab run a.json"
      ),
      run: PlayedRun(trace),
      frames: worst.map { ($0, [["decode hero.png"], ["a", "b"]]) },
      notes: ["present: Sheet moved 6.0 pt"],
      change: without.isEmpty
        ? nil
        : ExplainedRun.Change(
          names: without,
          comparison: WhatIf(before: trace, after: after),
          run: PlayedRun(after),
          notes: []
        )
    )
  }

  private func page(_ runs: ExplainedRun...) -> String {
    ExplanationHTML.text(runs, toolVersion: "1")
  }

  private func runs(in text: String) throws -> [[String: Any]] {
    let start = try #require(text.range(of: "id=\"data\">")).upperBound
    let end = try #require(text.range(of: "</script>", range: start..<text.endIndex)).lowerBound
    let data = Data(text[start..<end].utf8)
    let value = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    return try #require(value?["runs"] as? [[String: Any]])
  }

  @Test func `a frame is explained in time order, with its cost, help and remedies`() throws {
    let text = page(try explained())
    #expect(text.contains("<h1>bounce / phone-60 / display-link: 1 late frame explained</h1>"))
    #expect(text.contains("<a href=\"#case=1&amp;frame=10\">Frame 10</a> was shown 66.67 ms"))
    #expect(text.contains("<td>commit deadline, missed by "))
    #expect(text.contains("<a href=\"#line=1:2\">cost 66.67 ms (4 refreshes), app: stall"))
    #expect(text.contains("<li>help: move this work off the main thread"))
    let remedy = "in time without &quot;decode hero.png&quot; or &quot;a&quot; and &quot;b&quot;"
    #expect(text.contains("<li>\(remedy)</li>"))
    #expect(text.contains("<li>present: Sheet moved 6.0 pt</li>"))
    #expect(text.contains("<li id=\"line=1:2\">  1</li>"))
    #expect(text.contains("<code>janklab run a.json</code>"))
    let helps = try #require(try runs(in: text)[0]["helps"] as? [String: String])
    #expect(helps["10"] == #"in time without "decode hero.png" or "a" and "b""#)
  }

  @Test func `the run without a work item is played beside the run`() throws {
    let text = page(try explained(without: ["decode hero.png"]))
    let runs = try runs(in: text)
    #expect(
      runs.compactMap { $0["label"] as? String } == ["display-link", "without decode hero.png"]
    )
    #expect(Set(runs.compactMap { $0["group"] as? String }).count == 1)
    #expect(text.contains("<h3>Without &quot;decode hero.png&quot;</h3>"))
    #expect(text.contains("1 of 1 late frames recover, hitch time 66.67 ms -&gt; 0.00 ms"))
  }

  @Test func `several runs have a table, and their numbers leave space for changes`() throws {
    let text = page(try explained(), try explained(strategy: "timer"))
    #expect(text.contains("<h1>2 runs: 2 late frames explained</h1>"))
    #expect(text.contains("<a href=\"#case=3\">bounce / phone-60 / timer</a>"))
    #expect(try runs(in: text).compactMap { $0["number"] as? Int } == [1, 3])
  }
}
