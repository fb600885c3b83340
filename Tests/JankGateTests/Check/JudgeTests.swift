import JankGate
import JankMetrics
import JankTrace
import Testing

// Also tests: BlamedFrame, CheckedCase, Reading, Verdict.

struct JudgeTests {
  @Test func `injected delays are found and listed first, harmless work passes`() throws {
    var generator = SeededGenerator(seed: 9)
    for round in 0..<700 {
      let planted = PlantedTrace(&generator)
      let plant = PlantedTrace.Plant.allCases[round % PlantedTrace.Plant.allCases.count]
      let place = try #require(planted.places(for: plant).randomElement(using: &generator))
      let baseline = try SampleCheck.baseline(planted.result())
      let worse = SampleCheck.subject(planted.result(plant, at: place))
      let checked = try Judge(rules: [], baseline: baseline).judge(worse)
      let failed = checked.verdicts.filter { $0.outcome == .failed }
      let delays = [PlantedTrace.Plant.late, .renderedLate, .bothLate].contains(plant)
      #expect(failed.isEmpty != delays, "\(round): \(plant) at \(place)")
      #expect(checked.outcome == (delays ? .failed : .changed), "\(round): \(plant) at \(place)")
      #expect(
        failed.allSatisfy { $0.frames.first?.index == place },
        "\(round): \(plant) at \(place)"
      )
    }
  }

  @Test func `a difference of one step decides nothing, for any metric but outcomes`() throws {
    var generator = SeededGenerator(seed: 4)
    let result = PlantedTrace(&generator).result()
    let baseline = try SampleCheck.baseline(result)
    let name = Baseline.RunName(device: "d", strategy: "t")
    let metricValues = try #require(baseline.scenarios["s"]?.runs[name]?.metricValues)
    for metric in MetricRegistry.all where metricValues[metric.id] != nil {
      for step: Int64 in [-1, 0, 1] {
        var changed = baseline
        changed.scenarios["s"]?.runs[name]?.metricValues[metric.id]? += step
        let checked = try Judge(rules: [], baseline: changed).judge(SampleCheck.subject(result))
        // A step of a count is one more or one less.
        let outcome: Verdict.Outcome = metric.id.hasPrefix("transitions.") ? .failed : .changed
        #expect(checked.verdicts.map(\.outcome) == (step == 0 ? [] : [outcome]), "\(metric.id)")
      }
    }
  }

  @Test func `an equal run never fails`() throws {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<100 {
      let planted = PlantedTrace(&generator)
      let baseline = try SampleCheck.baseline(planted.result())
      let judge = try Judge(rules: [], baseline: baseline)
      let checked = judge.judge(SampleCheck.subject(planted.result()))
      #expect(checked.verdicts.isEmpty && checked.outcome == .held && !checked.hasOtherFrames)
    }
  }

  @Test func `a rule about frames reports those beyond it, worst first`() throws {
    var generator = SeededGenerator(seed: 6)
    let planted = PlantedTrace(&generator)
    let subject = SampleCheck.subject(planted.result(.late, at: 7))
    let rule = Rule(
      Threshold(
        metric: "lateness",
        aggregate: .maximum,
        comparison: .atMost,
        limit: .fixed(.init(0))
      )
    )
    let checked = try Judge(rules: [rule]).judge(subject)
    let verdict = try #require(checked.verdicts.first)
    #expect(verdict.outcome == .failed)
    let late = subject.result.trace.frames.filter { $0.hitch > .zero }
      .sorted { ($1.hitch, $0.index) < ($0.hitch, $1.index) }
    #expect(verdict.frames.map(\.index) == late.prefix(5).map(\.index))
    #expect(verdict.actual?.steps == late.first?.hitch.nanoseconds)
    #expect(verdict.margin?.steps == late.first.map { -$0.hitch.nanoseconds })
    // Of a limit of 0 there is no share: the distance itself is the size.
    #expect(verdict.size == late.first.map { Double($0.hitch.nanoseconds) })
  }

  @Test func `a separate rule replaces equality, and off removes it`() throws {
    var generator = SeededGenerator(seed: 7)
    let planted = PlantedTrace(&generator)
    let baseline = try SampleCheck.baseline(planted.result())
    let worse = SampleCheck.subject(planted.result(.late, at: 5))
    func outcome(_ level: Threshold.Level, slack: Double) throws -> [Verdict.Outcome] {
      let rule = Rule(
        Threshold(
          metric: "apple.hitch-time",
          comparison: .atMost,
          limit: .baseline(),
          slack: .init(slack, .milliseconds),
          level: level
        )
      )
      let checked = try Judge(rules: [rule], baseline: baseline).judge(worse)
      return checked.verdicts.filter { $0.metric == "apple.hitch-time" }.map(\.outcome)
    }
    #expect(try outcome(.error, slack: 17) == [.held])
    #expect(try outcome(.error, slack: 16) == [.failed])
    #expect(try outcome(.warn, slack: 16) == [.warned])
    #expect(try outcome(.off, slack: 0).isEmpty)
  }

  @Test func `rules need frames if they are about them or about what is seen of them`() throws {
    func needsFrames(_ metric: String, _ aggregate: Threshold.Aggregate = .value) throws -> Bool {
      let rule = Threshold(
        metric: metric,
        aggregate: aggregate,
        comparison: .atMost,
        limit: .fixed(.init(1))
      )
      return try Judge(rules: [Rule(rule)]).hasRulesAboutFrames
    }
    #expect(try needsFrames("lateness", .maximum))
    #expect(try needsFrames("apple.hitch-time"))
    #expect(try !needsFrames("gesture.lag.max"))
    #expect(try !Judge(rules: []).hasRulesAboutFrames)
  }

  @Test func `a rule on a missing value is a problem of its case`() throws {
    var generator = SeededGenerator(seed: 3)
    let subject = SampleCheck.subject(PlantedTrace(&generator).result())
    let rules = ["presentmon.input-latency.max", "apple.hitch-count"].map {
      Rule(Threshold(metric: $0, comparison: .less, limit: .fixed(.init(0))))
    }
    let checked = try Judge(rules: rules).judge(subject)
    #expect(checked.problems.map(\.rule) == [rules[0]])
    #expect(checked.verdicts.map(\.metric) == ["apple.hitch-count"])
    #expect(checked.metricValue(CheckReport.usualMetrics[0]) != nil)
  }

  @Test func `if no frame was late, the one with most work is reported`() throws {
    var generator = SeededGenerator(seed: 3)
    var planted = PlantedTrace(&generator)
    while planted.result().trace.frames.contains(where: { $0.hitch > .zero }) {
      planted = PlantedTrace(&generator)
    }
    let result = planted.result()
    let rules = ["flutter.build.worst", "frames.total"].map {
      Rule(Threshold(metric: $0, comparison: .less, limit: .fixed(.init(0))))
    }
    let verdicts = try Judge(rules: rules).judge(SampleCheck.subject(result)).verdicts
    let verdict = try #require(verdicts.first)
    let works = result.trace.frames.map { frame in
      (frame.mainThread.map { $0.end - $0.start } ?? .zero)
        + (frame.execute.end - frame.prepare.start)
    }
    #expect(verdict.frames.map(\.index) == [works.firstIndex(of: works.max() ?? .zero)])
    // The number of frames does not come from single frames.
    #expect(verdicts.map(\.frames.isEmpty) == [false, true])
  }
}
