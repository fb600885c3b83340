import JankGate
import JankReports
import JankText
import Testing

struct GroupTextImprovementsTests {
  private func report(count: Int) throws -> CheckReport {
    var report = CheckReport(cases: [], toolVersion: "1")
    report.cases = try (0..<count).flatMap { try SampleReport.failing(name: "s\($0)").cases }
    return report
  }

  private func lines(_ report: CheckReport) -> [String] {
    ReportFormat.table.text(report, layout: TextLayout(width: 200)).split(separator: "\n")
      .map(String.init)
  }

  @Test func `many improvements are grouped by their first metric`() throws {
    let lines = lines(try report(count: 6))
    let start = try #require(lines.firstIndex(of: "Improvements by metric, largest first:"))
    #expect(lines[start + 1] == "improved: 6 cases: frames.rate")
    #expect(lines[start + 2] == "  most: s0 / phone-60 / display-link")
    #expect(lines[start + 3].hasPrefix("    frames.rate is "))
    #expect(lines[start + 3].hasSuffix("; 5 more cases"))
    #expect(lines[start + 4] == "--all lists each improvement")
    #expect(!lines.contains { $0.hasPrefix("improved: s") })
  }

  @Test func `a few improvements, and all that were asked for, are listed`() throws {
    let few = lines(try report(count: 5))
    #expect(few.count { $0.hasPrefix("improved: s") } == 5)
    #expect(!few.contains { $0.hasPrefix("Improvements by") })
    var all = try report(count: 6)
    all.valueLimit = nil
    #expect(lines(all).count { $0.hasPrefix("improved: s") } == 6)
  }

  @Test func `another key groups improvements by that`() throws {
    var report = try report(count: 2)
    report.arrangement.grouping = .device
    let lines = lines(report)
    let start = try #require(lines.firstIndex(of: "Improvements by device, largest first:"))
    #expect(lines[start + 1] == "improved: 2 cases: phone-60")
  }
}
