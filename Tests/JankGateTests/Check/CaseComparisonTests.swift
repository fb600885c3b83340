import JankGate
import JankMetrics
import Testing

struct CaseComparisonTests {
  @Test func `a delayed frame is a regression and reported, without it the run improves`() throws {
    var generator = SeededGenerator(seed: 51)
    for _ in 0..<50 {
      let planted = PlantedTrace(&generator)
      let place = try #require(planted.places(for: .late).randomElement(using: &generator))
      let (plain, late) = (planted.result(), planted.result(.late, at: place))
      let worse = late.comparison(with: Baseline.Run(plain))
      #expect(worse.judgement == .worse && worse.frames.first?.index == place)
      #expect(worse.verdicts.contains { $0.metric == "apple.hitch-time" && $0.outcome == .failed })
      let better = plain.comparison(with: Baseline.Run(late))
      #expect(better.judgement == .better && better.frames.isEmpty)
      let same = plain.comparison(with: Baseline.Run(plain))
      #expect(same.judgement == .changed && same.verdicts.isEmpty)
    }
  }

  @Test func `only the requested metrics are compared`() throws {
    var generator = SeededGenerator(seed: 52)
    let planted = PlantedTrace(&generator)
    let place = try #require(planted.places(for: .late).first)
    let metrics = MetricRegistry.metrics(named: "android")
    let comparison = planted.result(.late, at: place)
      .comparison(with: Baseline.Run(planted.result()), by: metrics)
    #expect(comparison.judgement == .changed && !comparison.verdicts.isEmpty)
    #expect(comparison.verdicts.allSatisfy { $0.metric.hasPrefix("android.") })
  }
}
