import Foundation
import JankGate
import JankMetrics
import JankReports
import JankText
import Testing

struct GroupTextTests {
  /// Cases with a late frame each, by two causes.
  private func report(_ focus: CheckReport.Focus, count: Int = 6) throws -> CheckReport {
    var report = CheckReport(cases: [], toolVersion: "1")
    report.focus = focus
    report.cases = try (0..<count).flatMap { number in
      try SampleReport.failing(
        name: "s\(number)",
        stall: number < 2 ? "layout" : "decode",
        late: [3, 4, 1, 2, 3, 2][number % 6]
      ).cases
    }
    return report
  }

  /// The lines of a table from the heading of its groups to the next empty line or total.
  private func groups(_ report: CheckReport, _ layout: TextLayout = .standard) -> [String] {
    let lines = ReportFormat.table.text(report, layout: layout).components(separatedBy: "\n")
    guard let start = lines.firstIndex(where: { $0.contains("worst first:") }) else { return [] }
    return Array(
      lines[start...].prefix {
        !$0.isEmpty && !$0.contains(" frames, ") && !$0.hasPrefix("Improvements by")
          && $0 != "--all lists each failure"
      }
    )
  }

  @Test func `many late frames are grouped by cause, the worst first`() throws {
    #expect(
      groups(try report(.results([]))) == [
        "Late frames by cause, worst first:",
        "2 cases: stall \"layout\", up to 66.67 ms late",
        "  worst: frame 10 of s1 / phone-60 / display-link",
        "4 cases: stall \"decode\", up to 50.00 ms late",
        "  worst: frame 10 of s4 / phone-60 / display-link",
      ]
    )
  }

  @Test func `a few late frames, those of one case and all that were asked for are listed`()
    throws
  {
    for count in [1, 5] {
      let text = ReportFormat.table.text(try report(.results([]), count: count))
      #expect(!text.contains("Late frames") && text.contains("frame 10 shown "))
    }
    var all = try report(.results([]))
    all.valueLimit = nil
    let text = ReportFormat.table.text(all)
    #expect(!text.contains("by cause"))
    #expect(text.components(separatedBy: "frame 10 shown ").count > 6)
  }

  @Test func `a table of chosen metrics has groups only if they were asked for`() throws {
    let metric = try #require(MetricRegistry.metric("apple.hitch-count"))
    var report = try report(.results([metric]))
    #expect(!ReportFormat.table.text(report).contains("Late frames"))
    report.arrangement.grouping = .device
    #expect(groups(report).first == "Late frames by device, worst first:")
  }

  @Test(arguments: [
    (CaseGroup.Key.device, "N cases: phone-60, up to 66.67 ms late"),
    (.strategy, "N cases: display-link, up to 66.67 ms late"),
    (.scenario, "1 case: s1, up to 66.67 ms late"),
  ])
  func `another key groups by that, also where there are few`(
    key: CaseGroup.Key,
    line: String
  ) throws {
    for count in [2, 6] {
      var report = try report(.results([]), count: count)
      report.arrangement.grouping = key
      let groups = groups(report)
      #expect(groups[0] == "Late frames by \(key.rawValue), worst first:")
      #expect(groups[1] == line.replacing("N", with: "\(count)"))
    }
  }

  @Test func `many failures are grouped by cause, each with a way to see the worst again`() throws {
    let groups = groups(try report(.verdicts))
    #expect(groups[0] == "Failures by cause, worst first:")
    let heads = groups.filter { !$0.hasPrefix(" ") }.dropFirst()
    #expect(
      heads == [
        "failed: 6 cases: freeze.longest",
        "failed: 4 cases; 4 more values only warn: stall \"decode\"",
        "failed: 2 cases; 2 more values only warn: stall \"layout\"",
      ],
      "\(groups)"
    )
    #expect(groups.count { $0.hasPrefix("  again: janklab run 's") } == 3)
    #expect(groups.count { $0.hasPrefix("  worst: frame 10 of s") } == 2)
    #expect(groups.contains { $0.hasPrefix("    freeze.longest is ") })
    #expect(groups.contains { $0.hasPrefix("  help: move this work off the main thread") })
    let text = ReportFormat.table.text(try report(.verdicts))
    #expect(text.contains("most: s"))
    // One frame for each group, not one for each case.
    #expect(groups.count { $0.contains("frame 10 shown ") && $0.contains(" late, stall") } == 2)
  }

  @Test func `the page of a browser names the same worst case`() throws {
    let report = try report(.verdicts)
    let groups = groups(report)
    let first = try #require(groups.first { $0.hasPrefix("  worst: ") })
    let name = first.components(separatedBy: "of ").last ?? first
    let page = ReportFormat.html.text(report)
    #expect(page.contains("<p>Worst: \(name.replacing("  worst: ", with: "")): "), "\(first)")
  }

  @Test func `missing values are grouped by metric, and no frame is blamed for them`() throws {
    var report = CheckReport(cases: [], baselinePath: "b.json", toolVersion: "1")
    report.cases = try (0..<6).map { try SampleReport.losing(name: "s\($0)") }
    let groups = groups(report, TextLayout(width: 200))
    #expect(groups[1] == "failed: 6 cases, 12 values: gesture.lag.max", "\(groups)")
    #expect(groups[2] == "  worst: s0 / phone-60 / display-link")
    #expect(groups[3].hasPrefix("    gesture.lag.max is missing, was 90.00 pt: "))
    #expect(groups.contains { $0.hasPrefix("  help: what the missing metric measures no longer") })
    #expect(ReportFormat.table.text(report).hasSuffix("failed: 6 cases, 6 failed (12 values)\n"))
  }

  @Test func `the worst values of a group are those of the case that is played again`() throws {
    var report = try report(.verdicts)
    report.arrangement.grouping = .device
    let groups = groups(report)
    let worst = try #require(groups.firstIndex { $0.hasPrefix("  worst: ") })
    let again = try #require(groups.firstIndex { $0.hasPrefix("  again: ") })
    let name = try #require(groups[again].split(separator: "'").last.map(String.init))
    #expect(groups[worst].contains(" \(name) / phone-60 / display-link"))
    let subject = try #require(report.cases.first { $0.name.scenario == name })
    let values = groups[worst + 1..<again].filter { $0.contains(" is ") }
    #expect(values.count >= 2)
    for value in values where !value.contains("worst in") {
      let place = "Scenarios/bounce.scenario.json:7: "
      let id = try #require(
        value.replacing(place, with: "").split(separator: " ").first.map(String.init)
      )
      let metric = try #require(MetricRegistry.metric(id))
      let actual = try #require(subject.metricValue(metric))
      let text =
        actual.unit.stepCount == 1 ? "\(actual)" : "\(Decimal.text(actual.value, digits: 2)) ms"
      #expect(value.contains("\(id) is \(text)"), "\(value)")
    }
  }

  @Test func `a limit hides groups and rows, and counts the hidden ones`() throws {
    var report = try report(.results([]))
    report.arrangement.limit = 1
    let text = ReportFormat.table.text(report)
    #expect(groups(report).last == "… and 1 more group, which a larger --top shows")
    #expect(text.contains("\n… and 5 more cases, which a larger --top shows\n"))
    #expect(text.contains("\ns1 ") && !text.contains("\ns0 "))
    report.focus = .verdicts
    let check = ReportFormat.table.text(report)
    #expect(check.contains("… and 5 more cases, which a larger --top shows\n"))
    #expect(check.contains("… and 2 more groups, which a larger --top shows\n"))
  }

  @Test func `groups fit a terminal of 80 columns but for what is typed again`() throws {
    for focus in [CheckReport.Focus.results([]), .verdicts] {
      var report = CheckReport(cases: [], toolVersion: "1")
      report.focus = focus
      report.cases = try (0..<6).flatMap { number in
        let name = "a-scenario-with-a-rather-long-name-\(number)@finish"
        return try SampleReport.failing(name: name, stall: "decode the portrait of a page").cases
      }
      let groups = groups(report, TextLayout(width: 80))
      #expect(groups.count > 2)
      for line in groups where !line.contains("again: ") { #expect(line.count <= 80, "\(line)") }
    }
  }

  @Test func `Markdown has the same groups as one table`() throws {
    let run = ReportFormat.markdown.text(try report(.results([])))
    #expect(
      run.contains(
        """
        Late frames by cause, worst first:

        | Cases | Group | Worst | Example |
        | --- | --- | --- | --- |
        | 2 cases | stall "layout" | up to 66.67 ms late \
        | frame 10 of s1 / phone-60 / display-link |

        """
      )
    )
    let check = ReportFormat.markdown.text(try report(.verdicts))
    #expect(check.contains("Failures by cause, worst first:\n\n| Cases | Verdict | Group | "))
    let first = try #require(check.firstRange(of: "Failures by cause"))
    let rest = try #require(check.firstRange(of: "| Scenario | Strategy | Metric |"))
    #expect(first.lowerBound < rest.lowerBound)
  }

  @Test func `a hostile name breaks neither a line nor a row`() throws {
    var report = try report(.results([]))
    let hostile = try SampleReport.failing(name: SampleReport.hostile, late: 12).cases
    report.cases += hostile
    #expect(groups(report).allSatisfy { !$0.contains("\u{1B}") && !$0.contains("\r") })
    for line in ReportFormat.markdown.text(report).split(separator: "\n")
    where line.hasPrefix("| ") && line.contains(" late |") {
      #expect(line.count { $0 == "|" } == 5, "\(line)")
    }
  }
}
