import JankGate
import Testing

struct RuleTests {
  private func problem(_ rules: Threshold..., baseline: Baseline? = nil) -> String? {
    do throws(RuleProblem) {
      _ = try Judge(rules: rules.map { Rule($0) }, baseline: baseline)
      return nil
    } catch {
      return error.message
    }
  }

  private func rule(
    _ metric: String,
    _ aggregate: Threshold.Aggregate = .value,
    _ limit: Threshold.Limit = .fixed(.init(1))
  ) -> Threshold {
    Threshold(metric: metric, aggregate: aggregate, comparison: .atMost, limit: limit)
  }

  @Test func `rules that can never apply are rejected with the reason`() {
    #expect(problem(rule("apple.hitch-time")) == nil)
    #expect(problem(rule("apple.hitch")) == "there is no metric \"apple.hitch\"")
    #expect(problem(rule("apple.hitch-time", .sum))?.contains("one value per run") == true)
    #expect(problem(rule("frame-time"))?.contains("a value for each frame") == true)
    #expect(problem(rule("frame-time", .maximum)) == nil)
    #expect(
      problem(rule("apple.hitch-time", .value, .baseline()))
        == "there is no baseline to compare with"
    )
    #expect(
      problem(rule("apple.hitch-count", .value, .fixed(.init(1, .milliseconds))))
        == "apple.hitch-count is a number without a unit, the limit in ms"
    )
    #expect(
      problem(rule("apple.hitch-time", .value, .fixed(.init(5, .percent))))
        == "apple.hitch-time is in ms, the limit in %"
    )
    #expect(
      problem(rule("apple.hitch-count", .value, .fixed(.init(0.5)))) == nil
        && problem(rule("apple.hitch-count", .value, .fixed(.init(-1)))) == nil
    )
    var between = rule("apple.hitch-count", .value, .fixed(.init(0.5)))
    between.comparison = .equal
    #expect(problem(between) == "apple.hitch-count can never be 0.5")
    #expect(
      problem(rule("frame-time", .maximum, .baseline()), baseline: Baseline(modelVersion: 1))?
        .contains("is measured on frames") == true
    )
    #expect(
      problem(rule("apple.hitch-time"), rule("apple.hitch-time"))
        == "the same rule is stated twice"
    )
  }

  @Test(arguments: [
    ("apple.hitch-count", Threshold.Limit.baseline(plus: .init(1, .milliseconds)), "baseline + 1"),
    ("refreshes.missed", .baseline(plus: .init(1, .milliseconds)), "baseline + 1 refresh"),
    ("refreshes.missed", .fixed(.init(2, .milliseconds)), "2 refreshes"),
    ("apple.hitch-time", .fixed(.init(3, .framesPerSecond)), "3 ms"),
    ("flutter.vsync-lag.p90", .fixed(.init(3, .framesPerSecond)), "3 us"),
    ("frames.total", .fixed(.init(3, .milliseconds)), "3"),
  ])
  func `the hint for a wrong unit is a rule that is valid`(
    metric: String,
    limit: Threshold.Limit,
    text: String
  ) throws {
    let wrong = rule(metric, .value, limit)
    let problem = try #require(throws: RuleProblem.self) { try Rule(wrong).check() }
    #expect(problem.hint == "write for example \"\(metric): value <= \(text)\"")
  }

  @Test func `filters select by scenario, device, strategy and tag`() {
    let name = CaseName(scenario: "drag@zero", device: "phone-60", strategy: "core-animation")
    let source = CheckSubject.Source(
      scenario: "drag",
      path: "a",
      tags: ["slow", "drag"],
      contentHash: ""
    )
    func covers(_ filters: Threshold.Filter..., scenario: String? = nil) -> Bool {
      var threshold = rule("apple.hitch-time")
      threshold.filters = filters
      return Rule(threshold, scenario: scenario).covers(name, from: source)
    }
    #expect(covers())
    #expect(covers(.init(.scenario, "drag@*"), .init(.strategy, "core-*")))
    #expect(!covers(.init(.scenario, "drag@*"), .init(.strategy, "display-*")))
    #expect(covers(.init(.scenario, "drag")) && !covers(.init(.scenario, "dra")))
    #expect(covers(.init(.device, "phone-??")))
    #expect(covers(.init(.tag, "dr*")) && !covers(.init(.tag, "fast")))
    #expect(covers(scenario: "drag") && !covers(scenario: "tap"))
  }
}
