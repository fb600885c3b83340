import JankGate
import JankMetrics
import JankTrace
import Testing

struct CheckEntryTests {
  private func report() throws -> CheckReport {
    var generator = SeededGenerator(seed: 8)
    let planted = PlantedTrace(&generator)
    let baseline = try SampleCheck.baseline(planted.result())
    let rule = Rule(
      Threshold(
        metric: "lateness",
        aggregate: .maximum,
        comparison: .less,
        limit: .fixed(.init(0))
      ),
      path: "rules",
      line: 3
    )
    let judge = try Judge(rules: [rule], baseline: baseline)
    let subject = CheckSubject(
      planted.result(.late, at: 5),
      from: SampleCheck.source,
      line: 12,
      replay: "again"
    )
    return CheckReport(cases: [judge.judge(subject)], toolVersion: "1")
  }

  @Test func `a rule is an entry of its own, all regressions of a case are one`() throws {
    let entries = try report().entries([.failed])
    #expect(entries.count == 2)
    let rule = try #require(entries.first { $0.ruleVerdict != nil })
    #expect(rule.path == "rules" && rule.line == 3 && rule.count == 1)
    let metricValues = try #require(entries.first { $0.ruleVerdict == nil })
    #expect(metricValues.path == SampleCheck.source.path && metricValues.line == 12)
    #expect(metricValues.count > 1 && metricValues.verdicts().count == metricValues.count)
    #expect(metricValues.frames.first?.index == 5)
    // No touch moves in another way.
    #expect(entries.allSatisfy { !$0.isOtherDrag })
  }

  @Test func `metrics of interest come first, then the worst`() throws {
    let entries = try report().entries([.failed])
    let metricValues = try #require(entries.first { $0.ruleVerdict == nil })
    let verdicts = metricValues.verdicts(first: CheckReport.usualMetrics)
    let usual = CheckReport.usualMetrics.map(\.id)
    let count = verdicts.prefix { usual.contains($0.metric) }.count
    #expect(count > 0)
    #expect(verdicts.dropFirst(count).allSatisfy { !usual.contains($0.metric) })
    let severities = verdicts.dropFirst(count).map(\.severity)
    #expect(severities == severities.sorted(by: >))
  }

  @Test func `an entry is as severe as its worst value`() throws {
    for entry in try report().entries([.failed]) {
      let severities = entry.verdicts().map(\.severity)
      #expect(severities.contains { $0 > 1 })
      #expect(entry.severity == severities.max())
    }
  }

  @Test(arguments: [[1, 4, 2], [4, 2, 1], [2, 1, 4]])
  func `of several cases the worst comes first`(late: [Int]) throws {
    let rule = Threshold(
      metric: "lateness",
      aggregate: .maximum,
      comparison: .atMost,
      limit: .fixed(.init(0))
    )
    let judge = try Judge(rules: [Rule(rule)])
    let cases = late.map { refreshes in
      let trace = Trace.steady(count: 20, late: [5: refreshes], length: .milliseconds(900))
      let result = RunResult(scenario: "s", strategy: "\(refreshes)", device: "d", trace: trace)
      return judge.judge(SampleCheck.subject(result))
    }
    let entries = CheckReport(cases: cases, toolVersion: "1").entries([.failed])
    #expect(entries.map(\.subject.name.strategy) == ["4", "2", "1"])
  }

  @Test func `the worst entry comes first`() throws {
    let severities = try report().entries([.failed, .warned]).map(\.severity)
    #expect(severities == severities.sorted(by: >) && Set(severities).count > 1)
  }
}
