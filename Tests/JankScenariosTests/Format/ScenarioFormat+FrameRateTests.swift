import HeadlessUIKit
import JankAnimators
import JankScenarios
import JankTrace
import Testing

/// The preferred frame-rate range of a scenario.
struct ScenarioFormatFrameRateTests {
  private func load(_ frameRate: String) throws(FileError) -> Scenario {
    let file = """
      { "name": "a", "devices": ["phone-promotion"], "strategies": ["core-animation"],
        "root": "Main", \(frameRate)
        "screens": {
          "Main": {}, "Page": { "presentation": { "slide": { "duration": "400 ms" } } }
        },
        "script": [{ "at": "100 ms", "present": "Page" }] }
      """
    return try ScenarioLoader { _ in nil }.load(Array(file.utf8), path: "f")
  }

  private func range(_ minimum: Int, _ maximum: Int, _ preferred: Int?) -> String {
    let best = preferred.map { ", \"preferred\": \($0)" } ?? ""
    return #""frameRate": { "minimum": \#(minimum), "maximum": \#(maximum)\#(best) },"#
  }

  @Test(
    arguments: [
      (24, 60, 48, 48), (24, 60, nil, 60), (10, 24, 20, 20), (24, 60, 41, 48), (80, 120, nil, nil),
    ] as [(Int, Int, Int?, Int?)]
  )
  func `a display with several rates uses the lowest in the preferred range`(
    minimum: Int,
    maximum: Int,
    preferred: Int?,
    hertz: Int?
  ) throws {
    let scenario = try load(range(minimum, maximum, preferred))
    for strategy in [Strategy.coreAnimation, .displayLink] {
      let trace = scenario.run(strategy: strategy, on: .promotionPhone, seed: 1)
      #expect(trace.rateChanges.first?.hertz == hertz, "\(strategy.name)")
      #expect(trace.rateChanges.allSatisfy { $0.reason == .rateRequest })
      // A frame begun at the old rate is shown at it, so no frame is late because of the request.
      #expect(trace.frames.allSatisfy { $0.hitch == .zero }, "\(strategy.name)")
      #expect(trace.cameToRest)
    }
    #expect(scenario.setting.frameRate.maximum == Float(maximum))
  }

  @Test(
    arguments: [DeviceProfile.promotionPhone, .promotionPad].flatMap { profile in
      profile.displayRates.map { (profile, $0) }
    }
  )
  func `a page moves evenly and for its duration at every rate of the display`(
    profile: DeviceProfile,
    hertz: Int
  ) throws {
    for strategy in [Strategy.coreAnimation, .displayLink] {
      let scenario = try load(range(10, 120, hertz))
      let trace = scenario.run(strategy: strategy, on: profile, seed: 1)
      let moving = trace.frames.dropFirst()
      let gaps = zip(moving.dropFirst(), moving).map { ($0.actual.time - $1.actual.time).seconds }
      let refresh = 1 / Double(hertz)
      // From the change on, the two refreshes to the presentation are longer, once.
      #expect((gaps.max() ?? 1) < 3 * refresh + 0.01, "\(strategy.name): \(gaps)")
      #expect(gaps.count { abs($0 - refresh) > 1e-8 } <= 4, "\(strategy.name): \(gaps)")
      let transition = try #require(trace.transitions.first)
      let length = try #require(transition.ended) - transition.began
      #expect(length.seconds > 0.39 - refresh && length.seconds < 0.5 + refresh, "\(length)")
    }
  }

  @Test func `a link is called at every second refresh of a display with a fixed rate`() throws {
    func callCount(_ frameRate: String) throws -> Int {
      let trace = try load(frameRate).run(strategy: .displayLink, on: .phone60, seed: 1)
      return trace.works.count { $0.name == WorkRecord.displayLink }
    }
    let (all, half) = (try callCount(""), try callCount(range(30, 30, nil)))
    #expect(all > 10 && (all / 2 - 1...all / 2 + 2).contains(half), "\(half) of \(all)")
  }

  @Test(arguments: [(60, 30, nil), (30, 60, 24), (30, 60, 80)] as [(Int, Int, Int?)])
  func `rates that are not a range are rejected`(minimum: Int, maximum: Int, preferred: Int?) {
    let error = #expect(throws: FileError.self) { try load(range(minimum, maximum, preferred)) }
    #expect(error.map { "\($0)".contains("not a range") } == true)
  }

  @Test(arguments: [(9, 60, nil), (8, 8, nil), (9, 60, 9)] as [(Int, Int, Int?)])
  func `rates that metrics count as pauses are rejected`(
    minimum: Int,
    maximum: Int,
    preferred: Int?
  ) {
    let error = #expect(throws: FileError.self) {
      try load(range(minimum, maximum, preferred))
    }
    let text = error.map { "\($0)" } ?? ""
    #expect(text.contains("expected a whole number from 10 to 1000, found the number \(minimum)"))
    #expect(text.contains("below 10 Hz each frame would count as a pause"))
  }

  @Test func `the lowest rate is a frame every 100 ms`() throws {
    #expect(try load(range(10, 10, nil)).setting.frameRate.minimum == 10)
  }
}
