import Foundation
import JankGate
import JankReports
import JankText
import Testing

struct FailureTextTests {
  private func report() throws -> CheckReport {
    var report = try SampleReport.broken(name: "a@finish")
    for name in ["a@cancel", "b"] { report.cases += try SampleReport.broken(name: name).cases }
    return report
  }

  @Test func `cases of a scenario with the same reason are one entry everywhere`() throws {
    let report = try report()
    let failures = FailureText.all(in: report)
    #expect(failures.map(\.title) == ["a (2 cases)", "b / phone-60 / display-link"])
    #expect(failures[0].placedReason.hasPrefix(failures[0].reason))
    let table = ReportFormat.table.text(report)
    #expect(table.components(separatedBy: "broken: a").count == 2, "\(table)")
    let github = ReportFormat.github.text(report)
    #expect(github.components(separatedBy: "::error ").count == 3, "\(github)")
    let markdown = ReportFormat.markdown.text(report)
    #expect(markdown.components(separatedBy: "\n- a").count == 2, "\(markdown)")
    let page = ReportFormat.html.text(report)
    #expect(page.contains("<p>Broken: a (2 cases): "), "\(page.prefix(3_000))")
  }

  @Test func `times that depend on the device make no other reason`() {
    var notes = CaseNotes()
    let names = ["phone-60", "phone-120"].map {
      CaseName(scenario: "a", device: $0, strategy: "timer")
    }
    for (name, time) in zip(names, [766, 758]) {
      notes.add("it runs until \(time) ms", of: name, ignoringTimes: true)
    }
    #expect(notes.notes.map(\.cases) == [names])
    notes.add("it runs until 758 ms", of: names[1])
    #expect(notes.notes.count == 2)
    for rule in ["F4", "F5"] {
      notes.add("\(rule) was expected but not found", of: names[0], ignoringTimes: true)
    }
    #expect(notes.notes.count == 4)
  }

  @Test func `all cases are listed on request`() throws {
    var report = try report()
    report.valueLimit = nil
    let table = ReportFormat.table.text(report)
    #expect(table.components(separatedBy: "broken: a").count == 3, "\(table)")
  }

  @Test func `the values of an invalid run are no regression and no improvement`() throws {
    let report = try report()
    #expect(report.entries(Set(Verdict.Outcome.allCases)).isEmpty && !report.hasDifferences)
  }
}
