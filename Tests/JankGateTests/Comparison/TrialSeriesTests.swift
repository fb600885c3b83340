import JankGate
import Testing

struct TrialSeriesTests {
  @Test(arguments: 0..<16 as Range<UInt64>)
  func `the order of trials does not matter`(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let trials = (0..<6).map { place in
      SampleTrials.trial(
        late: Int.random(in: 0...4, using: &numbers),
        failure: Bool.random(using: &numbers) ? "failure \(place)" : nil
      )
    }
    func comparison(_ order: [Int]) -> Comparison {
      let metrics = SampleTrials.metrics
      var series = TrialSeries(of: "a", metricCount: metrics.count, seedCount: 6)
      for place in order { series.take(trials[place], seed: place) }
      let setting = Comparison.Setting(
        scenario: "bounce",
        device: "phone-60",
        refreshRate: 60,
        seeds: 1...6
      )
      return Comparison(setting, metrics: metrics, [series])
    }
    let (first, second) = (comparison(Array(0..<6)), comparison((0..<6).shuffled(using: &numbers)))
    #expect(first.contestants[0].failure == second.contestants[0].failure)
    #expect(first.contestants[0].failureCount == trials.count { $0.failure != nil })
    for (left, right) in zip(first.contestants[0].cells, second.contestants[0].cells) {
      #expect(left.metricValues == right.metricValues && left.wins == right.wins)
    }
  }
}
