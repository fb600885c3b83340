import JankGate
import JankMetrics
import JankTrace
import Testing

// Also tests: ComparisonColumn.

struct ComparisonTests {
  @Test func `the best, the worst and those between are reported with their differences`() {
    let comparison = SampleTrials.comparison([("a", [4]), ("b", [0]), ("c", [1])])
    #expect(comparison.contestants.map(\.cells[0].place) == [.worst, .best, .between])
    #expect(comparison.winners(0).map(\.strategy) == ["b"])
    let distances = comparison.contestants.map { $0.cells[0].toBest?.steps }
    #expect(distances == [66_666_667, 0, 16_666_667])
    // A higher frame rate is better.
    #expect(comparison.contestants.map(\.cells[1].place) == [.worst, .best, .between])
    #expect(comparison.contestants.allSatisfy { $0.cells[2].place == .unranked })
    #expect(comparison.contestants.allSatisfy { $0.cells[3].metricValues.reason != nil })
  }

  @Test func `equal strategies have no winner`() {
    let comparison = SampleTrials.comparison([("a", [2]), ("b", [2])])
    #expect(comparison.contestants.map(\.cells[0].place) == [.equal, .equal])
    #expect(comparison.winners(0).isEmpty)
  }

  @Test func `a nanosecond more makes no strategy worse`() throws {
    let metrics = ["input.blocked"].compactMap(MetricRegistry.metric)
    let trials = [900_000_000, 900_000_001, 916_666_667].map { length in
      let trace = Trace.steady(count: 30, length: Interval(nanoseconds: Int64(length)))
      return Trial(trace, metrics: metrics)
    }
    func comparison(_ trials: [Trial]) -> Comparison {
      SampleTrials.comparison(of: trials, by: metrics)
    }
    let cells = comparison(trials).contestants.map { $0.cells[0] }
    #expect(cells.map(\.place) == [.best, .best, .worst])
    #expect(cells.map { $0.toBest?.steps } == [0, 0, 16_666_667])
    #expect(cells.map(\.wins) == [1, 1, 0])
    let turned = comparison([trials[1], trials[0], trials[2]])
    #expect(turned.contestants.map { $0.cells[0].toBest?.steps } == [0, 0, 16_666_667])
    let two = comparison(Array(trials.prefix(2)))
    #expect(two.contestants.map(\.cells[0].place) == [.equal, .equal] && two.isSame(0))
  }

  @Test func `a single strategy is neither first nor last`() {
    for comparison in [
      SampleTrials.comparison([("a", [2, 3])]),
      SampleTrials.comparison([("b", [0, 0]), ("a", [2, 3])], failing: ["b"]),
    ] {
      let cell = comparison.contestants[comparison.contestants.count - 1].cells[0]
      #expect(cell.place == .unranked && cell.toBest == nil && cell.wins == nil)
      #expect(comparison.winners(0).isEmpty)
    }
  }

  @Test func `a metric with equal values for all is the same`() {
    let same = SampleTrials.comparison([("a", [2]), ("b", [2])])
    // The last metric has no value for any strategy, which must be reported.
    #expect((0..<4).map(same.isSame) == [true, true, true, false])
    let apart = SampleTrials.comparison([("a", [2]), ("b", [1])])
    #expect((0..<4).map(apart.isSame) == [false, false, true, false])
    #expect(!SampleTrials.comparison([("a", [2])]).isSame(0))
  }

  @Test func `differences that a check does not notice are equal`() throws {
    let noticed = MetricRegistry.noticed.filter {
      $0.id != "frames.rate" && $0.polarity != .neutral
    }
    let travel: Int64 = 12_000_000
    let measured = Comparison.measured(for: noticed)
    #expect(Array(measured.prefix(noticed.count)).map(\.id) == noticed.map(\.id))
    #expect(measured.dropFirst(noticed.count).map(\.id) == ["gesture.travel.max"])
    func places(_ metric: Metric, apart steps: Int64) -> [Comparison.Place] {
      let trials = [0, steps].map { more in
        Trial(
          metricValues: measured.map { other in
            let added = other.id == metric.id ? more : 0
            let steps = other.id == "gesture.travel.max" ? travel : 900_000_000 + added
            return .known(MetricValue(steps: steps, other.unit))
          }
        )
      }
      let comparison = SampleTrials.comparison(of: trials, by: noticed)
      #expect(comparison.metrics.count == noticed.count)
      let index = noticed.firstIndex { $0.id == metric.id } ?? 0
      return comparison.contestants.map(\.cells[index].place)
    }
    for metric in noticed {
      let limit: Int64 =
        switch metric.resolution {
        case .refreshes(let count): Int64(count * 16_666_666)
        case .touchTravel: travel
        case .pointsPerRefresh: 59_900_000
        case .units(let count): Int64(count * 1e6)
        case .missedRefresh, nil: 0
        }
      #expect(places(metric, apart: limit) == [.equal, .equal], "\(metric.id)")
      #expect(places(metric, apart: limit + 2_000_000) == [.best, .worst], "\(metric.id)")
    }
  }

