import Foundation
import JankGate
import JankReports
import Testing

struct CheckMarkdownTests {
  @Test func `every row has as many cells as its table has columns, whatever the names`() throws {
    let text = ReportFormat.markdown.text(try SampleReport.failing(name: SampleReport.hostile))
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("|") }
    #expect(rows.count >= 6)
    var columns = 0
    for row in rows {
      let count = row.count { $0 == "|" }
      // Without a rule there is no column for limits.
      if row.hasPrefix("| Scenario") { columns = count }
      #expect(count == columns && (8...9).contains(count), "\(row)")
    }
    #expect(text.contains(" | Limit | Verdict |") && text.contains(" | Change | Verdict |"))
    // The name has one backtick, so that pieces of code with it begin and end with two.
    #expect(!text.replacing(/``[^\n]+?``/, with: "").contains("<c>"))
  }

  @Test func `the worst comes first and what improved is folded away`() throws {
    let text = ReportFormat.markdown.text(try SampleReport.failing())
    #expect(text.hasPrefix("### JankLab: failed: "))
    #expect(text.contains("<details><summary>1 value improved or changed</summary>"))
  }

  @Test func `values have two decimals, and the command accepts what differs from the baseline`()
    throws
  {
    let lossy = try SampleReport.losing(name: "bounce")
    var report = CheckReport(cases: [lossy], baselinePath: "b.json", toolVersion: "1")
    #expect(!ReportFormat.markdown.text(report).contains("if intended"))
    report.baseline?.acceptance = "janklab baseline update a"
    let text = ReportFormat.markdown.text(report)
    #expect(!text.contains(/\.\d{3,} ms/), "\(text)")
    #expect(text.hasSuffix("- if intended: `janklab baseline update a`\n"), "\(text)")
    let calm = CheckReport(cases: [], baselinePath: "b.json", toolVersion: "1")
    #expect(!ReportFormat.markdown.text(calm).contains("if intended"))
  }

  @Test func `a row names its rule, and each broken one has its frames and its replay`() throws {
    let text = ReportFormat.markdown.text(try SampleReport.failing())
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| bounce") }
    #expect(rows.contains { $0.contains("| apple.hitch-count: value &lt;= 0 |") })
    let causes = text.split(separator: "\n").filter { $0.hasPrefix("- bounce / ") }
    let replays = text.split(separator: "\n").filter { $0.hasPrefix("  again: `") }
    let broken = try SampleReport.failing().entries([.failed, .warned])
    #expect(causes.count == broken.count && replays.count == broken.count)
    #expect(causes.contains { $0.contains(", beyond it by ") && $0.contains("; frame ") })
  }

  @Test func `a transition that ends in another way is named`() throws {
    let result = SampleResults.stalled()
    var baseline = Baseline(modelVersion: 1)
    baseline.record(try SampleReport.judged(result, rules: []))
    let run = Baseline.RunName(device: result.device, strategy: result.strategy)
    let list = try #require(TransitionOutcomes(texts: ["present Sheet cancelled"]))
    baseline.scenarios[result.scenario]?.runs[run]?.transitions = list
    let checked = try SampleReport.judged(result, rules: [], baseline: baseline)
    let text = ReportFormat.markdown.text(CheckReport(cases: [checked], toolVersion: "1"))
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("- ") }
    #expect(lines.count == 1, "\(text)")
    let name = "\(result.scenario) / \(result.device) / \(result.strategy)"
    let words = "present Sheet is completed, was cancelled"
    #expect(lines[0].hasPrefix("- \(name): \(words); "), "\(text)")
  }

  @Test func `an invalid run has the command that repeats it`() throws {
    let text = ReportFormat.markdown.text(try SampleReport.broken())
    let parts = text.components(separatedBy: "\n  again: `janklab run 'restless'`\n")
    #expect(parts.count == 2, "\(text)")
    let line = try #require(parts[0].split(separator: "\n").last)
    #expect(line.hasPrefix("- ") && line.contains("restless / phone-60 / "), "\(text)")
  }

  @Test(arguments: [1, 6])
  func `an empty line separates invalid cases from the table of failures`(count: Int) throws {
    var report = try SampleReport.broken()
    // More than five failures are a table of groups.
    report.cases += try (0..<count).flatMap { try SampleReport.failing(name: "bounce \($0)").cases }
    let text = ReportFormat.markdown.text(report)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let places = lines.indices.filter { lines[$0].hasPrefix("  again: `janklab run 'restless'`") }
    let item = try #require(places.first)
    #expect(lines[item + 1].isEmpty, "\(text)")
    let follows = count == 1 ? "| Scenario | " : "Failures by cause, worst first:"
    #expect(lines[item + 2].hasPrefix(follows), "\(text)")
  }

  @Test func `a summary stays below what a job may hold`() throws {
    var report = try SampleReport.failing()
    report.cases = Array(repeating: report.cases[0], count: 10_000)
    let text = ReportFormat.markdown.text(report)
    #expect(text.utf8.count < 1 << 20)
    #expect(text.contains(" more\n"))
  }
}
