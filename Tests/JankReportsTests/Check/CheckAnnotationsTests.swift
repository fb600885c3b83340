import JankMetrics
import JankReports
import Testing

struct CheckAnnotationsTests {
  @Test func `a broken rule marks its line`() throws {
    let text = ReportFormat.github.text(try SampleReport.failing())
    let start =
      "::error file=Scenarios/bounce.scenario.json,line=7,title=bounce / phone-60 / display-link::"
    #expect(text.contains(start + "apple.hitch-count is 1, limit 0"))
    #expect(text.contains("%0Aagain: janklab run 'bounce'\n"))
  }

  @Test func `no name can begin a command of its own`() throws {
    let text = ReportFormat.github.text(try SampleReport.failing(name: SampleReport.hostile))
    for line in text.split(whereSeparator: \.isNewline) {
      #expect(["::error", "::warning", "::notice"].contains { line.hasPrefix($0) }, "\(line)")
    }
  }

  @Test func `the nine worst are shown and the rest is counted`() throws {
    var report = try SampleReport.failing()
    report.cases = Array(repeating: report.cases[0], count: 20)
    let lines = ReportFormat.github.text(report).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("::error") } == 10)
    #expect(lines.contains { $0.hasPrefix("::error::and ") && $0.hasSuffix("see the summary") })
  }

  @Test func `a check that was ended did not pass`() throws {
    var report = try SampleReport.passing()
    report.isInterrupted = true
    #expect(ReportFormat.github.text(report).contains("::notice::interrupted: 1 case"))
    #expect(ReportFormat.json.text(report).contains("\"verdict\": \"interrupted\""))
    #expect(ReportFormat.sarif.text(report).contains("\"executionSuccessful\": false"))
  }

  @Test func `figures that show in no frame are told so`() throws {
    let text = ReportFormat.github.text(try SampleReport.failing())
    #expect(text.contains("%0Ano frame differs from those of the baseline%0Aagain: "))
  }
}
