import Foundation
import JankTool
import Testing

/// A folder with a small sweep.
enum SweepDesk {
  static let sweep = """
    {
      "name": "small",
      "scenarios": ["tapped.scenario.json"],
      "parameters": {
        "damping": { "path": "screens.Sheet.presentation.bounce.damping", "values": [0.5, 0.8, 1] },
        "layers": { "path": "screens.Sheet.layers", "from": 2, "to": 6, "step": 2 }
      },
      "strategies": ["core-animation", "display-link"],
      "devices": ["phone-60", "phone-120"],
      "stalls": ["0 ms", "50 ms"],
      "constraints": ["damping < 1"],
      "objectives": [
        { "minimize": "apple.hitch-time-ratio" },
        { "minimize": "transition.settle.max", "of": "mean" }
      ],
      "limits": [{ "metric": "apple.hitch-time-ratio", "atMost": 5 }]
    }
    """

  static let files = [
    "tapped.scenario.json": SampleScenarios.tapped(devices: ["phone-60"]),
    "small.sweep.json": sweep,
  ]

  /// Does some work on the folder.
  static func with<Value>(
    _ more: [String: String] = [:],
    work: (ScenarioDesk) async throws -> Value
  ) async throws -> Value {
    try await ScenarioDesk.with(files.merging(more) { $1 }, work: work)
  }
}

extension ScenarioDesk {
  /// Runs a command whose last word is a file of the folder.
  func run(_ words: [String], _ file: String) async throws -> ToolRun {
    try await ToolRun(words + [path(file)])
  }

  /// Runs a whole sweep, with its result beside it.
  func sweep(_ words: [String], _ name: String = "small") async throws -> ToolRun {
    let output = ["--output", path("\(name).sweep.ndjson")]
    return try await run(["sweep"] + words + output, "\(name).sweep.json")
  }

  /// The names of the files in a folder.
  func names(in folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
  }

  /// The bytes of a file.
  func bytes(_ name: String) throws -> Data { try Data(contentsOf: folder.appending(path: name)) }
}
