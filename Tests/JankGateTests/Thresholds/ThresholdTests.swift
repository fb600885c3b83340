import JankGate
import JankMetrics
import Testing

struct ThresholdTests {
  private func rule(
    _ comparison: Threshold.Comparison,
    _ limit: Threshold.Limit,
    slack: Threshold.Quantity? = nil
  ) -> Threshold {
    Threshold(metric: "apple.hitch-time", comparison: comparison, limit: limit, slack: slack)
  }

  /// Whether a case with this hitch time keeps the rule, given the hitch time of the baseline.
  private func holds(_ rule: Threshold, _ actual: Int64, baseline: Int64 = 0) throws -> Bool {
    let bounds = try rule.bounds(
      in: .milliseconds,
      baseline: MetricValue(steps: baseline, .milliseconds)
    )
    return bounds.hold(for: MetricValue(steps: actual, .milliseconds))
  }

  @Test func `comparisons are exact to the nanosecond`() throws {
    let limit = Threshold.Limit.fixed(.init(20, .milliseconds))
    let at: Int64 = 20_000_000
    for (comparison, below, equal, above) in [
      (Threshold.Comparison.less, true, false, false), (.atMost, true, true, false),
      (.equal, false, true, false), (.different, true, false, true),
      (.atLeast, false, true, true), (.more, false, false, true),
    ] {
      let rule = rule(comparison, limit)
      #expect(try holds(rule, at - 1) == below, "\(comparison)")
      #expect(try holds(rule, at) == equal, "\(comparison)")
      #expect(try holds(rule, at + 1) == above, "\(comparison)")
    }
  }

  @Test func `of a percentage and a slack the more generous counts`() throws {
    let rule = rule(.atMost, .baseline(plus: .init(5, .percent)), slack: .init(1, .milliseconds))
    #expect(try holds(rule, 1_000_000, baseline: 0))
    #expect(try !holds(rule, 1_000_001, baseline: 0))
    #expect(try holds(rule, 105_000_000, baseline: 100_000_000))
    #expect(try !holds(rule, 105_000_001, baseline: 100_000_000))
    #expect(try holds(rule, 11_000_000, baseline: 10_000_000))
    #expect(try !holds(rule, 11_000_001, baseline: 10_000_000))
  }

  @Test func `a percentage of nothing allows nothing`() throws {
    let rule = rule(.atMost, .baseline(plus: .init(50, .percent)))
    #expect(try holds(rule, 0, baseline: 0))
    #expect(try !holds(rule, 1, baseline: 0))
  }

  @Test func `units are converted, and those that do not fit are rejected`() throws {
    #expect(try holds(rule(.atMost, .fixed(.init(0.02, .seconds))), 20_000_000))
    #expect(try !holds(rule(.atMost, .fixed(.init(19_999, .microseconds))), 20_000_000))
    for unit in [Threshold.Unit.frames, .millisecondsPerSecond, .percent] {
      let rule = rule(.equal, .fixed(.init(1, unit)))
      let isRefused = (try? rule.bounds(in: .milliseconds, baseline: nil)) == nil
      #expect(isRefused, "\(unit)")
    }
  }

