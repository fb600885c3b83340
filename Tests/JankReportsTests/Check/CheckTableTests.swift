import Foundation
import JankGate
import JankMetrics
import JankReports
import JankText
import Testing

// Also tests: BrokenRule, EntryLines, GatedMetrics, MetricHeading, ReportText.

struct CheckTableTests {
  @Test func `a broken rule has limit, margin, frame, cause and the command to replay it`()
    throws
  {
    let layout = TextLayout(width: 200)
    let text = ReportFormat.table.text(try SampleReport.failing(), layout: layout)
    #expect(
      text.contains(
        """
        Scenarios/bounce.scenario.json:7: failed: bounce / phone-60 / display-link: \
        apple.hitch-count is 1, limit 0, beyond it by 1 (apple.hitch-count: value <= 0)
          frame 10 shown 66.67 ms late, stall "bounce" blocked the main thread for 80.00 ms
          help: move this work off the main thread, or let Core Animation play what no touch drives

        """
      )
    )
    #expect(text.components(separatedBy: "shown 66.67 ms late").count == 2)
    #expect(text.contains("\n  frame 10, described above\n"))
    // One command plays all failures of a case that follow one another.
    #expect(text.components(separatedBy: "  again: janklab run 'bounce'\n").count == 2)
    #expect(
      text.contains(
        "failed: bounce / phone-60 / display-link: freeze.longest is 83.33 ms, was 0.00 ms"
      )
    )
    #expect(text.contains("\nalso better: bounce / phone-60 / display-link: frames.rate is "))
    #expect(text.contains("note: bounce is in the baseline and was not run\n"))
    #expect(
      text.hasSuffix("failed: 1 case, 1 failed (2 values)\n")
    )
  }

  @Test(arguments: [60, 80, 120])
  func `a narrow table keeps the columns of the metrics that rules are about`(width: Int) throws {
    let text = ReportFormat.table.text(
      try SampleReport.failing(),
      layout: TextLayout(width: width)
    )
    let head = text.prefix(upTo: text.firstRange(of: "bounce")?.lowerBound ?? text.startIndex)
    for word in ["hitches", "frames", "verdict"] { #expect(text.contains(word), "\(text)") }
    let words = head.split { $0 == " " || $0 == "\n" }
    let known: Set<Substring> = [
      "scenario", "device", "strategy", "frames", "hitches", "hitch", "time", "ratio", "p50",
      "p95", "p99", "freeze", "missed", "refreshes", "ms", "ms/s", "verdict",
    ]
    #expect(words.allSatisfy(known.contains), "\(head)")
    #expect(!text.contains("not shown: frames") && !text.contains("hitches, "))
  }

  @Test func `a metric of a rule without a column gets one`() throws {
    let report = try SampleReport.failing()
    let text = ReportFormat.table.text(report, layout: TextLayout(width: 200))
    #expect(!text.contains("android.on-time"))
    let gated = try SampleReport.failing(metric: "android.on-time")
    let other = ReportFormat.table.text(gated, layout: TextLayout(width: 200))
    #expect(other.split(separator: "\n")[0].contains("android.on-time"))
  }

  @Test(arguments: [80, 120, 200])
  func `the value that decides is in the table, with its limit or what it was`(width: Int) throws {
    let layout = TextLayout(width: width)
    let broken = ReportFormat.table.text(try SampleReport.failing(), layout: layout)
    #expect(broken.contains(" 1, limit 0 "), "\(broken)")
    let result = SampleResults.stalled(name: "bounce")
    var baseline = Baseline(modelVersion: 1)
    baseline.record(try SampleReport.judged(result, rules: []))
    let key = Baseline.RunName(device: result.device, strategy: result.strategy)
    baseline.scenarios["bounce"]?.runs[key]?.metricValues["transition.settle.max"]? -= 90_000_000
    let checked = try SampleReport.judged(result, rules: [], baseline: baseline)
    let report = CheckReport(cases: [checked], toolVersion: "1")
    let worse = ReportFormat.table.text(report, layout: layout)
    let value = try #require(checked.verdicts.first { $0.outcome == .failed })
    #expect(value.metric == "transition.settle.max")
    #expect(worse.contains("settle"), "\(worse)")
    let was = try #require(value.baseline).hundredths
    #expect(worse.contains(", was \(was / 100)."), "\(worse)")
  }

  @Test func `a single frame that changed and is in time is no reason for a failure`() throws {
    let result = SampleResults.stalled(name: "bounce", late: 0)
    var baseline = Baseline(modelVersion: 1)
    baseline.record(try SampleReport.judged(result, rules: []))
    let key = Baseline.RunName(device: result.device, strategy: result.strategy)
    var run = try #require(baseline.scenarios["bounce"]?.runs[key])
    run.metricValues["transition.settle.max"]? -= 90_000_000
    // Four digits are one frame.
    let prints = "\(run.frames)"
    let first = prints.hasPrefix("0000") ? "0001" : "0000"
    run.frames = try #require(FramePrints(first + prints.dropFirst(4)))
    baseline.scenarios["bounce"]?.runs[key] = run
    let checked = try SampleReport.judged(result, rules: [], baseline: baseline)
    #expect(checked.changedFrames.map(\.index) == [0])
    let report = CheckReport(cases: [checked], toolVersion: "1")
    let words = "no frame is later than in the baseline; frame 0 is the first that differs"
    for format in [ReportFormat.table, .markdown] {
      let text = format.text(report, layout: TextLayout(width: 200))
      #expect(text.contains(words) && !text.contains("shown in time"), "\(text)")
    }
  }

  @Test func `a value and a limit that two decimals make equal have every digit`() throws {
    func table(limit: Double) throws -> String {
      let rule = Rule(
        Threshold(
          metric: "apple.hitch-time",
          comparison: .atMost,
          limit: .fixed(.init(limit)),
          level: .error
        )
      )
      let checked = try SampleReport.judged(SampleResults.stalled(), rules: [rule])
      let report = CheckReport(cases: [checked], toolVersion: "1")
      return ReportFormat.table.text(report, layout: TextLayout(width: 120))
    }
    #expect(try table(limit: 66.666).contains(" 66.666667, limit 66.666 "))
    #expect(try table(limit: 60).contains(" 66.67, limit 60.00 "))
  }

  @Test func `a hint with a command stays on its line`() {
    var report = SampleReport.refused()
    let command = "janklab baseline update " + String(repeating: "Scenarios/a.json ", count: 12)
    report.rejections = [Rejection("it changed", path: "b.json", hint: "if intended: \(command)x")]
    let text = ReportFormat.table.text(report, layout: TextLayout(width: 80))
    #expect(text.contains("\n  if intended: \(command)x\n"))
  }

  @Test func `what holds needs no words`() throws {
    let text = ReportFormat.table.text(try SampleReport.passing())
    #expect(!text.contains("failed") && !text.contains("again:"))
  }

  @Test func `a run that never settled is invalid in every report`() throws {
    let report = try SampleReport.broken()
    let message = "the run did not settle"
    for format in [ReportFormat.table, .junit, .sarif, .github, .markdown, .json] {
      #expect(format.text(report).contains(message), "\(format)")
    }
    #expect(ReportFormat.table.text(report).hasSuffix("broken: 1 case, 1 broken\n"))
    #expect(ReportFormat.junit.text(report).contains("errors=\"1\""))
  }
}
