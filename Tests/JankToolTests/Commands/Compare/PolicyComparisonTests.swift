import Foundation
import HeadlessUIKit
import JankAnimators
import JankMotion
import JankScenarios
import JankTrace
import Testing

/// What rules say of a scenario's finger is what becomes of the finger in its run.
struct PolicyComparisonTests {
  private static let screens: [(name: String, screens: String, root: String, on: String)] = [
    (
      "page",
      #""Page": { "presentation": { "bounce": {} }, "dismissal": { "slide": {} },"#
        + #" "dragToDismiss": { "travel": 400, "policy": "%" } }"#, "Main", "Page"
    ),
    ("sheet", #""Page": { "style": "pageSheet", "policy": "%" }"#, "Main", "Page"),
    (
      "stack",
      #""Page": {}, "Stack": { "stack": ["Main"], "pop": { "shift": {} },"#
        + #" "dragToPop": { "policy": "%" } }"#, "Stack", "Stack"
    ),
    (
      "back swipe", #""Page": {}, "Stack": { "stack": ["Main"], "policy": "%" }"#, "Stack",
      "Stack"
    ),
  ]

  /// A scenario in which a finger drags a page away again.
  private func scenario(
    _ screens: String,
    root: String,
    on screen: String,
    _ drag: String,
    _ policy: String
  ) -> String {
    let bring = root == "Main" ? #""present": "Page""# : #""push": "Page""#
    return """
      { "name": "a", "devices": ["phone-60"], "strategies": ["percent-driven"],
        "screens": { "Main": {}, \(screens.replacing("%", with: policy)) }, "root": "\(root)",
        "script": [
          { "at": "100 ms", \(bring) },
          { "at": "400 ms after end", "drag": \(drag), "on": "\(screen)" }
        ] }
      """
  }

  /// What becomes of the drag in a run.
  private func played(_ text: String) throws -> String {
    let scenario = try ScenarioLoader { _ in nil }.load(Array(text.utf8), path: "f")
    let trace = scenario.run(strategy: .percentDriven, on: .phone60, seed: 1)
    guard trace.transitions.count == 2, let last = trace.transitions.last else {
      return "no gesture"
    }
    return last.outcome == .completed ? "completes" : "returns"
  }

  /// What a rule says of the drag.
  private func asked(_ text: String, _ policy: String) async throws -> [String] {
    try await ScenarioDesk.with(["a.scenario.json": text]) { desk in
      let run = try await ToolRun([
        "compare", desk.folder.path, "--policy", policy, "--format", "json",
      ])
      let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      let touchTrack = try #require((value?["fingers"] as? [[String: Any]])?.first)
      let decision = (touchTrack["decisions"] as? [[String: Any]])?.first?["decision"] as? String
      return [
        try #require(decision), "\(touchTrack["way"] ?? "")", "\(touchTrack["extentPoints"] ?? "")",
      ]
    }
  }

  @Test(
    arguments: screens,
    PolicyRegistry.all.map(\.name)
  )
  func `every policy decides about a scenario's gesture as the run does`(
    screen: (name: String, screens: String, root: String, on: String),
    policy: String
  ) async throws {
    let isDown = screen.root == "Main"
    let start = isDown ? "[187, 120]" : "[5, 300]"
    var decisions: Set<String> = []
    for length in [14, 60, 170, 330] {
      for manner in [
        #""over": "600 ms""#, #""over": "120 ms", "release": 120"#,
        #""over": "300 ms", "release": 900"#, #""over": "150 ms", "release": 1500"#,
        #""over": "500 ms", "hookBack": 0.2, "release": 60"#,
      ] {
        let end = isDown ? "[190, \(120 + length)]" : "[\(5 + length), 304]"
        // A finger cannot leave faster than it has way for.
        let drag = #"{ "from": \#(start), "to": \#(end), \#(manner) }"#
        let text = scenario(screen.screens, root: screen.root, on: screen.on, drag, policy)
        guard (try? ScenarioLoader { _ in nil }.load(Array(text.utf8), path: "f")) != nil else {
          continue
        }
        let found = try played(text)
        #expect(try await asked(text, policy)[0] == found, "\(screen.name) \(policy) \(drag)")
        decisions.insert(found)
      }
    }
    #expect(decisions == ["completes", "returns"])
  }

  @Test func `a touch that begins no drag of the scenario is no gesture`() async throws {
    let wrongPlace = #"{ "preset": "flick", "from": [100, 300], "to": [300, 300] }"#
    let back = Self.screens[3]
    let text = scenario(back.screens, root: back.root, on: back.on, wrongPlace, "sheet")
    #expect(try played(text) == "no gesture")
    #expect(try await asked(text, "sheet") == ["no gesture", "right", "375.0"])
    let sideways = #"{ "from": [87, 300], "to": [300, 310], "over": "200 ms", "release": 900 }"#
    let sheet = Self.screens[1]
    let other = scenario(sheet.screens, root: sheet.root, on: sheet.on, sideways, "sheet")
    #expect(try played(other) == "no gesture")
    #expect(try await asked(other, "sheet")[0] == "no gesture")
  }

  @Test func `a touch in the wrong direction is measured along the direction of the drag`()
    async throws
  {
    let up = #"{ "from": [187, 500], "to": [187, 200], "over": "200 ms", "release": 1900 }"#
    let page = Self.screens[0]
    let text = scenario(page.screens, root: page.root, on: page.on, up, "flutter")
    #expect(try played(text) == "returns")
    #expect(try await asked(text, "flutter") == ["returns", "down", "400.0"])
  }

  @Test func `a sheet's height is the distance that counts, wherever the touch ends`() async throws
  {
    let sheet = Self.screens[1]
    let there = #"{ "from": [187, 120], "to": [187, 420], "over": "300 ms", "hookBack": 1 }"#
    let text = scenario(sheet.screens, root: sheet.root, on: sheet.on, there, "half-way")
    #expect(try await asked(text, "half-way") == ["returns", "down", "608.0"])
  }
}
