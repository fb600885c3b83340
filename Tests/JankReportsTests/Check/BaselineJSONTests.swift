import JankGate
import JankMetrics
import JankReports
import JankText
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

  @Test func `a case without transitions has an empty list, and an older one no list`() throws {
    let text = BaselineJSON.text(try sample())
    let list = /,\s*"transitions": \[[^\]]*\]/
    func read(_ text: String) throws -> [TransitionOutcomes?] {
      let log = DiagnosticLog(path: "b.json")
      let shape = BaselineJSON.shape(run: BaselineJSON.run.shape)
      let baseline = shape.read(try JSONParser.parse(Array(text.utf8)), log)
      let read = try #require(baseline, "\(log.findings())")
      #expect(BaselineJSON.text(read) == text)
      return read.caseNames.map { read.run(of: $0)?.transitions }
    }
    #expect(try read(text).map { $0?.entries.count } == [1])
    let none = text.replacing(list, with: ",\n          \"transitions\": []")
    #expect(try read(none) == [TransitionOutcomes([])])
    #expect(try read(text.replacing(list, with: "")) == [nil])
  }

  @Test func `a table and differences are for people`() throws {
    let baseline = try sample()
    let table = BaselineText.table(baseline, metrics: CheckReport.usualMetrics)
    #expect(table.contains("66.666667 ms") && table.hasSuffix("model 3\n"))
    #expect(BaselineText.differences([]) == "nothing changed\n")
    let name = CaseName(scenario: "bounce", device: "phone-60", strategy: "display-link")
    let metric = "motion.error.max"
    let values = [(1.0, 1.000001), (1.0, 1.5)].map { old, new in
      Baseline.Difference.metricValue(
        name,
        metric: metric,
        old: MetricValue(old, .points),
        new: MetricValue(new, .points)
      )
    }
    let changes = BaselineText.differences(values)
    #expect(changes.contains("1.00 pt -> 1.50 pt") && !changes.contains("1.000001"), "\(changes)")
    let counts = "2 changed values, 1 of them by less than 0.01 of the unit, not listed\n"
    #expect(changes.hasSuffix(counts))
    let contents = ["drag@above", "drag@below"].map { Baseline.Difference.content(scenario: $0) }
    let all = BaselineText.differences(values + contents + [.removed(name)])
    #expect(all.hasSuffix("not listed; 1 changed scenario; 1 other change\n"), "\(all)")
    let gone = [Baseline.Difference.content(scenario: "bounce"), .removed(name)]
    let reason = "- bounce / phone-60 / display-link: not run, and the scenario changed\n"
    #expect(BaselineText.differences(gone).contains(reason))
    #expect(!BaselineText.differences([.removed(name)]).contains("not run"))
    let empty = Baseline(modelVersion: 3)
    #expect(
      BaselineText.differences(baseline.differences(since: empty))
        == "+ bounce / phone-60 / display-link\n1 change\n"
    )
  }
}
