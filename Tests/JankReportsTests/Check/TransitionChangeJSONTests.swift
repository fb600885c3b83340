import JankGate
import JankMetrics
import JankReports
import JankText
import Testing

struct TransitionChangeJSONTests {
  /// The transitions of a check's verdicts, one a line; the run only presents a sheet.
  private func transitions(since texts: [String]) throws -> [String] {
    let result = SampleResults.stalled()
    var baseline = Baseline(modelVersion: 1)
    baseline.record(try SampleReport.judged(result, rules: []))
    let run = Baseline.RunName(device: result.device, strategy: result.strategy)
    let list = try #require(TransitionOutcomes(texts: texts))
    baseline.scenarios[result.scenario]?.runs[run]?.transitions = list
    let checked = try SampleReport.judged(result, rules: [], baseline: baseline)
    let text = ReportFormat.json.text(CheckReport(cases: [checked], toolVersion: "1"))
    let value = try JSONParser.parse(Array(text.utf8))
    let format = try #require(PublishedFormat.all.first { $0.name == "check" })
    #expect(try JSONSchemaValidator(format.schema(), allowsOthers: false).accepts(value))
    let verdicts = value["cases"]?.items?.first?["verdicts"]?.items ?? []
    return verdicts.compactMap { $0["transitions"]?.items }.joined().map { item in
      var writer = JSONWriter()
      writer.onOneLine { $0.item(item) }
      return writer.text
    }
  }

  private func sheet(_ outcome: String) -> String {
    #"{"kind": "present", "controller": "Sheet", "outcome": "\#(outcome)"}"#
  }

  @Test func `a verdict states what was expected and what was found`() throws {
    let (before, now) = (sheet("cancelled"), sheet("completed"))
    #expect(
      try transitions(since: ["present Sheet cancelled"])
        == [#"{"index": 0, "expected": \#(before), "found": \#(now)}"#]
    )
    #expect(try transitions(since: ["present Sheet completed"]).isEmpty)
  }

  @Test func `a transition that is new or gone has null in place of the other`() throws {
    let now = sheet("completed")
    #expect(try transitions(since: []) == [#"{"index": 0, "expected": null, "found": \#(now)}"#])
    let pop = #"{"kind": "pop", "controller": "A B", "outcome": "unfinished"}"#
    #expect(
      try transitions(since: ["pop A B unfinished", "present Sheet completed"])
        == [#"{"index": null, "expected": \#(pop), "found": null}"#]
    )
  }

  @Test func `the schema has every kind and outcome`() throws {
    let present = "present Sheet completed"
    let texts = [
      "dismiss A completed", "push A cancelled", "pop A unfinished", "tab A completed",
      "exchange A completed",
    ]
    #expect(try transitions(since: [present] + texts).count == texts.count)
  }

  @Test(arguments: [("present", "leave"), ("completed", "done")])
  func `a name of a later version is rejected`(name: String, other: String) throws {
    func result(_ text: String) throws -> RecordedResult {
      var run = RecordedRun("a")
      run.metricValues["transitions.completed"] = MetricValue(steps: 1, .count)
      let list = try #require(TransitionOutcomes(texts: [text]))
      run.transitions = list
      return RecordedResult(format: "janklab-baseline", runs: [run])
    }
    let difference = ResultDifference(
      from: try result("present Sheet completed"),
      to: try result("present Sheet cancelled")
    )
    let original = DifferenceJSON.text(difference)
    let format = try #require(PublishedFormat.all.first { $0.name == "difference" })
    let validator = JSONSchemaValidator(format.schema(), allowsOthers: false)
    func message(_ text: String) throws -> String? {
      let log = DiagnosticLog(path: "a.json")
      let value = try JSONParser.parse(Array(text.utf8))
      #expect(try validator.accepts(value) == (text == original))
      _ = DifferenceJSON.file.shape.read(value, log)
      return log.findings().first?.message
    }
    #expect(try message(original) == nil)
    let changed = original.replacing("\"\(name)\"", with: "\"\(other)\"")
    #expect(try message(changed)?.hasSuffix("found the text \"\(other)\"") == true)
  }
}
