import Foundation
import JankGate
import JankReports
import Testing

// Also tests: JUnitSuite.

struct CheckJUnitTests {
  @Test func `counts on the suites are those of their tests`() throws {
    let text = ReportFormat.junit.text(try SampleReport.failing())
    let tests = text.components(separatedBy: "<testcase ").count - 1
    let failures = text.components(separatedBy: "<failure ").count - 1
    let errors = text.components(separatedBy: "<error ").count - 1
    let counts = "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\""
    #expect(text.components(separatedBy: counts).count == 3, "\(text)")
    #expect(failures == 2)
  }

  @Test func `the strict form has no attribute its schema does not know`() throws {
    let text = ReportFormat.junitStrict.text(try SampleReport.failing())
    #expect(text.contains("<testsuites>\n"))
    #expect(!text.contains(" file=") && !text.contains(" line=") && !text.contains(" skipped="))
    #expect(text.contains("hostname=\"localhost\""))
  }

  @Test func `a case without a rule is a test that passed`() throws {
    let text = ReportFormat.junit.text(try SampleReport.passing())
    #expect(text.contains("<testcase name=\"runs\" classname=\"calm.phone-60.display-link\""))
  }

  @Test func `a rule points to the line it stands in`() throws {
    let text = ReportFormat.junit.text(try SampleReport.failing())
    #expect(text.contains("file=\"Scenarios/bounce.scenario.json\" line=\"7\""))
    #expect(text.contains("<failure type=\"threshold\" message=\"apple.hitch-count is 1, limit 0"))
    #expect(text.contains("<failure type=\"baseline\" message=\"freeze.longest is 83.33 ms"))
  }

  @Test func `a broken rule that only warns stands in the output of its suite`() throws {
    for format in [ReportFormat.junit, .junitStrict] {
      let text = format.text(try SampleReport.failing())
      let warning = "warning: bounce / phone-60 / display-link: apple.hitch-time is"
      #expect(text.contains("<system-out>\(warning)"), "\(text)")
    }
  }

  @Test func `a check that was ended is an error, whatever its cases say`() throws {
    var report = try SampleReport.passing()
    report.isInterrupted = true
    report.remarks = ["interrupted: 1 of 2 cases were run"]
    let text = ReportFormat.junit.text(report)
    #expect(text.contains("name=\"janklab\" tests=\"2\" failures=\"0\" errors=\"1\""))
    #expect(text.contains("<error type=\"interrupted\" message=\"interrupted: 1 of 2 cases"))
    report.cases = []
    #expect(!ReportFormat.junit.text(report).contains("modelVersion"))
  }

  @Test func `a check that cannot begin is a test for each file`() {
    let text = ReportFormat.junit.text(SampleReport.refused())
    #expect(text.contains("<testsuites name=\"janklab\" tests=\"3\" failures=\"0\" errors=\"3\""))
    #expect(text.components(separatedBy: "<testcase name=\"begins\"").count == 4)
    #expect(text.contains("file=\"a.json\" line=\"7\""))
    #expect(text.contains("message=\"a.json:7:19: unknown key odd\">"), "\(text)")
    #expect(text.contains("is it root?\na.json:9:1: no mass odd</error>"))
  }

  @Test func `an improvement is a failure if requested`() throws {
    var report = try SampleReport.failing()
    let line = "frames.rate is "
    #expect(!ReportFormat.junit.text(report).contains(line))
    report.failsOnImprovement = true
    let text = ReportFormat.junit.text(report)
    #expect(text.contains(line))
    let failures = text.components(separatedBy: "<failure ").count - 1
    #expect(text.contains("failures=\"\(failures)\""))
  }

  @Test func `what comes out changes no test's name`() throws {
    func names(_ report: CheckReport) -> [Substring] {
      ReportFormat.junit.text(report).matches(of: /<testcase name="([^"]*)"/).map(\.output.1)
    }
    let worse = names(try SampleReport.failing())
    #expect(worse.first == "runs" && worse.last == "baseline" && worse.count == 5)
    #expect(Set(worse).count == worse.count)
    #expect(names(try SampleReport.failing(isWorse: false)) == worse)
    #expect(names(try SampleReport.passing()) == ["runs"])
  }
}
