import JankGate
import JankMetrics
import Testing

struct RunComparisonTests {
  private static let refreshRate = 60
  private static let refresh: Int64 = 16_666_667
  /// The values of a run with a drag, in steps.
  private static let base: [String: Int64] = [
    "transitions.completed": 2_000_000, "transitions.cancelled": 1_000_000,
    "apple.hitch-time": 100_000_000, "freeze.longest": 50_000_000,
    "input.latency.max": 60_000_000, "transition.response.max": 40_000_000,
    "gesture.settle.max": 400_000_000, "transition.settle.max": 500_000_000,
    "frames.rate": 55_000_000, "refreshes.missed": 6_000_000,
    "gesture.travel.max": 12_000_000, "gesture.lag.max": 40_000_000,
    "gesture.distance.max": 40_000_000, "gesture.velocity-jump.max": 500_000_000,
    "motion.error.max": 80_000_000, "motion.fade-error.max": 20_000_000,
    "motion.speed-jump.max": 900_000_000,
  ]

  private func compare(_ changes: [String: Int64]) -> RunComparison {
    var (old, new) = (MetricValues(), MetricValues())
    for (id, steps) in Self.base { (old[id], new[id]) = (steps, steps) }
    for (id, change) in changes { new[id] = (new[id] ?? 0) + change }
    return RunComparison(from: old, to: new, refreshRate: Self.refreshRate)
  }

  /// A change clearly beyond the resolution of a metric, for the worse or the better.
  private func change(_ metric: Metric, isWorse: Bool) -> [String: Int64] {
    guard metric.id != "frames.rate" else {
      let sign: Int64 = isWorse ? 1 : -1
      return [metric.id: -sign * 1_000_000, "refreshes.missed": sign * 1_000_000]
    }
    let size: Int64 =
      switch metric.resolution {
      case .refreshes: 3 * Self.refresh
      case .touchTravel: 13_000_000
      case .pointsPerRefresh: 61_000_000
      case .units(let count): Int64(count * 1e6) + 1
      case .missedRefresh, nil: 0
      }
    return [metric.id: isWorse ? size : -size]
  }

  /// The metrics of which one direction is better.
  private static let rated = MetricRegistry.noticed.filter { $0.polarity != .neutral }

