import HeadlessUIKit
import JankAnimators
import JankScenarios
import JankTrace
import Testing

struct ScenarioOutcomesTests {
  /// A drag of 300 points down on a diagonal, and what the outcomes make of it.
  private func scenario(
    outcomes: [Scenario.Outcome],
    commit: Double = 0.5,
    travel: Double = 400
  ) -> Scenario {
    let samples = (0...30).map { (index: Int) -> TouchTrack.Sample in
      let location = SIMD2(150 + Double(index), 120 + Double(10 * index))
      return TouchTrack.Sample(time: .milliseconds(Int64(10 * index)), location: location)
    }
    let touchTrack = TouchTrack(samples: samples)
    return Scenario(
      name: "drag",
      app: Scenario.App(
        [
          Scenario.Screen(name: "Main", content: .init(layerCount: 4)),
          Scenario.Screen(
            name: "Sheet",
            presenting: .init(
              dismissal: .slide(duration: 0.4),
              dragToDismiss: Scenario.DragRule(
                travel: travel,
                commitFraction: commit,
                remainder: .slowing
              )
            )
          ),
        ],
        root: "Main"
      ),
      script: [
        Scenario.Step(at: .start(after: .milliseconds(100)), .present(screen: "Sheet")),
        Scenario.Step(at: .event(.end, after: .milliseconds(50)), .drag(.recorded(touchTrack))),
      ],
      outcomes: outcomes,
      setting: Scenario.Setting(strategies: ["percent-driven"])
    )
  }

  private func outcomes(of scenario: Scenario) -> [TransitionRecord.Outcome] {
    scenario.cases.compactMap { scenario in
      scenario.run(strategy: .percentDriven, on: .phone60, seed: 1).transitions
        .last { $0.kind == .dismiss }?.outcome
    }
  }

  @Test func `a scenario without outcomes is its only case`() {
    let scenario = scenario(outcomes: [])
    #expect(scenario.cases == [scenario])
  }

  @Test func `each outcome is a case with its own name`() {
    let cases = scenario(outcomes: Scenario.Outcome.allCases).cases
    #expect(
      cases.map(\.name)
        == ["finish", "cancel", "zero", "below", "above", "full"].map { "drag@\($0)" }
    )
    #expect(cases.allSatisfy { $0.outcomes.isEmpty })
  }

  @Test(arguments: [0.1, 0.25, 0.5, 0.8], [150.0, 400])
  func `every drag ends as its outcome requires`(commit: Double, travel: Double) {
    let scenario = scenario(
      outcomes: [.finish, .cancel, .zero, .below, .above],
      commit: commit,
      travel: travel
    )
    #expect(
      outcomes(of: scenario) == [.completed, .cancelled, .cancelled, .cancelled, .completed]
    )
  }

  @Test func `a drag over the whole distance never ends at a speed of 1 minus the progress`() {
    #expect(outcomes(of: scenario(outcomes: [.full])) == [.unfinished])
  }

  @Test func `the touch rests before the release`() throws {
    for scenario in scenario(outcomes: Scenario.Outcome.allCases).cases {
      let touchTrack = try #require(scenario.touchTrack(ofStep: 1, seed: 1, on: .phone60))
        .touchTrack
      let last = try #require(touchTrack.samples.last)
      #expect(touchTrack.releaseTime == last.time + .milliseconds(100))
    }
  }

  @Test func `a synthetic gesture ends as its outcome requires, too`() {
    var scenario = scenario(outcomes: [.finish, .cancel, .zero, .below, .above])
    for preset in SyntheticTouch.Preset.allCases {
      let touchTrack = SyntheticTouch(preset, from: [180, 100], to: [180, 420])
      scenario.script[1].action = .drag(.synthetic(touchTrack))
      #expect(
        outcomes(of: scenario) == [.completed, .cancelled, .cancelled, .cancelled, .completed],
        "\(preset)"
      )
    }
  }

  @Test func `a drag on a page that cannot be dragged is played unchanged`() {
    var scenario = scenario(outcomes: [.above])
    scenario.app.screens[1].presenting.dragToDismiss = nil
    let played = scenario.cases[0].touchTrack(ofStep: 1, seed: 1, on: .phone60)?.touchTrack
    #expect(played == scenario.touchTrack(ofStep: 1, seed: 1, on: .phone60)?.touchTrack)
  }

  @Test func `a drag that does not end as its outcome requires fails the run`() throws {
    var scenario = scenario(outcomes: [.finish, .cancel])
    // It decides by speed alone, and the touch rests.
    scenario.app.screens[1].presenting.dragToDismiss?.policy = "sloppy-swiper"
    let failures = scenario.cases.map {
      $0.run(strategy: .percentDriven, on: .phone60, seed: 1).failures.map(\.text)
    }
    #expect(failures[0].count == 1 && failures[1].isEmpty, "\(failures)")
    #expect(
      failures[0].first?.hasPrefix(#"the drag should end as "finish", but the transition"#) == true
    )
  }

  @Test(arguments: Scenario.Outcome.allCases)
  func `a drag that ends as its outcome requires does not`(outcome: Scenario.Outcome) {
    let scenario = scenario(outcomes: [outcome]).cases[0]
    #expect(scenario.run(strategy: .percentDriven, on: .phone60, seed: 1).failures.isEmpty)
  }
}
