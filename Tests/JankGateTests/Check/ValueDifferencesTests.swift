import JankGate
import JankMetrics
import JankTrace
import Testing

struct FigureDifferencesTests {
  /// A case, and the baseline of the same case with another value.
  private func checked(
    _ id: String = "apple.hitch-time",
    by step: Int64,
    comparing metrics: [Metric] = [],
    rule: Threshold? = nil
  ) throws -> CheckedCase {
    var generator = SeededGenerator(seed: 4)
    let result = PlantedTrace(&generator).result(.late, at: 6)
    var baseline = try SampleCheck.baseline(result)
    let name = Baseline.RunName(device: "d", strategy: "t")
    baseline.scenarios["s"]?.runs[name]?.metricValues[id]? += step
    let rules = rule.map { [Rule($0)] } ?? []
    let judge = try Judge(rules: rules, baseline: baseline, comparing: metrics)
    return judge.judge(SampleCheck.subject(result))
  }

  @Test func `counts are those of the verdicts`() throws {
    for step: Int64 in [-20_000_000, -1, 0, 20_000_000] {
      let checked = try checked(by: step)
      for outcome in Verdict.Outcome.allCases {
        let count = checked.differences.count { $0.outcome == outcome }
        #expect(checked.differenceCount(outcome) == count && checked.count(outcome) == count)
      }
    }
  }

  @Test func `metrics that were not chosen are not compared`() throws {
    let chosen = MetricRegistry.metrics(named: "apple")
    #expect(try checked(by: -20_000_000, comparing: chosen).outcome == .failed)
    #expect(try checked("frame-time.mean", by: -1, comparing: chosen).outcome == .held)
    #expect(try checked("frame-time.mean", by: -1).outcome == .changed)
  }

  @Test func `a value better than in the baseline improves under a rule with slack too`() throws {
    let rule = Threshold(
      metric: "apple.hitch-time",
      comparison: .atMost,
      limit: .baseline(),
      slack: .init(2, .milliseconds)
    )
    #expect(try checked(by: 1_000, rule: rule).outcome == .improved)
    #expect(try checked(by: 0, rule: rule).ruleVerdicts.map(\.outcome) == [.held])
    #expect(try checked(by: -1_000, rule: rule).ruleVerdicts.map(\.outcome) == [.held])
    #expect(try checked(by: -3_000_000, rule: rule).outcome == .failed)
  }

  @Test func `a value that is neither better nor worse never improves`() throws {
    let rule = Threshold(
      metric: "frames.presented",
      comparison: .equal,
      limit: .baseline(),
      slack: .init(2)
    )
    for step: Int64 in [-2, 0, 2] {
      let verdicts = try checked("frames.presented", by: step, rule: rule).ruleVerdicts
      #expect(verdicts.map(\.outcome) == [.held], "\(step)")
    }
  }

  /// A case, and a baseline of the same case with other values, in steps.
  private func outcome(_ steps: [String: Int64], missing: String? = nil) throws
    -> [String: Verdict.Outcome]
  {
    var generator = SeededGenerator(seed: 4)
    let result = PlantedTrace(&generator).result(.late, at: 6)
    var baseline = try SampleCheck.baseline(result)
    let name = Baseline.RunName(device: "d", strategy: "t")
    for (id, step) in steps { baseline.scenarios["s"]?.runs[name]?.metricValues[id]? += step }
    if let missing { baseline.scenarios["s"]?.runs[name]?.metricValues[missing] = 7 }
    let checked = try Judge(rules: [], baseline: baseline).judge(SampleCheck.subject(result))
    let outcomes = checked.differences.map { ($0.metric, $0.outcome) }
    return Dictionary(uniqueKeysWithValues: outcomes)
  }

