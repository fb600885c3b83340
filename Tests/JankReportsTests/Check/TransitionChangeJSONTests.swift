import JankGate
import JankMetrics
import JankReports
import JankText
import Testing

struct TransitionChangeJSONTests {
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
    let text = DifferenceJSON.text(difference)
    func message(_ text: String) throws -> String? {
      let log = DiagnosticLog(path: "a.json")
      let value = try JSONParser.parse(Array(text.utf8))
      _ = DifferenceJSON.file.shape.read(value, log)
      return log.findings().first?.message
    }
    #expect(try message(text) == nil)
    let changed = text.replacing("\"\(name)\"", with: "\"\(other)\"")
    #expect(try message(changed)?.hasSuffix("found \"\(other)\"") == true)
  }
}
