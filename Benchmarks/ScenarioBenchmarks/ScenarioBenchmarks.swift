internal import BenchmarkHarness
internal import Foundation
internal import HeadlessUIKit
internal import JankAnimators
internal import JankMetrics
internal import JankScenarios

/// How long it takes to play a scenario from the launch of its app to its trace.
@main
enum ScenarioBenchmarks {
  static func main() {
    var suite = BenchmarkSuite()
    do throws(ScenarioError) {
      for layers in [24, 1_000] {
        let scenario = try bounce(layers: layers)
        for device in scenario.devices {
          for strategy in [Strategy.coreAnimation, .displayLink] {
            add(scenario, layers: layers, on: device, under: strategy, to: &suite)
          }
        }
      }
    } catch {
      preconditionFailure("the scenario of the benchmark: \(error)")
    }
    exit(suite.run())
  }

  private static func add(
    _ scenario: Scenario,
    layers: Int,
    on device: DeviceProfile,
    under strategy: Strategy,
    to suite: inout BenchmarkSuite
  ) {
    let summary = Summary(scenario.run(strategy: strategy, on: device, seed: 1))
    suite.add(
      "scenario/bounce-\(layers)/\(device.name)/\(strategy.name)",
      items: summary.frameCount,
      of: "frames",
      counters: [
        "frames": Double(summary.frameCount), "hitches": Double(summary.hitches.count),
      ]
    ) { iterations in
      for _ in 0..<iterations {
        keep(scenario.run(strategy: strategy, on: device, seed: 1))
      }
    }
  }

  /// A page of so many layers that bounces into place while the main thread stalls.
  private static func bounce(layers: Int) throws(ScenarioError) -> Scenario {
    let text = """
      {
        "name": "bounce-\(layers)",
        "devices": ["phone-60", "phone-120"],
        "screens": {
          "Main": { "layers": \(layers) },
          "Sheet": { "layers": \(layers), "presentation": { "bounce": {} } }
        },
        "root": "Main",
        "script": [
          { "at": "100 ms", "present": "Sheet" },
          { "at": "405 ms", "stall": "work", "for": "80 ms" }
        ],
        "strategies": ["core-animation", "display-link"]
      }
      """
    return try ScenarioLoader { _ in nil }.load(Array(text.utf8), path: "bounce.scenario.json")
  }
}
