import Foundation
import JankTool
import Testing

// Also tests: JankScenarios/Scenario+IdleKeys.

struct IdleKeyRemarksTests {
  private func scenario(on screen: String = "Photo", work: String = "") -> String {
    """
    { "name": "page", "devices": ["phone-60"], "strategies": ["percent-driven"],
      "screens": { "Main": {}, "Photo": { \(work)
        "presentation": { "shift": {} }, "dismissal": { "shift": { "towards": "down" } },
        "dragToDismiss": {} }, "Menu": { "segues": { "go": { "show": "Main", "swipe": "up" } } } },
      "root": "Main",
      "script": [{ "at": "100 ms", "present": "Photo" },
        { "at": "1 s", "on": "\(screen)",
          "drag": { "from": [187, 150], "to": [187, 420], "over": "250 ms" } }] }
    """
  }

  /// What validating and running a scenario prints as warnings, on one line each.
  private func warnings(_ text: String) async throws -> [String] {
    try await ScenarioDesk.with(["a.scenario.json": text]) { desk in
      var found: [String] = []
      for command in ["validate", "run"] {
        let run = try await ToolRun([command, desk.path("a.scenario.json")])
        #expect(run.code == .done, "\(run.errors)")
        found.append(run.errors.replacing("\n    ", with: " "))
        let quiet = try await ToolRun([command, "-q", desk.path("a.scenario.json")])
        #expect(quiet.errors.isEmpty, "\(quiet.errors)")
      }
      return found
    }
  }

  @Test func `on a screen that no drag can move has no effect, which is a warning`() async throws {
    for found in try await warnings(scenario(on: "Main")) {
      let words = #"a.scenario.json:7:20: warning: the drag is not measured: "on" names "Main""#
      #expect(found.contains(words), "\(found)")
      #expect(found.contains(#"help: name "Photo", or remove "on": the place"#), "\(found)")
      #expect(found.components(separatedBy: "warning:").count == 2, "\(found)")
    }
  }

  @Test(arguments: ["Photo", "Menu"])
  func `a screen with a rule for drags or a swipe is no warning`(screen: String) async throws {
    let found = try await warnings(scenario(on: screen))
    #expect(found.allSatisfy { !$0.contains("has no effect") }, "\(found)")
  }

  @Test(arguments: [(#""for": "9 ms""#, true), (#""for": "9 ms", "then": "1 ms""#, false)])
  func `work in the background without a result has no effect, which is a warning`(
    keys: String,
    isIdle: Bool
  ) async throws {
    for found in try await warnings(scenario(work: #""background": { \#(keys) },"#)) {
      let words = #"a.scenario.json:2:39: warning: "background" of "Photo" has no effect: no frame"#
      #expect(found.contains(words) == isIdle, "\(found)")
      #expect(found.contains("such as \"then\": \"2 ms\"") == isIdle, "\(found)")
    }
  }
}
