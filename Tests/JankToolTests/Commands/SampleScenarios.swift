import Foundation

/// Scenarios as texts, for the tests of `janklab run`.
enum SampleScenarios {
  /// A rule that all of them keep, for checks that are about something else.
  static let rule = ["--rule", "frame-time: max <= 100 s"]

  /// A page that is presented, and sent away by a button.
  static func tapped(
    _ name: String = "tapped",
    devices: [String] = ["phone-60"],
    strategies: [String] = ["core-animation", "display-link"]
  ) -> String {
    scenario(
      name,
      devices: devices,
      strategies: strategies,
      step: #""at": "600 ms", "dismiss": "Sheet""#
    )
  }

  /// A page that is presented with a display link while the main thread is busy.
  static func stalled(milliseconds: Int, strategies: [String] = ["display-link"]) -> String {
    scenario(
      "stalled",
      devices: ["phone-60"],
      strategies: strategies,
      step: #""at": "200 ms", "stall": "decode", "for": "\#(milliseconds) ms""#
    )
  }

  /// A page that a finger drags away, as a recording beside the scenario has it.
  static func dragged(_ name: String = "dragged", recording: String = "drag.json") -> String {
    scenario(
      name,
      devices: ["phone-60"],
      strategies: ["percent-driven"],
      step: #""at": "600 ms", "drag": { "recording": "\#(recording)" }"#
    )
  }

  /// A scenario without outcomes, `tap`, and one with two, `drag@below` and `drag@above`.
  static let outcomeFiles = [
    "a.scenario.json": tapped("tap"),
    "b.scenario.json": dragged("drag").replacing(
      #""root""#,
      with: #""outcomes": ["below", "above"], "root""#
    ),
    "drag.json": drag(points: 300),
  ]

  private static func scenario(
    _ name: String,
    devices: [String],
    strategies: [String],
    step: String
  ) -> String {
    """
    {
      "name": "\(name)",
      "devices": \(devices),
      "screens": {
        "Main": { "layers": 4 },
        "Sheet": {
          "layers": 2,
          "presentation": { "bounce": { "duration": "300 ms" } },
          "dismissal": { "slide": { "duration": "200 ms" } },
          "dragToDismiss": { "travel": 400 }
        }
      },
      "root": "Main",
      "script": [ { "at": "100 ms", "present": "Sheet" }, { \(step) } ],
      "strategies": \(strategies)
    }
    """
  }

  /// A finger that goes down the screen for 200 ms.
  static func drag(points: Int) -> String {
    let events = (0...20).map { index in
      let phase = index == 0 ? "began" : index == 20 ? "ended" : "moved"
      return #"{ "t_ms": \#(10 * index), "x": 100, "y": \#(100 + points * index / 20), "#
        + #""phase": "\#(phase)" }"#
    }
    return """
      { "format": "gesture-stream/1", "id": "drag", "unit": "pt",
        "events": [\(events.joined(separator: ",\n"))] }
      """
  }
}

/// A folder of scenarios, and the tool at work on it.
struct ScenarioDesk {
  let folder: URL

  /// Does some work on a folder with some files, each a path and a text.
  static func with<Value>(
    _ files: [String: String],
    work: (ScenarioDesk) async throws -> Value
  ) async throws -> Value {
    try await Shell.inNewFolder { folder in
      let desk = ScenarioDesk(folder: folder)
      for (path, text) in files { try desk.write(text, to: path) }
      return try await work(desk)
    }
  }

  func path(_ name: String) -> String { folder.appending(path: name).path }

  func write(_ text: String, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  func read(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }
}
