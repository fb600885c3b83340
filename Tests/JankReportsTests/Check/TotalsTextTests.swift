import JankGate
import JankReports
import Testing

struct TotalsTextTests {
  private func lines(_ report: CheckReport) -> [Substring] {
    ReportFormat.table.text(report).split(separator: "\n")
  }

  @Test func `a run ends with its totals, with a comma before each three digits`() throws {
    var report = try SampleReport.passing()
    report.focus = .results([])
    #expect(lines(report).last == "1 case: 20 frames, 0 late, hitch time 0.00 ms")
    let late = try SampleReport.report(on: SampleResults.stalled().trace).cases[0]
    report.cases = Array(repeating: late, count: 1_000)
    #expect(
      lines(report).last == "1,000 cases: 20,000 frames, 1,000 late, hitch time 66,666.67 ms"
    )
  }

  @Test func `invalid cases are counted`() throws {
    var report = try SampleReport.broken()
    report.focus = .results([])
    #expect(lines(report).last?.hasSuffix(", hitch time 66.67 ms, 1 invalid") == true)
  }

  @Test func `before a verdict the totals leave the cases to the verdict`() throws {
    var report = try SampleReport.failing()
    let totals = "20 frames, 1 late, hitch time 66.67 ms"
    #expect(lines(report).dropLast().last == totals[...])
    report.focus = .results([])
    #expect(lines(report).dropLast().last == totals[...])
    #expect(lines(report).last?.hasPrefix("failed: 1 case, ") == true)
  }

  @Test func `without a case there are no totals`() {
    #expect(!ReportFormat.table.text(SampleReport.refused()).contains("frames"))
    var report = CheckReport(cases: [], toolVersion: "1")
    report.focus = .results([])
    #expect(!ReportFormat.table.text(report).contains("hitch time 0"))
  }
}