  @Test func `the worst case decides if medians are equal`() {
    let comparison = SampleTrials.comparison([("a", [0, 0, 0, 2]), ("b", [0, 0, 0, 1])])
    #expect(comparison.contestants.map(\.cells[0].place) == [.worst, .best])
    #expect(comparison.contestants.map { $0.cells[0].toBest?.steps } == [0, 0])
    #expect(comparison.contestants.map { $0.cells[0].wins } == [3, 4])
  }

  @Test func `a strategy with an invalid run wins nothing`() {
    let comparison = SampleTrials.comparison([("a", [0]), ("b", [3])], failing: ["a"])
    #expect(comparison.contestants[0].failure == "it broke")
    #expect(comparison.contestants[0].cells.allSatisfy { $0.place == .unranked })
    #expect(comparison.contestants[0].cells[0].metricValues.value?.median.steps == 0)
    #expect(comparison.sorted(by: SampleTrials.metrics).contestants.map(\.strategy) == ["b", "a"])
  }

  @Test func `metrics without values can be omitted`() {
    let comparison = SampleTrials.comparison([("a", [0]), ("b", [3])])
    let rest = comparison.withoutMissing
    #expect(rest.metrics.map(\.id) == SampleTrials.metrics.map(\.id).dropLast())
    #expect(rest.contestants.allSatisfy { $0.cells.count == 3 })
  }

  @Test func `omitted metrics of the intended motion keep their reason`() throws {
    let metrics = ["apple.hitch-time", "motion.error.max"].compactMap(MetricRegistry.metric)
    var series = TrialSeries(of: "a", metricCount: 2, seedCount: 1)
    series.take(Trial(.steady(count: 30, length: .milliseconds(900)), metrics: metrics), seed: 0)
    let setting = Comparison.Setting(
      scenario: "bounce",
      device: "phone-60",
      refreshRate: 60,
      seeds: 1...1
    )
    let comparison = Comparison(setting, metrics: metrics, [series])
    let rest = comparison.withoutMissing
    let reason = try #require(comparison.contestants[0].cells[1].metricValues.reason)
    #expect(rest.metrics.map(\.id) == ["apple.hitch-time"])
    #expect(rest.unknownMotion.map(\.metric.id) == ["motion.error.max"])
    #expect(rest.unknownMotion.map(\.reason) == [reason])
    #expect(comparison.unknownMotion.isEmpty)
  }

  @Test(arguments: 0..<32 as Range<UInt64>)
  func `sorting by a metric goes from best to worst and keeps ties in order`(
    seed: UInt64
  ) throws {
    var numbers = SeededGenerator(seed: seed)
    let strategies = (0..<8).map { index in
      (name: "s\(index)", late: (0..<3).map { _ in Int.random(in: 0...3, using: &numbers) })
    }
    let comparison = SampleTrials.comparison(strategies)
    let sorted = comparison.sorted(by: [SampleTrials.metrics[0]])
    let keys = try sorted.contestants.map { contestant in
      let metricValues = try #require(contestant.cells[0].metricValues.value)
      return [metricValues.median.steps, metricValues.p95.steps, metricValues.max.steps]
    }
    for (left, right) in zip(keys, keys.dropFirst()) {
      #expect(!right.lexicographicallyPrecedes(left))
    }
    for (place, key) in keys.enumerated().dropFirst() where key == keys[place - 1] {
      #expect(sorted.contestants[place - 1].strategy < sorted.contestants[place].strategy)
    }
    // With every seed some strategy is best.
    let wins = sorted.contestants.compactMap { $0.cells[0].wins }
    #expect(wins.reduce(0, +) >= 3 && wins.allSatisfy { $0 <= 3 })
  }
}
