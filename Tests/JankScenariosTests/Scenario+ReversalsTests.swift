import HeadlessUIKit
import JankAnimators
import JankGate
import JankMetrics
import JankScenarios
import JankTrace
import Testing

/// The ranking of strategies if the script reverses transitions.
struct ScenarioTurnBacksTests {
  private static let goOn = ["display-link", "timer", "dynamics"]
  private static let turn = [
    "property-animator", "redirect-additive", "redirect-current-state", "redirect-model-value",
    "redirect-restart", "linear-return", "spring-return",
  ]

  @Test(arguments: [DeviceProfile.phone60, .phone120])
  func `strategies that do not reverse are not ranked with those that do`(device: DeviceProfile)
    throws
  {
    let comparison = try ProjectScenarios.load("truth-interruption").comparison(
      of: Strategy.all.filter { (Self.goOn + Self.turn).contains($0.name) },
      on: device,
      by: ["motion.speed-jump.max", "apple.hitch-time"].compactMap(MetricRegistry.metric)
    )
    for contestant in comparison.contestants {
      let goesOn = Self.goOn.contains(contestant.strategy)
      #expect(
        contestant.failure == (goesOn ? "it does not reverse Stack, as the script requires" : nil),
        "\(contestant.strategy)"
      )
      #expect(contestant.cells.allSatisfy { ($0.place == .unranked) == goesOn })
    }
    #expect(comparison.winners(0).allSatisfy { Self.turn.contains($0.strategy) })
    #expect(!comparison.winners(0).isEmpty)
  }
}

extension ScenarioTurnBacksTests {
  @Test(
    arguments: [
      "redirect-restart", "redirect-model-value", "redirect-current-state", "redirect-additive",
    ]
  )
  func `a release with no distance left ends the transition`(
    name: String
  ) throws {
    let profile = """
      { "format": "device-profile/1", "name": "slow", "basis": "phone-60-double", "figures": {
        "decodeJPEG": { "value": "9999 ms", "mark": "assumed", "source": "test" },
        "touchRate": { "value": 60, "mark": "assumed", "source": "test" } } }
      """
    let text = """
      { "name": "late", "devices": ["slow.profile.json"], "screens": {
          "Menu": { "style": "popover", "presentation": { "slideUnwind": { "duration": "403 us" } },
            "dragToPresent": { "way": "down", "policy": "flutter" } },
          "Photo": { "images": [{ "name": "i", "pixels": [40, 2000], "format": "jpeg" }] },
          "Box": { "children": ["Photo"] } },
        "root": "Box", "script": [{ "at": "0 ms", "drag": { "from": [0, 0], "to": [0, 500] } }],
        "strategies": ["\(name)"] }
      """
    let loader = ScenarioLoader { _ in Array(profile.utf8) }
    let scenario = try loader.load(Array(text.utf8), path: "f")
    let strategy = try #require(Strategy.all.first { $0.name == name })
    let device = try #require(scenario.setting.devices.first)
    let trace = scenario.run(strategy: strategy, on: device, seed: 1)
    #expect(trace.cameToRest)
    #expect(trace.transitions.map(\.outcome) == [.completed])
  }
}
