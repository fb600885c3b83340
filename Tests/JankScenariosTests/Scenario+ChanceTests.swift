import HeadlessUIKit
import JankAnimators
import JankScenarios
import Testing

struct ScenarioChanceTests {
  @Test(arguments: ["modal-bounce-stall", "compare-slide", "stack-push-pop"])
  func `a scenario that no seed decides has equal runs`(name: String) throws {
    let scenario = try ProjectScenarios.load(name)
    var device = DeviceProfile.phone60
    #expect(scenario.dependsOnSeed(on: device))
    device.costs.jitter = 0
    try #require(!scenario.dependsOnSeed(on: device))
    for strategy in [Strategy.coreAnimation, .displayLink] {
      let runs = [1, 2, 987_654_321].map { seed in
        scenario.run(strategy: strategy, on: device, seed: seed)
      }
      for run in runs {
        #expect(run.frames == runs[0].frames && run.works == runs[0].works)
        #expect(run.transitions == runs[0].transitions && run.end == runs[0].end)
      }
    }
  }

  @Test func `seeds decide drags, and costs that are sampled`() throws {
    var device = DeviceProfile.phone60
    device.costs.jitter = 0
    let dragged = try #require(
      ProjectScenarios.names.lazy.compactMap { try? ProjectScenarios.load($0) }
        .first { $0.script.contains { if case .drag = $0.action { true } else { false } } }
    )
    #expect(dragged.dependsOnSeed(on: device))
    device.costs.frame = .recorded([.milliseconds(1), .milliseconds(2)])
    #expect(try ProjectScenarios.load("modal-bounce-stall").dependsOnSeed(on: device))
  }
}
