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
    #expect(lines[start + 1] == "also better: 6 cases: frames.rate")
    #expect(lines[start + 2] == "  most: s0 / phone-60 / display-link")
    #expect(lines[start + 3].hasPrefix("    frames.rate is "))
    #expect(lines[start + 3].hasSuffix("; 5 more cases"))
    #expect(lines[start + 4] == "--all lists each improvement")
    #expect(!lines.contains { $0.hasPrefix("also better: s") })
  }

  @Test func `a few improvements, and all that were asked for, are listed`() throws {
    let few = lines(try report(count: 5))
    #expect(few.count { $0.hasPrefix("also better: s") } == 5)
    #expect(!few.contains { $0.hasPrefix("Improvements by") })
    var all = try report(count: 6)
    all.valueLimit = nil
    #expect(lines(all).count { $0.hasPrefix("also better: s") } == 6)
  }

  @Test func `another key groups improvements by that`() throws {
    var report = try report(count: 2)
    report.arrangement.grouping = .device
    let lines = lines(report)
    let start = try #require(lines.firstIndex(of: "Improvements by device, largest first:"))
    #expect(lines[start + 1] == "also better: 2 cases: phone-60")
  }

  @Test func `only a case with the verdict improved is listed as improved`() throws {
    var report = try report(count: 1)
    report.cases.append(try improved("calm"))
    let single = lines(report)
    #expect(single.contains { $0.hasPrefix("also better: s0 / phone-60 / ") }, "\(single)")
    #expect(single.contains { $0.hasPrefix("improved: calm / phone-60 / ") }, "\(single)")
    report.arrangement.grouping = .device
    #expect(lines(report).contains("better: 2 cases: phone-60"))
    report.cases.removeFirst()
    #expect(lines(report).contains("improved: 1 case: phone-60"))
  }

  /// A case with one better value and no other that differs.
  private func improved(_ name: String) throws -> CheckedCase {
    let result = SampleResults.stalled(name: name)
    var baseline = Baseline(modelVersion: 1)
    baseline.record(try SampleReport.judged(result, rules: []))
    let key = Baseline.RunName(device: result.device, strategy: result.strategy)
    baseline.scenarios[name]?.runs[key]?.metricValues["frames.rate"] = 0
    return try SampleReport.judged(result, rules: [], baseline: baseline)
  }
}
