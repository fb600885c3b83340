import JankGate
import JankReports
import JankSweep
import JankText
import Testing
import TestSupport

// Also tests: TuneText, TuneMarkdown, TuneJSON, TuneSVG, HeatMapSVG, FrontSVG, SweepTable.
// Also tests: TuneHTML, CandidateLink, SweptRun, HeatMapLegend.

struct TuneReportTests {
  /// The answers to a grid of two parameters, of which one point breaks the limit.
  private static func answer(
    objectives: Int = 2,
    hitches: (Int) -> Int64 = { Int64(9 - $0) }
  ) throws -> SweepAnswer {
    let text = """
      { "name": "sample <1>", "scenarios": ["a"], "parameters": {
          "a": { "path": "x", "values": [1, 2, 3] }, "b": { "path": "y", "values": ["u", "v|w"] } },
        "objectives": [{ "minimize": "transition.settle.max", "of": "mean" },
          { "minimize": "apple.hitch-time-ratio" }],
        "limits": [{ "metric": "apple.hitch-time-ratio", "atMost": 6 }] }
      """
    var sweep = try SweepFormat.read(Array(text.utf8), path: "a")
    sweep.objectives = Array(sweep.objectives.prefix(objectives))
    let entry = CaseSpace.Entry(scenario: "s", strategies: ["x"], devices: ["p"])
    let space = try #require(sweep.space)
    let cases = try #require(
      CaseSpace([entry], pointCount: space.count, stallCount: 1, seedCount: 1)
    )
    var table = CandidateTable(SweepQuestion(sweep, space, cases, sweep.keptMetrics))
    for point in 0..<6 {
      let values = [Int64(100 + 10 * point) * 1_000_000, hitches(point) * 1_000_000]
      table.take(BlockRecord(block: point, rows: [.values(values)]))
    }
    return SweepAnswer(table)
  }

  @Test func `text has all answers with their units`() throws {
    let text = TuneText.text(TuneReport(try Self.answer(), remark: "the end"))
    #expect(
      text.hasPrefix(
        """
        wanted: the smallest mean transition.settle.max, then the smallest worst \
        apple.hitch-time-ratio
        scenarios: s; devices: p

        Best
        a  b    strategy  mean transition.settle.max (ms)  worst apple.
        """
      ),
      "\(text)"
    )
    let best = try #require(text.firstRange(of: "\nBest\n")).lowerBound
    let rows = text[best...].split(separator: "\n")
      .map { $0.split(separator: " ").map(String.init) }
    #expect(rows[2] == ["2", "v|w", "x", "130.00", "6.00", "3"], "\(text)")
    #expect(rows[3] == ["3", "u", "x", "140.00", "5.00", "4"], "\(text)")
    #expect(text.contains("\nMain effects of a\n") && text.contains("\nMain effects of b\n"))
    let effects = ["1 105.00 8.50 0 of 2", "2 125.00 6.50 1 of 2", "3 145.00 4.50 2 of 2"]
    for effect in effects + ["range 40.00 4.00"] {
      #expect(rows.contains(effect.split(separator: " ").map(String.init)), "\(effect)\n\(text)")
    }
    #expect(text.contains("\nSafe region\n") && text.contains("all 2 combinations"))
    #expect(
      text.hasSuffix(
        "limit on every device: worst apple.hitch-time-ratio <= 6 ms/s; 3 candidates break it\n"
          + "3 of 6 valid candidates keep all limits on every device; 0 are invalid, 0 excluded\n"
          + "the end\n"
      )
    )
  }

  private static func page(_ runs: [SweptRun]) throws -> String {
    TuneHTML.text(
      TuneReport(try answer()),
      runs: runs,
      commands: { ["janklab sweep <a>.sweep.json --case \($0)"] },
      version: "1"
    )
  }

  @Test func `a page leads from each cell and point to its candidate and its command`() throws {
    let text = try Self.page([])
    #expect(text.contains("<h1>sample &lt;1&gt;</h1>"))
    #expect(text.contains("<td class=\"n\"><a href=\"#candidate=3\">3</a></td>"))
    #expect(text.contains("<a href=\"#candidate=5\" aria-label=\"a 3, b v|w, x\">\n<rect"))
    #expect(text.contains("<a href=\"#candidate=4\" aria-label=\"a 3, b u, x\">\n<circle"))
    #expect(text.contains("<details class=\"case\" id=\"candidate=4\">\n<summary>a 3, b u, x<"))
    #expect(text.contains("<code>janklab sweep &lt;a&gt;.sweep.json --case 4</code>"))
    #expect(text.contains("&lt;= 6 ms/s</dt><dd>broken, 7.00 ms/s on p</dd>"), "\(text)")
    #expect(text.contains("&lt;= 6 ms/s</dt><dd>kept, 4.00 ms/s on p</dd>"))
    #expect(text.contains("<dt>Pareto front</dt>"), "terms of the page are not explained")
    #expect(text.contains("<h2>Safe region</h2>") && text.contains("role=\"group\""))
    #expect(!text.contains("class=\"play\""), "there is nothing to play")
    let links = text.matches(of: /#(candidate=\d+)/).map { String($0.1) }
    #expect(Set(links).count == 6 && links.allSatisfy { text.contains("id=\"\($0)\"") })
  }

  @Test func `a page plays the cases of candidates side by side`() throws {
    let answer = try Self.answer()
    let runs = TuneHTML.played(answer).map { candidate in
      SweptRun(
        candidate: candidate,
        number: candidate,
        condition: "s / p",
        run: PlayedRun(SampleResults.stalled().trace)
      )
    }
    #expect(runs.count == 3)
    let text = try Self.page(runs)
    #expect(text.contains("<a class=\"play\" href=\"#case=3\">Play</a> s / p</p>"))
    #expect(text.contains("\"label\":\"a 2, b v|w, x\",\"group\":\"s / p\""))
    #expect(text.contains("<p>The player has 3 candidates under one condition: s / p. There the"))
  }

  @Test func `Markdown escapes what would be markup`() throws {
    let text = TuneMarkdown.text(TuneReport(try Self.answer()))
    #expect(text.hasPrefix("# sample &lt;1&gt;\n\n- wanted: the smallest mean"), "\(text)")
    #expect(text.contains("\n\n## Best\n\n| a | b | strategy |"), "\(text)")
    #expect(text.contains("| 2 | v&#124;w | x | 130.00 | 6.00 | 3 |"))
    try SampleFolder.keep(text, as: "tuning.md")
  }

  @Test func `JSON is as its schema describes`() throws {
    let text = TuneJSON.text(try Self.answer())
    let value = try JSONParser.parse(Array(text.utf8), path: "a")
    let schema = TuneJSON.format.schemaDocument
    #expect(try JSONSchemaValidator(schema, allowsOthers: false).accepts(value))
    #expect(value["best"]?.items?.first?["scores"]?.items?.first?["value"]?.number == 130)
    #expect(value["front"]?.items?.count == 3 && value["safe"]?.number == 3)
  }

  @Test func `a drawing has a heat map and the front`() throws {
    let text = TuneSVG.text(try Self.answer())
    let svg = try XMLParser.parse(TextFile(Array(text.utf8), path: "a"), limit: 10_000)
    #expect(svg.name == "svg")
    #expect(text.contains("best for each a and b") && text.contains("Pareto front"))
    #expect(text.contains("sample &lt;1&gt;") && text.contains("v|w"))
    // One of each is in the legend.
    #expect(text.components(count: "class=\"unsafe\"") == 4)
    #expect(text.components(count: "class=\"front\"") == 4)
    #expect(text.contains(">best to worst<") && text.contains(">breaks a limit<"))
    #expect(text.contains(">other valid candidates, darker where several have the same values<"))
    #expect(!text.contains(">no valid candidate<"))
    try SampleFolder.keep(text, as: "tuning.svg")
  }

  @Test func `without a safe candidate the nearest one is named`() throws {
    let answer = try Self.answer { [12, 9, 30, 7, 9, 8][$0] }
    let sentence =
      "No candidate keeps all limits. The nearest is a 2, b v|w, x (point 3): "
      + "worst apple.hitch-time-ratio <= 6 ms/s is broken, 7.00 ms/s on p."
    let layout = TextLayout(width: 1_000)
    #expect(TuneText.text(TuneReport(answer), layout: layout).contains(sentence))
    let value = try JSONParser.parse(Array(TuneJSON.text(answer).utf8), path: "a")
    #expect(value["nearest"]?["point"]?.number == 3 && value["best"]?.items?.isEmpty == true)
    let page = TuneHTML.text(TuneReport(answer), commands: { ["case \($0)"] }, version: "1")
    #expect(page.contains("id=\"candidate=3\""))
  }

  @Test func `equal candidates of the front are counted`() throws {
    // The settle times differ, so that no candidate equals another.
    let answer = try Self.answer { $0 < 4 ? 3 : 5 }
    #expect(!TuneText.text(TuneReport(answer)).contains("same scores"))
    let (cases, space) = (answer.table.question.cases, answer.table.question.space)
    var sweep = answer.table.question.sweep
    sweep.objectives = [sweep.objectives[1], SweepObjective("apple.hitch-time-ratio", .best)]
    var table = CandidateTable(SweepQuestion(sweep, space, cases, sweep.keptMetrics))
    for point in 0..<6 {
      table.take(BlockRecord(block: point, rows: [.values([point < 4 ? 3_000_000 : 5_000_000])]))
    }
    let equal = SweepAnswer(table)
    #expect(equal.front == [0] && equal.equalCount(of: 0) == 3)
    let text = TuneText.text(TuneReport(equal), layout: TextLayout(width: 1_000))
    #expect(text.contains("\"same scores\" is the number of other safe candidates"), "\(text)")
    let value = try JSONParser.parse(Array(TuneJSON.text(equal).utf8), path: "a")
    #expect(value["front"]?.items?.map { $0["sameScores"]?.number } == [3])
  }

  @Test func `with one objective there is no front`() throws {
    let answer = try Self.answer(objectives: 1)
    #expect(!TuneText.text(TuneReport(answer)).contains("Pareto"))
    #expect(!TuneSVG.text(answer).contains("Pareto"))
  }

  @Test func `a table has a row for each group, and for all`() throws {
    let question = try Self.answer().table.question
    var tally = SweepTally(question.cases, metricCount: 2)
    tally.add(BlockRecord(block: 0, rows: [.values([1_500_000, nil])]))
    tally.add(BlockRecord(block: 1, rows: [.invalid]))
    let text = SweepTable.text(tally, of: question.metrics)
    #expect(
      text.hasPrefix(
        """
        transition.settle.max (ms)
        scenario  device  strategy  cases   min  mean   p50   p95   p99   max
        s         p       x             1  1.50  1.50  1.50  1.50  1.50  1.50

        """
      ),
      "\(text)"
    )
    #expect(text.contains("n/a"))
    #expect(
      text.hasSuffix("2 cases, 1 invalid, 0 excluded; percentiles by nearest rank, exact\n")
    )
  }
}

extension String {
  /// The number of times that a text occurs.
  fileprivate func components(count text: String) -> Int { split(separator: text).count - 1 }
}
