import JankMetrics
import JankTrace
import Testing

/// Regressions planted into the code of an app that the engine plays.
struct PlantedAppTests {
  @Test func `a hundred worse frames in app code are caught, each named first`() throws {
    var generator = SeededGenerator(seed: 11)
    var caught: Set<String> = []
    for round in 0..<100 {
      let app = PlantedApp(&generator)
      let plant = PlantedApp.Plant.allCases[round % PlantedApp.Plant.allCases.count]
      let plain = app.result()
      let place = try #require(app.places(in: plain).randomElement(using: &generator))
      let worse = app.result(plant, at: place)
      let frame = try #require(app.frame(of: plant, at: place, in: worse.trace))
      let baseline = try SampleCheck.baseline(plain)
      let checked = try Judge(rules: [], baseline: baseline).judge(SampleCheck.subject(worse))
      let failed = checked.verdicts.filter { $0.outcome == .failed }
      #expect(!failed.isEmpty, "\(round): \(plant) at \(place)")
      let named = Set(failed.map { $0.frames.first?.index })
      #expect(named == [frame], "\(round): \(plant) at \(place)")
      caught.formUnion(failed.map(\.metric))
    }
    #expect(caught.count >= 40, "\(caught.count): \(caught.sorted())")
  }

  /// Whether no frame of an app was late.
  private func isSmooth(_ result: CaseResult) -> Bool {
    result.trace.frames.allSatisfy { $0.hitch == .zero }
  }

  @Test func `a worse frame is caught and named though another one got better`() throws {
    var generator = SeededGenerator(seed: 13)
    var count = 0
    while count < 30 {
      let app = PlantedApp(&generator)
      let plain = app.result()
      let places = app.places(in: plain)
      // What is as late as before at about the same place would be no news.
      guard isSmooth(plain), let better = places.randomElement(using: &generator),
        let place = places.filter({ abs($0 - better) > 12 }).randomElement(using: &generator)
      else { continue }
      count += 1
      let baseline = try SampleCheck.baseline(app.result(.block, at: better))
      let other = app.result(.block, at: place)
      let frame = try #require(app.frame(of: .block, at: place, in: other.trace))
      for metrics in ["", "android", "flutter", "input"] {
        let judge = try Judge(
          rules: [],
          baseline: baseline,
          comparing: MetricRegistry.metrics(named: metrics)
        )
        let checked = judge.judge(SampleCheck.subject(other))
        let failed = checked.verdicts.filter { $0.outcome == .failed }
        #expect(!failed.isEmpty || !metrics.isEmpty, "\(better) and \(place)")
        #expect(failed.allSatisfy { $0.frames.first?.index == frame }, "\(better) and \(place)")
      }
    }
  }

  @Test(arguments: ["", "android", "flutter", "apple"])
  func `an app that loses a late frame passes, whatever it is compared by`(metrics: String) throws {
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

  @Test func `the same app played again raises no alarm`() throws {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<20 {
      let app = PlantedApp(&generator)
      let judge = try Judge(rules: [], baseline: try SampleCheck.baseline(app.result()))
      let checked = judge.judge(SampleCheck.subject(app.result()))
      #expect(checked.verdicts.isEmpty && !checked.hasOtherPicture)
    }
  }
}
