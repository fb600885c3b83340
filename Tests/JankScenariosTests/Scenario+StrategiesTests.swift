import HeadlessUIKit
import JankAnimators
import JankEngine
import JankScenarios
import JankTrace
import Testing

struct ScenarioStrategiesTests {
  private func scenario(_ stack: String) throws -> Scenario {
    let file = """
      { "name": "a", "devices": ["phone-60"],
        "strategies": ["core-animation", "timer"], "root": "Stack",
        "screens": { "Main": { "layers": 3 }, "Page": { "layers": 3 },
          "Stack": { "stack": ["Main"]\(stack) } },
        "script": [{ "at": "100 ms", "push": "Page" },
          { "at": "50 ms after begin", "stall": "work", "for": "100 ms" }] }
      """
    return try ScenarioLoader { _ in nil }.load(Array(file.utf8), path: "f")
  }

  private func digests(_ scenario: Scenario) -> Set<Digest> {
    Set(
      [Strategy.coreAnimation, .displayLink, .timer].map {
        scenario.run(strategy: $0, on: .phone60, seed: 1).digest
      }
    )
  }

  @Test func `with the system transition every strategy has the same result`() throws {
    let scenario = try scenario("")
    #expect(!scenario.heedsStrategies)
    #expect(digests(scenario).count == 1)
  }

  @Test(arguments: ["truth-stall", "container-dissolve", "stack-system", "modal-bounce-stall"])
  func `scenarios of the project have effects or use the system transition`(name: String) throws {
    let isSystem = ["container-dissolve", "stack-system"].contains(name)
    #expect(try ProjectScenarios.load(name).heedsStrategies == !isSystem)
  }

  @Test func `an effect is played by the strategy`() throws {
    let scenario = try scenario(#", "push": { "shift": { "towards": "left" } }"#)
    #expect(scenario.heedsStrategies)
    #expect(digests(scenario).count > 1)
  }
}