  @Test func `the order begins with outcomes, then late frames, then latency, then motion`() {
    let outcomes = ["transitions.completed", "transitions.cancelled"]
    #expect(MetricRegistry.noticed.prefix(2).map(\.id) == outcomes)
    #expect(Self.rated.first?.id == "apple.hitch-time")
    #expect(Self.rated.count == 13 && MetricRegistry.noticed.count == 15)
    #expect(MetricRegistry.noticed.allSatisfy { $0.resolution != nil })
    #expect(
      MetricRegistry.noticed.allSatisfy { [.visible, .perceptual].contains($0.bearing) }
    )
    let ids = Set(MetricRegistry.noticed.map(\.id))
    #expect(MetricRegistry.all.allSatisfy { ($0.resolution == nil) == !ids.contains($0.id) })
  }

  @Test(arguments: rated.map(\.id))
  func `a difference beyond the resolution decides, one up to it does not`(id: String) throws {
    let metric = try #require(MetricRegistry.metric(id))
    #expect(compare(change(metric, isWorse: true)).judgement == .worse)
    #expect(compare(change(metric, isWorse: false)).judgement == .better)
    for step: Int64 in [-1, 0, 1] { #expect(compare([id: step]).judgement == .changed) }
    let limit: Int64? =
      switch metric.resolution {
      case .refreshes(let count): Int64(count * Double(Self.refresh - 1))
      case .touchTravel: 12_000_000
      case .pointsPerRefresh: 59_900_000
      case .units(let count): Int64(count * 1e6)
      case .missedRefresh, nil: nil
      }
    guard let limit else { return }
    #expect(compare([id: limit]).judgement == .changed)
    #expect(compare([id: -limit]).judgement == .changed)
  }

  @Test func `an improvement excuses later regressions, and nothing before it`() {
    let noticed = Self.rated
    for (place, better) in noticed.enumerated() {
      for (other, worse) in noticed.enumerated() where other != place {
        let changes = change(better, isWorse: false)
          .merging(change(worse, isWorse: true)) { first, _ in first }
        let comparison = compare(changes)
        let isExcused =
          place < other && (worse.id != "frames.rate" || better.id == "apple.hitch-time")
        #expect(comparison.judgement(of: worse.id) == (isExcused ? .changed : .worse))
        #expect(comparison.judgement == (isExcused ? .better : .worse), "\(better.id) \(worse.id)")
      }
    }
  }

  @Test func `saved hitch time excuses as many missed refreshes as fit into it`() {
    func rate(_ missed: Int64, by loss: Int64) -> RunComparison.Judgement {
      let comparison = compare([
        "apple.hitch-time": -3 * Self.refresh, "frames.rate": -loss,
        "refreshes.missed": missed * 1_000_000,
      ])
      #expect(comparison.judgement(of: "apple.hitch-time") == .better)
      return comparison.judgement(of: "frames.rate")
    }
    #expect(rate(3, by: 2_000_000) == .changed)
    #expect(rate(4, by: 2_000_000) == .worse)
    // Three misses in a short run look like another rate.
    #expect(rate(3, by: 7_000_000) == .worse)
    // An even 30 Hz is no improvement, and neither is another rate of the display.
    #expect(rate(20, by: 25_000_000) == .worse)
    #expect(rate(0, by: 25_000_000) == .worse)
  }

  @Test func `a missed refresh at a lower display rate is longer`() {
    func judgement(saved: Int64) -> RunComparison.Judgement {
      let old: [String: Int64] = [
        "frames.rate": 58_000_000, "refreshes.missed": 1_000_000, "apple.hitch-time": saved,
      ]
      let new: [String: Int64] = [
        "frames.rate": 57_000_000, "refreshes.missed": 2_000_000, "apple.hitch-time": 0,
      ]
      let comparison = RunComparison(from: { old[$0] }, to: { new[$0] }, refreshRate: 120)
      return comparison.judgement(of: "frames.rate")
    }
    #expect(judgement(saved: 10_000_000) == .worse)
    #expect(judgement(saved: Self.refresh) == .changed)
  }

  @Test func `the same missed refreshes among fewer frames are no lower frame rate`() {
    #expect(compare(["frames.rate": -2_000_000]).judgement == .changed)
    // A display at a lower rate misses none.
    #expect(compare(["frames.rate": -11_000_000]).judgement == .worse)
    #expect(compare(["frames.rate": 11_000_000]).judgement == .better)
  }

  /// One more or one less: a screen stays open or closes that did not.
  @Test(arguments: ["transitions.completed", "transitions.cancelled"])
  func `another number of outcomes is a regression in both directions, whatever improves`(
    id: String
  ) {
    for change: Int64 in [-1_000_000, 1_000_000] {
      let comparison = compare([id: change, "apple.hitch-time": -100_000_000])
      #expect(comparison.judgement(of: id) == .worse)
      #expect(comparison.judgement(of: "apple.hitch-time") == .better)
      #expect(comparison.judgement == .worse)
    }
    #expect(compare([id: 0]).judgement(of: id) == .changed)
  }

  @Test func `unnoticeable values never decide`() {
    let noticed = Set(MetricRegistry.noticed.map(\.id))
    for metric in MetricRegistry.all where metric.isNumeric && !noticed.contains(metric.id) {
      for change: Int64 in [-5_000_000, 5_000_000_000] {
        #expect(compare([metric.id: change]).judgement(of: metric.id) == .changed)
      }
    }
  }

  @Test func `a missing noticed value is a regression, a new one decides nothing`() {
    var (old, new) = (MetricValues(), MetricValues())
    old["input.latency.max"] = 60_000_000
    #expect(RunComparison(from: old, to: new, refreshRate: 60).judgement == .worse)
    #expect(RunComparison(from: new, to: old, refreshRate: 60).judgement == .changed)
    new["gesture.lag.max"] = 9_000_000_000
    old = MetricValues()
    old["gesture.lag.max"] = 1
    // The distance of the touch is unknown.
    #expect(RunComparison(from: old, to: new, refreshRate: 60).judgement == .changed)
  }

  @Test func `no improvement excuses a missing value`() {
    for metric in MetricRegistry.noticed where metric.id != "apple.hitch-time" {
      var (old, new) = (MetricValues(), MetricValues())
      for (id, steps) in Self.base { (old[id], new[id]) = (steps, steps) }
      new["apple.hitch-time"] = 0
      new[metric.id] = nil
      let comparison = RunComparison(from: old, to: new, refreshRate: 60)
      #expect(comparison.judgement(of: "apple.hitch-time") == .better)
      #expect(comparison.judgement(of: metric.id) == .worse, "\(metric.id)")
      #expect(comparison.judgement == .worse)
    }
  }

  @Test func `values farther apart than 64 bits are compared`() {
    var (old, new) = (MetricValues(), MetricValues())
    (old["apple.hitch-time"], new["apple.hitch-time"]) = (.min + 1, .max)
    #expect(RunComparison(from: old, to: new, refreshRate: 60).judgement == .worse)
    #expect(RunComparison(from: new, to: old, refreshRate: 60).judgement == .better)
  }

  @Test(arguments: [(1, 500_000_010), (50, 10_000_010), (100, 5_000_010)] as [(Int, Int64)])
  func `hitch time differs beyond half a refresh and ten nanoseconds of rounding`(
    refreshRate: Int,
    limit: Int64
  ) {
    func judgement(_ loss: Int64) -> RunComparison.Judgement {
      let comparison = RunComparison(
        from: { $0 == "apple.hitch-time" ? 5 : nil },
        to: { $0 == "apple.hitch-time" ? 5 + loss : nil },
        refreshRate: refreshRate
      )
      return comparison.judgement(of: "apple.hitch-time")
    }
    #expect(judgement(limit) == .changed)
    #expect(judgement(limit + 1) == .worse)
  }
}
