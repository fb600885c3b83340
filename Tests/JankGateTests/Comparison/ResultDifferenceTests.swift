import JankGate
import JankMetrics
import Testing

struct ResultDifferenceTests {
  private func result(_ format: String, _ runs: [String: Int64]) -> RecordedResult {
    RecordedResult(
      format: format,
      runs: runs.sorted { $0.key < $1.key }.map { name, steps in
        var run = RecordedRun(name)
        run.metricValues["apple.hitch-count"] = MetricValue(steps: steps, .count)
        return run
      }
    )
  }

  @Test func `runs are matched by name, and runs in one file only are listed`() {
    let difference = ResultDifference(
      from: result("old", ["a": 1, "b": 2]),
      to: result("new", ["b": 3, "c": 4])
    )
    #expect(difference.formats == ["old", "new"])
    #expect(difference.runs.map(\.name) == ["b"])
    #expect(difference.runs[0].metricValues.map { $0.new?.description } == ["3"])
    #expect(difference.removed == ["a"] && difference.added == ["c"] && !difference.isEmpty)
  }

  @Test func `two files with one run each are compared whatever the names`() {
    let difference = ResultDifference(
      from: result("janklab-score", ["phone.csv: app": 2]),
      to: result("janklab-result", ["bounce / phone-60 / display-link": 2])
    )
    #expect(difference.isEmpty && difference.runs.count == 1)
    #expect(difference.runs[0].newName == "bounce / phone-60 / display-link")
    #expect(difference.remarks.count == 1)
  }
}