  @Test func `a limit between two values allows exactly what it states`() throws {
    for number in [0.4, 0.5, 44.3, 44.88, -14.7, 2] {
      for comparison in Threshold.Comparison.allCases {
        let rule = rule(comparison, .fixed(.init(number)))
        let isBetween = number.rounded() != number
        let asksForEquality = comparison == .equal || comparison == .different
        #expect(try rule.isBetweenValues(of: .count) == (isBetween && asksForEquality))
        guard !isBetween || !asksForEquality else { continue }
        let bounds = try rule.bounds(in: .count, baseline: nil)
        for metricValue: Int64 in -16...46 {
          let holds =
            switch comparison {
            case .less: Double(metricValue) < number
            case .atMost: Double(metricValue) <= number
            case .equal: Double(metricValue) == number
            case .different: Double(metricValue) != number
            case .atLeast: Double(metricValue) >= number
            case .more: Double(metricValue) > number
            }
          #expect(
            bounds.hold(for: MetricValue(steps: metricValue, .count)) == holds,
            "\(rule) \(metricValue)"
          )
        }
      }
    }
    let almost = rule(.atMost, .fixed(.init(99.9999999, .milliseconds)))
    #expect(try !holds(almost, 100_000_000))
    #expect(try holds(almost, 99_999_999))
    let share = rule(.atMost, .baseline(plus: .init(2, .percent)))
    let bounds = try share.bounds(in: .count, baseline: MetricValue(steps: 44, .count))
    #expect(bounds.limit.steps == 44)
  }

  @Test func `decimals that are values are not moved`() throws {
    for steps: Int64 in [1, 3, 7, 1_001, 16_666_667, 33_333_333, 16_700_000, 299_999_999] {
      for comparison in Threshold.Comparison.allCases {
        let rule = rule(comparison, .fixed(.init(Double(steps) / 1e6, .milliseconds)))
        #expect(try rule.bounds(in: .milliseconds, baseline: nil).limit.steps == steps)
        #expect(try !rule.isBetweenValues(of: .milliseconds))
      }
    }
  }

  @Test func `slack between two values allows exactly what it states`() throws {
    for comparison in Threshold.Comparison.allCases where comparison != .different {
      let rule = rule(comparison, .baseline(), slack: .init(2.5))
      let bounds = try rule.bounds(in: .count, baseline: MetricValue(steps: 10, .count))
      for metricValue: Int64 in 0...20 {
        let above = Double(metricValue - 10)
        let holds =
          switch comparison {
          case .less: above < 2.5
          case .atMost: above <= 2.5
          case .atLeast: above >= -2.5
          case .more: above > -2.5
          case .equal, .different: above.magnitude <= 2.5
          }
        #expect(
          bounds.hold(for: MetricValue(steps: metricValue, .count)) == holds,
          "\(rule) \(metricValue)"
        )
      }
    }
  }

  @Test(arguments: Threshold.Comparison.allCases)
  func `a limit beyond all values is kept or broken by all of them`(
    comparison: Threshold.Comparison
  ) throws {
    let most = Int64.max / 2 - 1
    for sign: Int64 in [-1, 1] {
      let rule = rule(comparison, .fixed(.init(1e300 * Double(sign), .seconds)))
      #expect(try rule.bounds(in: .milliseconds, baseline: nil).limit.steps == sign << 62)
      let holds =
        switch comparison {
        case .less, .atMost: sign > 0
        case .equal: false
        case .different: true
        case .atLeast, .more: sign < 0
        }
      for actual in [-most, 0, most] { #expect(try self.holds(rule, actual) == holds) }
    }
  }

  @Test func `aggregates match their names`() {
    let samples: [Int64] = [5, 1, 4, 2, 3, 10, 9, 8, 7, 6]
    func steps(_ aggregate: Threshold.Aggregate) -> Int64? {
      aggregate.metricValue(of: samples, animated: 1_000_000_000)?.steps
    }
    #expect(steps(.minimum) == 1 && steps(.maximum) == 10 && steps(.sum) == 55)
    #expect(steps(.median) == 5 && steps(.average) == 6 && steps(.count) == 10)
    for (percent, value) in [(1.0, 1), (10, 1), (10.5, 2), (90, 9), (99.9, 10), (100, 10)] {
      #expect(steps(.percentile(percent)) == Int64(value), "\(percent)")
    }
    #expect(steps(.rate) == 55)
    // Two of three values are 66.666… percent of them.
    for (percent, value) in [(66.666, Int64(2)), (66.667, 3)] {
      let rank = Threshold.Aggregate.percentile(percent)
      #expect(rank.metricValue(of: [3, 1, 2], animated: 0)?.steps == value, "\(percent)")
    }
    #expect(Threshold.Aggregate.maximum.metricValue(of: [], animated: 1) == nil)
    #expect(Threshold.Aggregate.rate.metricValue(of: samples, animated: 0) == nil)
  }

  @Test func `a rule prints as it is written`() {
    var rule = rule(
      .atMost,
      .baseline(plus: .init(5, .percent)),
      slack: .init(1.5, .milliseconds)
    )
    rule.filters = [.init(.strategy, "core-*"), .init(.device, "phone-60")]
    #expect(
      rule.description == "apple.hitch-time{strategy=core-*,device=phone-60}: "
        + "value <= baseline + 5 % or 1.5 ms"
    )
    rule = self.rule(.less, .baseline(plus: .init(-2)))
    rule.aggregate = .percentile(99.9)
    #expect(rule.description == "apple.hitch-time: p(99.9) < baseline - 2")
  }
}
