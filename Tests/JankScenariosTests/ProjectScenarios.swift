import Foundation
import HeadlessUIKit
import JankAnimators
import JankScenarios
import JankTrace
import Testing

/// The scenarios of the project, found from the path of this file.
enum ProjectScenarios {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Scenarios")

  /// The names of the files without their extension, sorted.
  static let names: [String] = {
    let files = try? FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let suffix = ".scenario.json"
    return (files ?? []).filter { $0.hasSuffix(suffix) }
      .map { String($0.dropLast(suffix.count)) }.sorted()
  }()

  static var loader: ScenarioLoader { ScenarioLoader { file($0) } }

  /// A file of the folder, or nil where there is none.
  static func file(_ path: String) -> [UInt8]? {
    (try? Data(contentsOf: folder.appending(path: path))).map(Array.init)
  }

  static func bytes(_ name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: folder.appending(path: name + ".scenario.json")))
  }

  static func load(_ name: String) throws -> Scenario {
    try loader.load(try bytes(name), path: name)
  }
}

/// A run of a scenario for a test.
struct Play: Hashable, CustomTestStringConvertible {
  let scenario: Scenario
  let strategy: String
  let device: DeviceProfile

  var testDescription: String { "\(scenario.name) / \(device.name) / \(strategy)" }

  /// Whether thousands of tiles move, which takes seconds without optimisation.
  var isExplosion: Bool { scenario.tags.contains("explosion") }

  /// All runs of a scenario, by outcome, device and strategy.
  static func all(of scenario: Scenario) -> [Play] {
    scenario.cases.flatMap { scenario in
      scenario.setting.devices.flatMap { device in
        scenario.setting.strategies.map { Play(scenario: scenario, strategy: $0, device: device) }
      }
    }
  }

  /// The runs of some of the project's scenarios.
  static func all(_ names: String..., strategy: String? = nil) throws -> [Play] {
    try names.flatMap { all(of: try ProjectScenarios.load($0)) }
      .filter { $0.strategy == strategy ?? $0.strategy }
  }

  /// Plays it; if layers are given, only their samples are kept.
  func trace(
    seed: UInt64? = nil,
    watching names: Set<String> = [],
    without freeWork: Set<String> = []
  ) throws -> Trace {
    let strategy = try #require(Strategy.all.first { $0.name == self.strategy })
    var trace = scenario.run(
      strategy: strategy,
      on: device,
      seed: seed ?? scenario.setting.seed,
      freeWork: freeWork,
      observing: names
    )
    if !names.isEmpty {
      trace.samples = (trace.samples + trace.observations).filter { names.contains($0.layer) }
      trace.observations = []
    }
    return trace
  }
}
