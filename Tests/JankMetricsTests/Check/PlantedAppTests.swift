import JankMetrics
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
