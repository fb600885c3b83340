internal import BenchmarkHarness
internal import Foundation
internal import HeadlessUIKit
internal import JankAnimators
internal import JankGate
internal import JankKernelChoice
internal import JankMotion
internal import JankScenarios

/// How long it takes to play a scenario, from the launch of its app to its trace, and what of that
/// takes the motion of layers alone.
@main
enum ScenarioBenchmarks {
  static func main() {
    var suite = BenchmarkSuite()
    do throws(FileError) {
      for layers in [24, 1_000] {
        let scenario = try bounce(layers: layers)
        for device in scenario.setting.devices {
          for strategy in [Strategy.coreAnimation, .displayLink] {
            let run = Run(scenario: scenario, device: device, strategy: strategy)
            add(run, items: { $0.frameCount }, of: "frames", to: &suite)
          }
        }
      }
      for strategy in [Strategy.coreAnimation, .displayLink] {
        addCase(Run(scenario: try slide(), device: .phone120, strategy: strategy), to: &suite)
      }
      let explosion = try explosion()
      for strategy in Strategy.all where explosion.canBePlayed(under: strategy) {
        // Some strategies play longer than two seconds: each is measured by what it simulates.
        let run = Run(scenario: explosion, device: .phone120, strategy: strategy)
        add(run, items: { $0.animationMilliseconds }, of: "simulated-ms", to: &suite)
      }
    } catch {
      preconditionFailure("the scenario of the benchmark: \(error)")
    }
    for kernels in LayerKernels.available {
      for (layers, size) in [(1_000, 20), (1_000, 1), (100_000, 64)] {
        add(FieldScenario(layerCount: layers, groupSize: size), kernels, to: &suite)
      }
    }
    addEndless(to: &suite)
    for count in [100, 1_000, 10_000] { add(ViewScenario(viewCount: count), to: &suite) }
    for size in [20, 1] {
      add("app", AppScenario(viewCount: 1_000, groupSize: size), to: &suite)
    }
    for count in [100, 1_000, 10_000, 100_000] {
      add("growth", AppScenario(viewCount: count, groupSize: 20, seconds: 1), to: &suite)
    }
    exit(suite.run())
  }

  private static func add(
    _ scenario: FieldScenario,
    _ kernels: LayerKernels,
    to suite: inout BenchmarkSuite
  ) {
    let name =
      "field/\(scenario.layerCount)/groups-of-\(scenario.groupSize)/\(kernels.name)"
    suite.add(name) {
      let result = scenario.run(kernels)
      return Benchmark(
        name,
        items: result.layerFrames,
        of: "layer-frames",
        counters: [
          "transitions": Double(result.transitions), "layer_frames": Double(result.layerFrames),
          "bytes_per_layer": Double(result.byteCount / scenario.layerCount),
        ]
      ) { iterations in
        for _ in 0..<iterations { keep(scenario.run(kernels)) }
      }
    }
  }

  /// One scenario as it is played again and again.
  private struct Run {
    let scenario: Scenario
    let device: DeviceProfile
    let strategy: Strategy

    var name: String { "\(scenario.name)/\(device.name)/\(strategy.name)" }

    func callAsFunction() -> Trace { scenario.run(strategy: strategy, on: device, seed: 1) }

    /// The run and the metrics of the result table.
    func rate() -> RunResult {
      RunResult(
        scenario: scenario.name,
        strategy: strategy.name,
        device: device.name,
        trace: self()
      )
    }
  }

  private static func add(
    _ run: Run,
    items: @escaping (Headline) -> Int,
    of unit: String,
    to suite: inout BenchmarkSuite
  ) {
    let name = "scenario/\(run.name)"
    suite.add(name) {
      let headline = Headline(run())
      return Benchmark(
        name,
        items: items(headline),
        of: unit,
        counters: [
          "frames": Double(headline.frameCount), "hitches": Double(headline.hitches.count),
          "allocations": Double(allocationCount { keep(run()) }),
        ]
      ) { iterations in
        for _ in 0..<iterations { keep(run()) }
      }
    }
  }

