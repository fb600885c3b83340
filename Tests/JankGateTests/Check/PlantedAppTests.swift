import JankGate
import JankMetrics
import JankTrace
import Testing

/// Regressions injected into the code of an app that the engine plays.
struct PlantedAppTests {
  @Test func `a hundred delayed frames in app code are found, each listed first`() throws {
    var generator = SeededGenerator(seed: 11)
    for round in 0..<100 {
      let app = PlantedApp(&generator)
      let plain = app.result()
      let place = try #require(app.places(in: plain).randomElement(using: &generator))
      let worse = app.result(.block, at: place)
      let frame = try #require(app.frame(of: .block, at: place, in: worse.trace))
      let baseline = try SampleCheck.baseline(plain)
      let checked = try Judge(rules: [], baseline: baseline).judge(SampleCheck.subject(worse))
      let failed = checked.verdicts.filter { $0.outcome == .failed }
      #expect(failed.contains { $0.metric == "apple.hitch-time" }, "\(round): at \(place)")
      let named = Set(failed.map { $0.frames.first?.index })
      #expect(named == [frame], "\(round): at \(place)")
    }
  }

  @Test func `a millisecond more in app code fails only if it delays a frame`() throws {
    var generator = SeededGenerator(seed: 15)
    let plants = PlantedApp.Plant.allCases.filter { $0 != .block }
    for round in 0..<100 {
      let app = PlantedApp(&generator)
      let plain = app.result()
      let place = try #require(app.places(in: plain).randomElement(using: &generator))
      let more = app.result(plants[round % plants.count], at: place)
      let baseline = try SampleCheck.baseline(plain)
      let checked = try Judge(rules: [], baseline: baseline).judge(SampleCheck.subject(more))
      let (before, after) = (plain.headline.hitchTime, more.headline.hitchTime)
      let delay = after - before
      let isDelayed = delay > .microseconds(500_000 / Int64(plain.trace.refreshRate))
      #expect((checked.outcome == .failed) == isDelayed, "\(round): at \(place)")
    }
  }

  /// Whether no frame of an app was late.
  private func isSmooth(_ result: RunResult) -> Bool {
    result.trace.frames.allSatisfy { $0.hitch == .zero }
  }

  @Test func `a frame that becomes late while another recovers decides nothing`() throws {
    var generator = SeededGenerator(seed: 13)
    var count = 0
    while count < 30 {
      let app = PlantedApp(&generator)
      let places = app.places(in: app.result())
      guard isSmooth(app.result()), let better = places.randomElement(using: &generator),
        let place = places.filter({ abs($0 - better) > 12 }).randomElement(using: &generator)
      else { continue }
      count += 1
      let old = app.result(.block, at: better)
      let new = app.result(.block, at: place)
      guard old.headline.hitchTime == new.headline.hitchTime else { continue }
      let judge = try Judge(rules: [], baseline: try SampleCheck.baseline(old))
      let checked = judge.judge(SampleCheck.subject(new))
      #expect(checked.outcome == .changed, "\(better) and \(place)")
    }
  }

  @Test(arguments: ["", "android", "flutter", "apple"])
  func `an app that loses a late frame passes, for any compared metrics`(metrics: String) throws {
    var generator = SeededGenerator(seed: 14)
    var count = 0
    while count < 30 {
      let app = PlantedApp(&generator)
      let plain = app.result()
      guard isSmooth(plain), let place = app.places(in: plain).randomElement(using: &generator)
      else { continue }
      count += 1
      let judge = try Judge(
        rules: [],
        baseline: try SampleCheck.baseline(app.result(.block, at: place)),
        comparing: MetricRegistry.metrics(named: metrics)
      )
      let checked = judge.judge(SampleCheck.subject(plain))
      #expect(checked.count(.failed) == 0 && checked.outcome != .held, "\(place)")
    }
  }

  @Test func `the same app played again passes`() throws {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<20 {
      let app = PlantedApp(&generator)
      let judge = try Judge(rules: [], baseline: try SampleCheck.baseline(app.result()))
      let checked = judge.judge(SampleCheck.subject(app.result()))
      #expect(checked.verdicts.isEmpty && !checked.hasOtherFrames)
    }
  }
}
