import JankGate
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
    report.valueLimit = nil
    let lines = ReportFormat.github.text(report).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("::error") } == 10)
    #expect(lines.contains { $0.hasPrefix("::error::and ") && $0.hasSuffix("see the summary") })
  }

  @Test func `many failures of one cause are one annotation, on the line of the worst`() throws {
    var report = try SampleReport.failing()
    report.cases = Array(repeating: report.cases[0], count: 20)
    let lines = ReportFormat.github.text(report).split(separator: "\n")
    let errors = lines.filter { $0.hasPrefix("::error") }
    #expect(errors.count == 2, "\(errors)")
    let start = "::error file=Scenarios/bounce.scenario.json,line="
    #expect(errors.allSatisfy { $0.hasPrefix(start) && $0.contains("::worst: ") }, "\(errors)")
    #expect(errors.allSatisfy { $0.contains("%0Aagain: janklab run 'bounce'") })
  }

  @Test func `paths begin at the top of the project`() throws {
    let text = ReportFormat.github.text(try SampleReport.failing(path: "././/a/b.json"))
    #expect(text.contains("::error file=a/b.json,line=7"))
    #expect(!text.contains("file=."))
  }

  @Test func `what keeps a check from beginning marks its place`() {
    let text = ReportFormat.github.text(SampleReport.refused(SampleReport.hostile))
    let title = "title=the check cannot start::"
    #expect(text.hasPrefix("::error file=a.json,line=7,col=19,\(title)unknown key"))
    #expect(text.contains("\n::error file=b.json,line=1,\(title)"))
    #expect(text.contains("\n::error \(title)--rule "))
    #expect(text.split(whereSeparator: \.isNewline).allSatisfy { $0.hasPrefix("::") })
  }

  @Test func `a check that was ended did not pass`() throws {
    var report = try SampleReport.passing()
    report.isInterrupted = true
    #expect(ReportFormat.github.text(report).contains("::notice::interrupted: 1 case"))
    #expect(ReportFormat.json.text(report).contains("\"verdict\": \"interrupted\""))
    #expect(ReportFormat.sarif.text(report).contains("\"executionSuccessful\": false"))
  }

  @Test func `values without a visible frame are marked so`() throws {
    let text = ReportFormat.github.text(try SampleReport.failing())
    #expect(
      text.contains("%0Ano frame time differs from the baseline; another value of the run does")
    )
  }
}