  @Test func `late frames decide, and unnoticeable values only change`() throws {
    // The baseline is changed, so a larger value in it means an improvement.
    let better = ["apple.hitch-time": Int64(20_000_000), "frame-time.mean": -1]
    #expect(
      try outcome(better) == ["apple.hitch-time": .improved, "frame-time.mean": .changed]
    )
    let excused = ["apple.hitch-time": Int64(20_000_000), "freeze.longest": -20_000_000]
    #expect(
      try outcome(excused) == ["apple.hitch-time": .improved, "freeze.longest": .changed]
    )
    let worse = ["apple.hitch-time": Int64(-20_000_000), "freeze.longest": 20_000_000]
    #expect(try outcome(worse) == ["apple.hitch-time": .failed, "freeze.longest": .improved])
    let tiny = ["apple.hitch-time": Int64(-1), "freeze.longest": 1, "frame-time.max": 1]
    #expect(
      try outcome(tiny)
        == ["apple.hitch-time": .changed, "freeze.longest": .changed, "frame-time.max": .changed]
    )
  }

  @Test func `a missing value fails if a user notices it, also if frames are less late`() throws {
    for id in ["gesture.lag.max", "input.latency.max", "motion.speed-jump.max"] {
      #expect(try outcome([:], missing: id) == [id: .failed])
      let steps = ["apple.hitch-time": Int64(20_000_000)]
      #expect(
        try outcome(steps, missing: id) == ["apple.hitch-time": .improved, id: .failed],
        "\(id)"
      )
    }
    let unnoticed = "input.stage.wait.mean"
    #expect(try outcome([:], missing: unnoticed) == [unnoticed: .changed])
  }

  @Test func `a missing value states its reason, is counted, and names no frame`() throws {
    var generator = SeededGenerator(seed: 4)
    let result = PlantedTrace(&generator).result(.late, at: 6)
    var baseline = try SampleCheck.baseline(result)
    let name = Baseline.RunName(device: "d", strategy: "t")
    baseline.scenarios["s"]?.runs[name]?.metricValues["gesture.lag.max"] = 7
    let checked = try Judge(rules: [], baseline: baseline).judge(SampleCheck.subject(result))
    let loss = try #require(checked.differences.first { $0.isLoss })
    #expect(loss.metric == "gesture.lag.max" && loss.actual == nil)
    #expect(loss.absence == "nothing followed a touch")
    #expect(checked.lossCount == 1 && checked.changedFrames.isEmpty)
    let entry = try #require(
      CheckReport(cases: [checked], toolVersion: "1").entries([.failed]).first
    )
    #expect(entry.lossCount == 1 && entry.count == 1)
  }

  @Test func `missing values come first, whatever the metrics of the report`() throws {
    var generator = SeededGenerator(seed: 4)
    let result = PlantedTrace(&generator).result(.late, at: 6)
    var baseline = try SampleCheck.baseline(result)
    let name = Baseline.RunName(device: "d", strategy: "t")
    baseline.scenarios["s"]?.runs[name]?.metricValues["gesture.lag.max"] = 7
    baseline.scenarios["s"]?.runs[name]?.metricValues["apple.hitch-time"]? -= 20_000_000
    let checked = try Judge(rules: [], baseline: baseline).judge(SampleCheck.subject(result))
    let entry = try #require(
      CheckReport(cases: [checked], toolVersion: "1").entries([.failed]).first
    )
    let ids = entry.verdicts(first: CheckReport.usualMetrics).map(\.metric)
    #expect(ids.first == "gesture.lag.max" && ids.contains("apple.hitch-time"))
  }

  @Test func `values excluded from the comparison still excuse others`() throws {
    var generator = SeededGenerator(seed: 4)
    let result = PlantedTrace(&generator).result(.late, at: 6)
    var baseline = try SampleCheck.baseline(result)
    let name = Baseline.RunName(device: "d", strategy: "t")
    baseline.scenarios["s"]?.runs[name]?.metricValues["freeze.longest"]? -= 20_000_000
    func outcomes() throws -> [Verdict.Outcome] {
      let metrics = MetricRegistry.metrics(named: "freeze")
      let judge = try Judge(rules: [], baseline: baseline, comparing: metrics)
      return judge.judge(SampleCheck.subject(result)).verdicts.map(\.outcome)
    }
    #expect(try outcomes() == [.failed])
    baseline.scenarios["s"]?.runs[name]?.metricValues["apple.hitch-time"]? += 20_000_000
    #expect(try outcomes() == [.changed])
  }

  @Test func `a baseline for some metrics holds their values only, and is compared by them`()
    throws
  {
    var generator = SeededGenerator(seed: 4)
    let result = PlantedTrace(&generator).result()
    var baseline = Baseline(modelVersion: 1, metrics: ["apple"])
    baseline.record(try Judge(rules: []).judge(SampleCheck.subject(result)))
    let run = try #require(baseline.run(of: SampleCheck.subject(result).name))
    #expect(!run.metricValues.entries.isEmpty)
    #expect(run.metricValues.entries.allSatisfy { $0.id.hasPrefix("apple.") })
    let checked = try Judge(rules: [], baseline: baseline).judge(SampleCheck.subject(result))
    #expect(checked.verdicts.isEmpty)
  }

  @Test func `a difference beyond 64 bits is a regression without a number`() throws {
    var generator = SeededGenerator(seed: 4)
    let result = PlantedTrace(&generator).result(.late, at: 6)
    var baseline = try SampleCheck.baseline(result)
    let name = Baseline.RunName(device: "d", strategy: "t")
    baseline.scenarios["s"]?.runs[name]?.metricValues["apple.hitch-time"] = .min + 1
    let judge = try Judge(rules: [], baseline: baseline)
    let verdicts = judge.judge(SampleCheck.subject(result)).differences
    let hitch = try #require(verdicts.first { $0.metric == "apple.hitch-time" })
    #expect(hitch.outcome == .failed && hitch.margin == nil && hitch.change == nil)
    #expect(hitch.severity == .infinity)
  }

  @Test(
    arguments: [(-1_000_000_000, .failed), (1_000_000_000, .improved)]
      as [(Int64, Verdict.Outcome)]
  )
  func `only a value that fails names its transition`(
    step: Int64,
    outcome: Verdict.Outcome
  ) throws {
    let checked = try checked("transition.settle.max", by: step)
    let verdict = try #require(checked.differences.first)
    #expect(verdict.metric == "transition.settle.max" && verdict.outcome == outcome)
    #expect(verdict.transition?.subject == (outcome == .failed ? "Sheet" : nil))
  }
}
