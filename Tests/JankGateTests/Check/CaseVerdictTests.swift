import JankGate
import JankTrace
import Testing

struct CaseVerdictTests {
  /// A run with planted late frames, and cases of it that are judged in different ways.
  private struct Cases {
    let smooth: RunResult
    let late: RunResult

    init() {
      var generator = SeededGenerator(seed: 5)
      var planted = PlantedTrace(&generator)
      while planted.result().trace.frames.contains(where: { $0.hitch > .zero }) {
        planted = PlantedTrace(&generator)
      }
      smooth = planted.result()
      late = planted.result(.late, at: 6)
    }

    func judged(
      _ result: RunResult,
      atMost count: Double? = nil,
      level: Threshold.Level = .error,
      against old: RunResult? = nil
    ) throws -> CheckedCase {
      var baseline: Baseline?
      if let old {
        let recorded = try Judge(rules: []).judge(SampleCheck.subject(old))
        baseline = Baseline(modelVersion: 1)
        baseline?.record(recorded)
      }
      let rules = count.map { count in
        Rule(
          Threshold(
            metric: "apple.hitch-count",
            comparison: .atMost,
            limit: .fixed(.init(count)),
            level: level
          )
        )
      }
      return try Judge(rules: [rules].compactMap(\.self), baseline: baseline)
        .judge(SampleCheck.subject(result))
    }
  }

  @Test func `each case has one verdict, and the numbers of cases add up`() throws {
    let cases = Cases()
    let (smooth, late) = (cases.smooth, cases.late)
    let failed = try cases.judged(late, atMost: 0)
    let worse = try cases.judged(late, against: smooth)
    let all: [(CheckedCase, CaseVerdict)] = [
      (failed, .failed), (worse, .failed),
      (try cases.judged(late, atMost: 0, level: .warn), .warned),
      (try cases.judged(smooth, against: late), .improved),
      (try cases.judged(smooth, against: smooth), .held),
      (try cases.judged(smooth, atMost: 0), .held), (try cases.judged(smooth), .new),
    ]
    var report = CheckReport(cases: all.map(\.0), baselinePath: "b.json", toolVersion: "1")
    for (subject, verdict) in all { #expect(report.verdict(on: subject) == verdict) }
    let counts = report.verdictCounts
    #expect(counts.map(\.verdict) == [.failed, .warned, .improved, .held, .new])
    #expect(counts.map(\.caseCount) == [2, 1, 1, 2, 1])
    #expect(counts.reduce(0) { $0 + $1.caseCount } == all.count)
    #expect(counts[0].valueCount == failed.count(.failed) + worse.count(.failed))
    #expect(counts[0].valueCount == report.count(.failed))
    report.baselinePath = nil
    #expect(report.verdict(on: report.cases[6]) == .unjudged)
  }

  @Test func `what improves is improved, although it changes other values too`() throws {
    let cases = Cases()
    let better = try cases.judged(cases.smooth, against: cases.late)
    #expect(better.count(.improved) > 0 && better.count(.failed) == 0)
    #expect(better.outcome == .improved)
  }

  @Test func `an invalid case points at the line of its failed step, else at that of its strategy`()
    throws
  {
    var trace = Cases().smooth.trace
    func line() throws -> Int? {
      let result = RunResult(scenario: "s", strategy: "t", device: "d", trace: trace)
      let subject = CheckSubject(result, from: SampleCheck.source, line: 4, replay: "janklab run")
      return try Judge(rules: []).judge(subject).failureLine
    }
    #expect(try line() == 4)
    trace.failures = [ScriptFailure("a", line: nil), ScriptFailure("b", line: 7)]
    #expect(try line() == 7)
  }
}
