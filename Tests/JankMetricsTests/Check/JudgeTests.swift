import JankMetrics
import JankTrace
import Testing

struct JudgeTests {
  @Test func `a hundred planted regressions are caught, each with its frame named first`() throws {
    var generator = SeededGenerator(seed: 9)
    var caught: Set<String> = []
    for round in 0..<100 {
      let planted = PlantedTrace(&generator)
      let plant = PlantedTrace.Plant.allCases[round % PlantedTrace.Plant.allCases.count]
      let place = try #require(planted.places(for: plant).randomElement(using: &generator))
      let baseline = try SampleCheck.baseline(planted.result())
      let worse = SampleCheck.subject(planted.result(plant, at: place))
      let checked = try Judge(rules: [], baseline: baseline).judge(worse)
      let failed = checked.verdicts.filter { $0.outcome == .failed }
      #expect(!failed.isEmpty, "\(round): \(plant) at \(place)")
      #expect(
        failed.allSatisfy { $0.frames.first?.index == place },
        "\(round): \(plant) at \(place)"
      )
      caught.formUnion(failed.map(\.metric))
    }
    #expect(caught.count >= 40, "\(caught.sorted())")
  }

  @Test func `every metric that has a better way fails by one step and by no less`() throws {
    var generator = SeededGenerator(seed: 4)
    let result = PlantedTrace(&generator).result()
    let baseline = try SampleCheck.baseline(result)
    let name = Baseline.RunName(device: "d", strategy: "t")
    let figures = try #require(baseline.scenarios["s"]?.runs[name]?.figures)
    for metric in MetricRegistry.all where figures[metric.id] != nil {
      for step: Int64 in [-1, 0, 1] {
        var changed = baseline
        changed.scenarios["s"]?.runs[name]?.figures[metric.id]? += step
        let checked = try Judge(rules: [], baseline: changed).judge(SampleCheck.subject(result))
        let outcomes = checked.verdicts.map(\.outcome)
        // The baseline was changed, so that a smaller one means that the run got larger.
        let expected: [Verdict.Outcome] =
          switch (step, metric.polarity) {
          case (0, _): []
          case (_, .neutral): [.changed]
          case (-1, .lower), (1, .higher): [.failed]
          default: [.improved]
          }
        #expect(outcomes == expected, "\(metric.id) \(step)")
      }
    }
  }

  @Test func `an equal run raises no alarm, however often`() throws {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<100 {
      let planted = PlantedTrace(&generator)
      let baseline = try SampleCheck.baseline(planted.result())
      let judge = try Judge(rules: [], baseline: baseline)
      let checked = try judge.judge(SampleCheck.subject(planted.result()))
      #expect(checked.verdicts.isEmpty && checked.outcome == .held)
    }
  }

  @Test func `a rule about frames names those beyond it, the worst first`() throws {
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
  }

  @Test func `a rule of its own takes the place of equality, and off takes it away`() throws {
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
}
