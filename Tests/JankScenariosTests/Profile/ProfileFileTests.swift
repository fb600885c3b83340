import HeadlessUIKit
import JankEngine
import JankScenarios
import Testing

struct ProfileFileTests {
  private func read(_ text: String) throws(ScenarioError) -> DeviceProfile {
    try ProfileFile.read(Array(text.utf8), path: "a.profile.json")
  }

  private func file(_ rest: String) -> String {
    #"{ "format": "device-profile/1", "name": "mine", "basis": "phone-120"\#(rest) }"#
  }

  @Test func `what a file says differs from its basis, the rest does not`() throws {
    let profile = try read(
      file(
        #"""
        , "figures": {
          "execute": { "value": "3 ms", "mark": "measured", "source": "a stopwatch" },
          "jitter": { "value": 0.5, "mark": "assumed", "source": "a guess" }
        }
        """#
      )
    )
    #expect(profile.name == "mine")
    #expect(profile.refreshRate == 120)
    #expect(profile.costs.execute == .milliseconds(3))
    #expect(profile.costs.jitter == 0.5)
    #expect(profile.costs.prepare == DeviceProfile.phone120.costs.prepare)
    #expect(profile.origin(of: .execute) == ProfileFigure.Origin(.measured, "a stopwatch"))
    #expect(profile.origin(of: .prepare).mark == .assumed)
  }

  @Test func `recorded costs are replayed`() throws {
    let profile = try read(
      file(#", "frameCosts": { "microseconds": [5, 7], "mark": "measured", "source": "s" }"#)
    )
    #expect(profile.costs.frame == .recorded([.microseconds(5), .microseconds(7)]))
  }

  @Test(arguments: [
    (
      #", "figures": { "exekute": { "value": "3 ms", "mark": "measured", "source": "s" } }"#,
      "did you mean \"execute\"?"
    ),
    (
      #", "figures": { "execute": { "value": 3, "mark": "measured", "source": "s" } }"#,
      "write the unit"
    ),
    (
      #", "figures": { "jitter": { "value": 2, "mark": "measured", "source": "s" } }"#,
      "a number from 0 to 1"
    ),
    (#", "figures": { "jitter": { "value": 1, "mark": "sure", "source": "s" } }"#, "a mark"),
  ])
  func `a number that makes no sense is refused with its place`(rest: String, words: String) {
    let error = #expect(throws: ScenarioError.self) { try read(file(rest)) }
    #expect(error.map { "\($0)".contains(words) } == true)
  }

  @Test func `a scenario is played on a profile from a file`() throws {
    let scenario = """
      { "name": "x", "devices": ["phone-60", "mine.profile.json"],
        "screens": { "Main": {} }, "root": "Main",
        "script": [ { "at": "1 ms", "present": "Main" } ], "strategies": ["core-animation"] }
      """
    let loader = ScenarioLoader { path in
      path == "mine.profile.json" ? Array(file("").utf8) : nil
    }
    let loaded = try loader.load(Array(scenario.utf8), path: "x.scenario.json")
    #expect(loaded.devices.map(\.name) == ["phone-60", "mine"])
    let missing = ScenarioLoader { _ in nil }
    let error = #expect(throws: ScenarioError.self) {
      try missing.load(Array(scenario.utf8), path: "x.scenario.json")
    }
    #expect(error.map { "\($0)".contains("cannot be read") } == true)
  }
}
