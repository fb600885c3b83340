import JankMetrics
import JankSweep
import Testing

struct SweepStatisticTests {
  private let values: [Int64] = [5, 1, 4, 2, 3, 10, 7, 6, 9, 8]

  @Test(arguments: [
    (SweepStatistic.worst, 10, 1), (.best, 1, 10), (.mean, 6, 6), (.p50, 5, 6), (.p90, 9, 2),
    (.p95, 10, 1), (.p99, 10, 1),
  ])
  func `the worse end depends on the metric`(
    statistic: SweepStatistic,
    lower: Int64,
    higher: Int64
  ) {
    #expect(statistic.value(of: values, isHigherBetter: false) == lower)
    #expect(statistic.value(of: values, isHigherBetter: true) == higher)
  }

  @Test func `a mean is rounded half away from zero`() {
    #expect(SweepStatistic.mean.value(of: [1, 2], isHigherBetter: false) == 2)
    #expect(SweepStatistic.mean.value(of: [-1, -2], isHigherBetter: false) == -2)
    #expect(SweepStatistic.mean.value(of: [.max, .max], isHigherBetter: false) == .max)
  }

  @Test func `limits are in the unit of the metric`() {
    let limit = SweepLimit("transition.settle.max", .p95, atMost: 300, atLeast: 100)
    #expect(limit.allows(300_000_000, .milliseconds) && limit.allows(100_000_000, .milliseconds))
    #expect(!limit.allows(300_000_001, .milliseconds) && !limit.allows(99_999_999, .milliseconds))
    #expect(
      limit.text == "p95 transition.settle.max <= 300 ms, p95 transition.settle.max >= 100 ms"
    )
  }

  @Test func `an excess is a share of the bound that is broken`() {
    let limit = SweepLimit("transition.settle.max", .p95, atMost: 300, atLeast: 100)
    for (value, share) in [(300, 0.0), (100, 0), (450, 0.5), (75, 0.25)] as [(Int64, Double)] {
      #expect(limit.excess(value * 1_000_000, .milliseconds) == share)
    }
    let none = SweepLimit("apple.hitch-time-ratio", atMost: 0)
    #expect(none.excess(3_000_000, .milliseconds) == 3)
  }
}
