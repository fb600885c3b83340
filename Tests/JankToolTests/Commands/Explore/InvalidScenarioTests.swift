import Foundation
import JankTool
import Testing

struct InvalidScenarioTests {
  /// The second step waits for the end of a transition that the first does not begin.
  private static let waiting = """
    {
      "name": "tabs", "devices": ["phone-60"],
      "screens": { "A": {}, "B": {}, "Tabs": { "tabs": ["A", "B"] } },
      "root": "Tabs",
      "script": [{ "at": "100 ms", "select": "A" }, { "at": "end", "select": "B" }]
    }
    """

  private func explore<Value>(
    _ text: String,
    _ words: [String] = [],
    then look: (ScenarioDesk, ToolRun) async throws -> Value
  ) async throws -> Value {
    try await ScenarioDesk.with(["a.json": text]) { desk in
      let places = [desk.path("a.json"), "--failures", desk.path("found")]
      let few = ["--count", "3", "--vary", "seeds"]
      return try await look(desk, try await ToolRun(["explore"] + places + few + words))
    }
  }

  @Test func `a scenario with a step that never happens is no success`() async throws {
    try await explore(Self.waiting) { desk, run in
      #expect(run.code == .simulationFailed)
      let counts = "seed 1: 0 failed; 1 scenario invalid without a variation; "
      #expect(run.output.contains(counts), "\(run.output)")
      let line = "\n\nerror: tabs / phone-60 / core-animation: invalid without a variation: "
      #expect(run.output.contains(line + "select B never happened: it waits for the end of "))
      let command = "janklab run \(desk.path("a.json"))"
      #expect(run.output.contains("\n  again: \(command) "))
      let again = try await ToolRun(["replay", run.output])
      #expect(again.code == .simulationFailed)
      #expect(again.errors.contains("select B never happened"))
    }
    try await explore(Self.waiting, ["--format", "json"]) { desk, run in
      let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      #expect((value?["failures"] as? [Any])?.isEmpty == true)
      let invalid = try #require(value?["invalid"] as? [[String: Any]])
      #expect(invalid.count == 1)
      let texts = ["scenario", "device", "strategy"].map { invalid[0][$0] as? String }
      #expect(texts == ["tabs", "phone-60", "core-animation"])
      #expect((invalid[0]["text"] as? String)?.hasPrefix("select B never happened: ") == true)
      #expect((invalid[0]["replay"] as? String)?.hasPrefix("janklab run ") == true)
    }
  }

  @Test(arguments: [("F13", false), ("F12", true)])
  func `an expected finding keeps a scenario valid, and a missing one does not`(
    rule: String,
    isInvalid: Bool
  ) async throws {
    let expects = "\"findings\": [{ \"rule\": \"\(rule)\" }], \"root\""
    let text = ShrinkCommandTests.twice.replacing("\"root\"", with: expects)
    try await explore(text) { _, run in
      #expect(run.code == (isInvalid ? .simulationFailed : .done))
      #expect(!run.output.contains("was expected but not found"))
    }
    let once = text.replacing("30 ms after begin", with: "30 ms after end")
    try await explore(once) { _, run in
      #expect(run.code == .simulationFailed)
      #expect(run.output.contains("\(rule) was expected but not found, in line "))
    }
  }

  @Test(arguments: [true, false])
  func `what follows from a known finding is accepted too`(isKnown: Bool) async throws {
    // The second request is dropped, so the third waits in vain.
    let text = """
      {
        "name": "two", "devices": ["phone-60"],
        "screens": { "Main": {}, "One": {}, "Two": {}, "Three": {} }, "root": "Main",
        "script": [
          { "at": "0 ms", "present": "One" }, { "at": "30 ms after begin", "present": "Two" },
          { "at": "end", "present": "Three" }
        ]
      }
      """
    try await explore(text, isKnown ? ["--known", "F11"] : []) { _, run in
      #expect(run.code == (isKnown ? .done : .simulationFailed))
      #expect(run.output.contains("present Three never happened") == !isKnown, "\(run.output)")
    }
  }
}
