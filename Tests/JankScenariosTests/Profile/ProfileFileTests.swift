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

  private func figures(_ values: (String, String)...) -> String {
    let members = values.map {
      #""\#($0.0)": { "value": \#($0.1), "mark": "measured", "source": "s" }"#
    }
    return #", "figures": { \#(members.joined(separator: ", ")) }"#
  }

  @Test func `a panel that scans is described by its rate, jitter and latency`() throws {
    let profile = try read(
      file(
        figures(
          ("touchLatency", #""2 ms""#),
          ("touchJitter", #""1.5 ms""#),
          ("touchRate", "240")
        )
      )
    )
    let sampling = try TouchSampling(
      rate: 240,
      jitter: .microseconds(1_500),
      latency: .milliseconds(2)
    )
    #expect(profile.touchSampling == sampling)
    #expect(profile[.touchRate] == 240 && profile[.touchLatency] == 2_000_000)
    #expect(profile.origin(of: .touchJitter) == ProfileFigure.Origin(.measured, "s"))
    #expect(DeviceProfile.all.allSatisfy { $0.touchSampling == nil && $0[.touchRate] == nil })
  }

  @Test func `figures of a panel that do not go together are refused`() throws {
    for (rest, words) in [
      (figures(("touchJitter", #""1 ms""#)), "add \"touchRate\""),
      (figures(("touchRate", "240"), ("touchJitter", #""3 ms""#)), "does not go together"),
      (figures(("touchRate", "59")), "a whole number from 60 to 240"),
      (figures(("touchRate", "99.5")), "a whole number from 60 to 240"),
    ] {
      let error = #expect(throws: ScenarioError.self) { try read(file(rest)) }
      #expect(error.map { "\($0)".contains(words) } == true, "\(error.map { "\($0)" } ?? "")")
    }
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
