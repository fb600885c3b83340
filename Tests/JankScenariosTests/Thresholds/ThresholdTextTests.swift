import JankGate
import JankMetrics
import JankScenarios
import Testing

// Also tests: ThresholdScanner.

struct ThresholdTextTests {
  private func rule(_ text: String, metrics: [String]? = nil) throws -> Threshold {
    try ThresholdText.threshold(in: text, level: .error, metrics: metrics)
  }

  @Test func `a rule has a metric, an aggregate, a comparison and a limit`() throws {
    #expect(
      try rule("hitch_time_ratio: value < 5 ms/s")
        == Threshold(
          metric: "hitch_time_ratio",
          comparison: .less,
          limit: .fixed(.init(5, .millisecondsPerSecond))
        )
    )
    #expect(
      try rule("frames:count!=0")
        == Threshold(
          metric: "frames",
          aggregate: .count,
          comparison: .different,
          limit: .fixed(.init(0))
        )
    )
  }

  @Test func `a limit can be below zero`() throws {
    #expect(try rule("m: value < -14.7 ms").limit == .fixed(.init(-14.7, .milliseconds)))
    #expect(try rule("m: value >=- 3").limit == .fixed(.init(-3)))
    let below = try rule("m: value < -1 ms")
    #expect("\(below)" == "m: value < -1 ms")
    for text in ["m: value < --1", "m: value < -baseline", "m: value < baseline - -1"] {
      #expect(throws: ThresholdTextError.self, "\(text)") { try rule(text) }
    }
  }

  @Test func `filters, baselines and slack are read`() throws {
    let text = "a.b-c{scenario=modal-*, device = phone-?0,tag=x}: p(99.9)<=baseline+5 % or 1.5 ms"
    #expect(
      try rule(text)
        == Threshold(
          metric: "a.b-c",
          filters: [.init(.scenario, "modal-*"), .init(.device, "phone-?0"), .init(.tag, "x")],
          aggregate: .percentile(99.9),
          comparison: .atMost,
          limit: .baseline(plus: .init(5, .percent)),
          slack: .init(1.5, .milliseconds)
        )
    )
    #expect(try rule("m: sum == baseline").limit == .baseline())
    #expect(
      try rule("m: max > baseline - 2 frames").limit == .baseline(plus: .init(-2, .frames))
    )
    #expect(try rule("m: min == 3 or 1").slack == .init(1))
    #expect(try rule("m: min != 3 ms or 1 ms").slack == .init(1, .milliseconds))
    #expect(try rule("m: min >= baseline or5 %").slack == .init(5, .percent))
  }

  @Test func `a level can precede a rule without another level`() throws {
    func level(_ text: String) throws -> Threshold.Level {
      try ThresholdText.threshold(in: text, level: nil).level
    }
    #expect(try level("m: max < 1") == .error)
    for level in Threshold.Level.allCases {
      let rule = try ThresholdText.threshold(in: "\(level.rawValue) m: max < 1", level: nil)
      #expect(rule.level == level && rule.metric == "m")
    }
    // What looks like a level can be the name of a metric.
    #expect(try ThresholdText.threshold(in: "warn: max < 1", level: nil).metric == "warn")
    #expect(try ThresholdText.threshold(in: "off {tag=a}: max < 1", level: nil).metric == "off")
    #expect(throws: ThresholdTextError.self) { try rule("warn m: max < 1") }
  }

  @Test func `a mistyped level is reported, and no metric is taken for one`() throws {
    for (word, level) in [("eror", "error"), ("wran", "warn"), ("of", "off")] {
      let error = try #require(
        #expect(throws: ThresholdTextError.self) {
          try ThresholdText.threshold(in: "\(word) m: max < 1", level: nil, metrics: ["m"])
        }
      )
      #expect(error.message == "unknown level \"\(word)\"" && error.column == 1)
      #expect(error.hint == "did you mean \"\(level)\"?")
    }
    let error = try #require(
      #expect(throws: ThresholdTextError.self) {
        try ThresholdText.threshold(in: "eror max < 1", level: nil, metrics: ["eror"])
      }
    )
    #expect(error.message.contains("after the metric"))
  }

  @Test func `every value can be typed as printed`() throws {
    for unit in Set(MetricRegistry.all.map(\.unit)) where unit != .words {
      for steps in [Int64(3), 2_500_000, -14_700_000] {
        let metricValue = MetricValue(steps: steps, unit)
        let rule = try rule("m: value <= \(metricValue)")
        #expect(try rule.bounds(in: unit, baseline: nil).limit == metricValue, "\(metricValue)")
        #expect(throws: Never.self) { try self.rule("\(rule)") }
      }
    }
    #expect(try rule("m: max < 2 \u{3BC}s").limit == .fixed(.init(2, .microseconds)))
  }

  @Test(
    arguments: [
      ("avg", .average), ("med", .median), ("min", .minimum), ("max", .maximum), ("count", .count),
      ("sum", .sum), ("rate", .rate), ("value", .value), ("p(50)", .percentile(50)),
      ("p( 100 )", .percentile(100)),
    ] as [(String, Threshold.Aggregate)]
  )
  func `every aggregate is read`(text: String, aggregate: Threshold.Aggregate) throws {
    #expect(try rule("m: \(text) < 1").aggregate == aggregate)
  }

  @Test func `every comparison and unit is read`() throws {
    for comparison in Threshold.Comparison.allCases {
      for unit in Threshold.Unit.allCases {
        let rule = try rule("m: max \(comparison.rawValue) 2 \(unit.rawValue)")
        #expect(rule.comparison == comparison)
        #expect(rule.limit == .fixed(.init(2, unit)))
      }
    }
  }

  @Test(
    arguments: [
      ("", 1, "expected the name of a metric, found the end of the rule", "for example"),
      ("frame_tme: max < 1", 1, "unknown metric \"frame_tme\"", "did you mean \"frame_time\"?"),
      (
        "frame_time max < 1", 12, "expected \":\" after the metric, found \"max\"",
        "did you mean \"frame_time: max < 1\"?"
      ),
      (
        "frame_tme{device=a} < 1 ms", 21, "expected \":\" after the metric, found \"<\"",
        "did you mean \"frame_time{device=a}: value < 1 ms\"?"
      ),
      ("frame_time wide < 1", 12, "expected \":\" after the metric", "for example"),
      ("frame_time: mox < 1", 13, "unknown aggregate \"mox\"", "did you mean \"max\"?"),
      ("frame_time: p95 < 1", 14, "expected \"(\"", nil),
      ("frame_time: p(0) < 1", 15, "above 0 and at most 100", nil),
      ("frame_time: p(101) < 1", 15, "above 0 and at most 100", nil),
      ("frame_time: p(95 < 1", 18, "expected \")\"", nil),
      ("frame_time: max = 1", 17, "expected a comparison, found \"=\"", "one of < <= == != >= >"),
      ("frame_time: max < ", 19, "expected a number, found the end of the rule", nil),
      ("frame_time: max < 1.", 19, "expected a number", nil),
      ("frame_time: max < -", 20, "expected a number", nil),
      ("frame_time: max < 1 mss", 21, "unknown unit \"mss\"", "did you mean \"ms\"?"),
      ("frame_time: max < 1 ms ?", 24, "expected the end of the rule, found \"?\"", nil),
      ("frame_time: max < baseline + x", 30, "expected a number", nil),
      ("frame_time: max < bseline", 19, "expected a number", "did you mean \"baseline\"?"),
      ("frame_time: max < basline + 2 ms", 19, "found \"basline\"", "mean \"baseline\"?"),
      ("frame_time: max < x", 19, "expected a number", "for example"),
      ("frame_time: avarage < 1", 13, "unknown aggregate", "did you mean \"avg\"?"),
      ("frame_time: percentil < 1", 13, "unknown aggregate", "did you mean \"p(95)\"?"),
      ("frame_time: max < 1 msec", 21, "unknown unit \"msec\"", "did you mean \"ms\"?"),
      ("frame_time: max < 1 pct", 21, "unknown unit \"pct\"", "did you mean \"%\"?"),
      ("frame_time: max < 1 secnods", 21, "unknown unit", "did you mean \"s\"?"),
      (
        "frame_time: max <= 20 ms or 70 ms", 26, "slack is allowed", "the larger of the two"
      ),
      ("frame_time: max > 1 or 2", 21, "slack is allowed with baseline", nil),
      ("zzz: max < 1", 1, "unknown metric \"zzz\"", "to list all: janklab list metrics"),
      (
        "frames.shape: value == 1", 1,
        "\"frames.shape\" is not a number, but rules compare numbers",
        "to see what each metric is: janklab list metrics"
      ),
      ("frame_time{devce=a}: max < 1", 12, "unknown filter \"devce\"", "mean \"device\"?"),
      ("frame_time{device a}: max < 1", 19, "expected \"=\"", nil),
      ("frame_time{device=}: max < 1", 19, "what the filter has to match", nil),
      ("frame_time{device=a: max < 1", 29, "after the filters", nil),
    ] as [(String, Int, String, String?)]
  )
  func `an invalid rule is an error with its column`(
    text: String,
    column: Int,
    message: String,
    hint: String?
  ) throws {
    let error = try #require(
      #expect(throws: ThresholdTextError.self) { try rule(text, metrics: ["frame_time"]) }
    )
    #expect(error.column == column, "\(error)")
    #expect(error.message.contains(message), "\(error)")
    if let hint { #expect(error.hint?.contains(hint) == true, "\(error)") }
  }
}
