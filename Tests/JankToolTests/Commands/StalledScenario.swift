import Foundation

/// A presentation during which the main thread stalls.
enum StalledScenario {
  /// The scenario as text.
  static func text(
    devices: [String] = ["phone-60"],
    sheet: String = #""layers": 2"#,
    strategies: [String] = ["core-animation", "display-link"]
  ) -> String {
    func list(_ names: [String]) -> String {
      names.map { "\"\($0)\"" }.joined(separator: ", ")
    }
    return """
      {
        "name": "stalled",
        "devices": [\(list(devices))],
        "screens": {
          "Main": { "layers": 4 },
          "Sheet": { \(sheet), "presentation": { "slide": { "duration": "400 ms" } } }
        },
        "root": "Main",
        "script": [
          { "at": "100 ms", "present": "Sheet" },
          { "at": "255 ms", "stall": "decode hero.png", "for": "80 ms" }
        ],
        "strategies": [\(list(strategies))]
      }
      """
  }

  /// Explains the scenario.
  static func explain(_ words: [String], in text: String = text()) async throws -> ToolRun {
    try await ScenarioDesk.with(["a.json": text]) { desk in
      try await ToolRun(["explain", desk.path("a.json")] + words)
    }
  }
}