  /// A whole case of a sweep: played, and rated by the metrics of the result table.
  private static func addCase(_ run: Run, to suite: inout BenchmarkSuite) {
    let name = "case/\(run.name)"
    suite.add(name) {
      let frameCount = run.rate().headline.frameCount
      return Benchmark(
        name,
        items: 1,
        of: "cases",
        counters: [
          "frames": Double(frameCount),
          "allocations": Double(allocationCount { keep(run.rate().headline) }),
        ]
      ) { iterations in
        for _ in 0..<iterations { keep(run.rate().headline) }
      }
    }
  }

  /// A million refreshes, after which no more memory is taken than after the first ten thousand.
  private static func addEndless(to suite: inout BenchmarkSuite) {
    let name = "field/endless"
    suite.add(name) {
      var field = EndlessField()
      field.advance(over: 10_000)
      let byteCount = field.byteCount
      field.advance(over: 990_000)
      let counters = ["bytes_grown": Double(field.byteCount - byteCount)]
      return Benchmark(name, items: 1, of: "refreshes", counters: counters) {
        var field = EndlessField()
        field.advance(over: $0)
        keep(field.byteCount)
      }
    }
  }

  private static func add(
    _ kind: String,
    _ scenario: AppScenario,
    to suite: inout BenchmarkSuite
  ) {
    let name = "\(kind)/\(scenario.viewCount)/groups-of-\(scenario.groupSize)"
    suite.add(name) {
      let trace = scenario.run()
      let layerFrames = trace.frames.reduce(0) { $0 + $1.changedLayers }
      return Benchmark(
        name,
        items: layerFrames,
        of: "layer-frames",
        counters: [
          "frames": Double(trace.frames.count), "layer_frames": Double(layerFrames),
          "allocations": Double(allocationCount { keep(scenario.run()) }),
        ]
      ) { iterations in
        for _ in 0..<iterations {
          LayerKernels.$current.withValue(.widest) { keep(scenario.run()) }
        }
      }
    }
  }

  private static func add(_ scenario: ViewScenario, to suite: inout BenchmarkSuite) {
    let name = "views/\(scenario.viewCount)"
    suite.add(name) {
      let trace = scenario.run()
      return Benchmark(
        name,
        items: scenario.viewCount,
        of: "views",
        counters: [
          "frames": Double(trace.frames.count),
          "allocations": Double(allocationCount { keep(scenario.run()) }),
        ]
      ) { iterations in
        for _ in 0..<iterations { keep(scenario.run()) }
      }
    }
  }

  /// A page of so many layers that bounces into place while the main thread stalls.
  private static func bounce(layers: Int) throws(FileError) -> Scenario {
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

  /// A page of 24 layers that slides in within a second.
  private static func slide() throws(FileError) -> Scenario {
    let text = """
      {
        "name": "slide-24",
        "devices": ["phone-120"],
        "screens": {
          "Main": {},
          "Sheet": { "layers": 24, "presentation": { "slide": { "duration": "1 s" } } }
        },
        "root": "Main",
        "script": [{ "at": "0 ms", "present": "Sheet" }],
        "strategies": ["core-animation"]
      }
      """
    return try ScenarioLoader { _ in nil }.load(Array(text.utf8), path: "slide.scenario.json")
  }

  /// A page of 390 by 844 points that falls apart into 5,194 tiles in two seconds.
  private static func explosion() throws(FileError) -> Scenario {
    let text = """
      {
        "name": "explosion",
        "devices": ["phone-120"],
        "screens": {
          "Main": { "layers": 40 },
          "Page": { "layers": 24, "dismissal": { "starWarsSprites": {} } }
        },
        "root": "Main",
        "script": [
          { "at": "0 ms", "present": "Page", "animated": false },
          { "at": "50 ms", "dismiss": "Page" }
        ],
        "strategies": ["core-animation"]
      }
      """
    return try ScenarioLoader { _ in nil }.load(Array(text.utf8), path: "explosion.scenario.json")
  }
}

extension Headline {
  /// How much time of the device was simulated while anything moved.
  fileprivate var animationMilliseconds: Int { Int(animationTime.nanoseconds / 1_000_000) }
}
