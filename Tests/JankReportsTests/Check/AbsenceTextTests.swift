import JankGate
import JankReports
import Testing

struct AbsenceTextTests {
  private func report(isLost: Bool, baseline: String? = "baseline.json") throws -> CheckReport {
    var report = try SampleReport.passing()
    report.absentees = (1...7).map {
      CaseName(scenario: "gone-\($0)", device: "phone-60", strategy: "timer")
    }
    report.lostCases = isLost ? Set(report.absentees) : []
    report.baselinePath = baseline
    return report
  }

  @Test func `a case that no scenario requests any more fails every verdict`() throws {
    let report = try report(isLost: true)
    #expect(report.conclusion == .failed)
    let table = ReportFormat.table.text(report)
    #expect(table.contains("failed: gone-1 / phone-60 / timer: it is in the baseline, and no"))
    #expect(table.contains("failed: the same is true of 2 more cases\n"))
    #expect(table.hasSuffix("failed: 1 case, 1 new, 7 of the baseline gone\n"))
    #expect(ReportFormat.github.text(report).contains("::error::gone-1 / phone-60 / timer: it is"))
    #expect(ReportFormat.markdown.text(report).contains("- failed: gone-1 / phone-60 / timer: "))
    #expect(ReportFormat.sarif.text(report).contains(#""ruleId": "absent", "level": "error""#))
    #expect(ReportFormat.csv.text(report).contains("gone-1,phone-60,timer,,,,failed,"))
    #expect(ReportFormat.html.text(report).contains("<h2>Gone</h2>"))
    let junit = ReportFormat.junit.text(report)
    #expect(junit.contains("failures=\"7\" errors=\"0\" skipped=\"0\""))
    #expect(junit.contains(#"<failure type="absent" message="it is in the baseline, and no"#))
  }

  @Test func `a scenario that no longer requests a case or an outcome is named`() throws {
    var report = try report(isLost: true)
    let played = try #require(report.cases.first)
    func line(_ scenario: String) -> String {
      let name = CaseName(scenario: scenario, device: "other", strategy: "timer")
      report.lostCases = [name]
      report.absentees = [name]
      return ReportFormat.github.text(report)
    }
    let path = played.path
    #expect(line(played.name.scenario).contains("baseline, and \(path) no longer requests it\n"))
    let outcome = line(played.name.scenarioWithoutOutcome + "@cancel")
    #expect(outcome.contains("baseline, and \(path) no longer requests this outcome\n"))
  }

  @Test func `cases that the command line excludes are counted only`() throws {
    let report = try report(isLost: false)
    #expect(report.conclusion == .passed)
    for format in [ReportFormat.table, .markdown, .github, .html] {
      #expect(!format.text(report).contains("gone-1"), "\(format)")
    }
    let table = ReportFormat.table.text(report)
    #expect(table.hasSuffix("passed: 1 case, 1 new, 7 not run\n"))
    #expect(ReportFormat.json.text(report).contains("gone-7"))
  }

  @Test func `cases of the run before are named`() throws {
    let table = ReportFormat.table.text(try report(isLost: false, baseline: nil))
    #expect(
      table.contains("note: gone-1 / phone-60 / timer: it is gone since the previous run\n")
    )
    #expect(table.contains("note: the same is true of 2 more cases\n"))
  }
}
