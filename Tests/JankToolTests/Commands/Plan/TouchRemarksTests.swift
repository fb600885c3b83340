import Foundation
import JankTool
import Testing

// Also tests: JankScenarios/Scenario+OffScreen.

struct TouchRemarksTests {
  private func scenario(_ drag: String, outcomes: String = "", travel: Int = 400) -> String {
    """
    { "name": "page", "devices": ["phone-60", "phone-120"], "strategies": ["percent-driven"],
      "screens": { "Main": {}, "Sheet": {
        "presentation": { "shift": {} }, "dismissal": { "shift": { "towards": "down" } },
        "dragToDismiss": { "travel": \(travel), "commit": 0.5 } } },
      "root": "Main",
      "script": [{ "at": "100 ms", "present": "Sheet" },
        { "at": "1 s", "on": "Sheet", "drag": { \(drag), "over": "250 ms" } }]\(outcomes) }
    """
  }

  private func warnings(_ text: String) async throws -> String {
    try await ScenarioDesk.with(["a.scenario.json": text]) { desk in
      let run = try await ToolRun(["validate", desk.path("a.scenario.json")])
      #expect(run.code == .done && run.output == "1 file is valid\n", "\(run.errors)")
      return run.errors.replacing("\n    ", with: " ")
    }
  }

  @Test func `a drag that ends below the screen is a warning with its line`() async throws {
    let found = try await warnings(scenario(#""from": [187, 400], "to": [187, 1100]"#))
    #expect(found.contains("a.scenario.json:7:35: warning: the drag leaves the screen of phone-60"))
    #expect(found.contains("it comes to [187, 1100]"), "\(found)")
    #expect(found.components(separatedBy: "warning:").count == 2, "\(found)")
    #expect(try await warnings(scenario(#""from": [187, 200], "to": [187, 660]"#)).isEmpty)
  }

  @Test func `a drag that begins above the screen is a warning`() async throws {
    let found = try await warnings(scenario(#""from": [187, -30], "to": [187, 300]"#))
    #expect(found.contains("it comes to [187, -30]"), "\(found)")
  }

  @Test(arguments: [(640, 400, true), (150, 400, false), (150, 900, true)])
  func `an outcome counts with the end that it computes`(
    start: Int,
    travel: Int,
    isOff: Bool
  ) async throws {
    let drag = "\"from\": [187, \(start)], \"to\": [187, \(start + 20)]"
    let outcomes = #", "outcomes": ["finish", "cancel"]"#
    let found = try await warnings(scenario(drag, outcomes: outcomes, travel: travel))
    let end = start + 10 + travel * 3 / 4
    let words = "with the outcome \"finish\" it comes to [187, \(end)]"
    #expect(found.contains(words) == isOff, "\(found)")
    #expect(found.isEmpty == !isOff, "\(found)")
  }

  @Test func `the outcome that overshoots by definition is no warning`() async throws {
    let drag = #""from": [187, 150], "to": [187, 300]"#
    let text = scenario(drag, outcomes: #", "outcomes": ["full"]"#, travel: 600)
    #expect(try await warnings(text).isEmpty)
  }

  @Test func `run warns of such a drag, for the cases and devices that it plays`() async throws {
    let drag = #""from": [187, 640], "to": [187, 660]"#
    let text = scenario(drag, outcomes: #", "outcomes": ["finish", "cancel"]"#, travel: 100)
    try await ScenarioDesk.with(["a.scenario.json": text]) { desk in
      let path = desk.path("a.scenario.json")
      func errors(_ words: String...) async throws -> String {
        let run = try await ToolRun(["run", path] + words)
        #expect(run.code == .done, "\(run.errors)")
        return run.errors.replacing("\n    ", with: " ")
      }
      let all = try await errors()
      let place = "\(path):7:35: warning: the drag leaves the screen of phone-60"
      #expect(all.contains(place), "\(all)")
      #expect(all.contains(#"with the outcome "finish" it comes to [187, 725]"#), "\(all)")
      #expect(all.components(separatedBy: "warning:").count == 2, "\(all)")
      let cancelled = try await errors("--scenario", "page@cancel")
      #expect(cancelled.contains(#"with the outcome "cancel" it comes to [187, 675]"#))
      // Its screen is taller.
      let other = try await errors("--device", "phone-120")
      #expect(other.isEmpty, "\(other)")
      #expect(try await errors("--quiet").isEmpty)
    }
  }

  @Test func `no outcome is named for a drag that begins off the screen`() async throws {
    let drag = #""from": [187, -30], "to": [187, 300]"#
    let found = try await warnings(scenario(drag, outcomes: #", "outcomes": ["finish", "cancel"]"#))
    #expect(found.contains("points: it comes to [187, -30]"), "\(found)")
    #expect(found.contains("keep it on the screen"), "\(found)")
  }
}
