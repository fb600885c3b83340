import HeadlessUIKit
import JankAnimators
import JankMetrics
import JankScenarios
import Testing

/// Who is compared where the script changes its plans.
struct ScenarioTurnBacksTests {
  private static let goOn = ["display-link", "timer", "dynamics"]
  private static let turn = [
    "property-animator", "redirect-additive", "redirect-current-state", "redirect-model-value",
    "redirect-restart", "linear-return", "spring-return",
  ]

  @Test(arguments: [DeviceProfile.phone60, .phone120])
  func `what is not turned back is not ranked among what is`(device: DeviceProfile) throws {
    let comparison = try ProjectScenarios.load("truth-interruption").comparison(
      of: Strategy.all.filter { (Self.goOn + Self.turn).contains($0.name) },
      on: device,
      by: ["motion.speed-jump.max", "apple.hitch-time"].compactMap(MetricRegistry.metric)
    )
    for contestant in comparison.contestants {
      let goesOn = Self.goOn.contains(contestant.strategy)
      #expect(
        contestant.failure == (goesOn ? "it does not turn back Stack, as the script says" : nil),
        "\(contestant.strategy)"
      )
      #expect(contestant.cells.allSatisfy { ($0.place == .unranked) == goesOn })
    }
    #expect(comparison.winners(0).allSatisfy { Self.turn.contains($0.strategy) })
    #expect(!comparison.winners(0).isEmpty)
  }
}
