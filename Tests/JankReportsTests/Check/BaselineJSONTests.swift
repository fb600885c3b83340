import JankGate
import JankReports
import Testing

// Also tests: BaselineText.

struct BaselineJSONTests {
  private func sample() throws -> Baseline {
    var baseline = Baseline(modelVersion: 3)
    let report = try SampleReport.failing()
    for checked in report.cases { baseline.record(checked) }
    return baseline
  }

  @Test func `keys are sorted and each value has a line of its own`() throws {
    let text = BaselineJSON.text(try sample())
    #expect(text.hasPrefix("{\n  \"modelVersion\": 3,\n  \"scenarios\": {\n    \"bounce\": {\n"))
    let lines = text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
    let metricValues = lines.filter { $0.hasPrefix("\"apple.") }.map(String.init)
    #expect(metricValues.count > 10 && metricValues == metricValues.sorted())
    #expect(lines.contains("\"apple.hitch-time\": 66666667,"))
  }

  @Test func `a table and differences are for people`() throws {
    let baseline = try sample()
    let table = BaselineText.table(baseline, metrics: CheckReport.usualMetrics)
    #expect(table.contains("66.666667 ms") && table.hasSuffix("model 3\n"))
    #expect(BaselineText.differences([]) == "nothing changed\n")
    let empty = Baseline(modelVersion: 3)
    #expect(
      BaselineText.differences(baseline.differences(since: empty))
        == "+ bounce / phone-60 / display-link\n1 change\n"
    )
  }
}
