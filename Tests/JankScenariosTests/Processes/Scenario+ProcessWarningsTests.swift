import HeadlessUIKit
import JankAnimators
import JankScenarios
import JankTrace
import Testing

// Also tests: WidgetMistake+Rules.

struct ScenarioProcessWarningsTests {
  private func warnings(_ keys: String, _ script: String) throws -> [String] {
    let file = """
      { "name": "a", "devices": ["phone-60"],
        "screens": { "Main": {}, "Sheet": {} }, "root": "Main", \(keys)
        "script": [\(script)] }
      """
    let scenario = try ScenarioLoader().load(Array(file.utf8), path: "f")
    let trace = scenario.run(strategy: .coreAnimation, on: .phone60, seed: 1)
    #expect(trace.events.map(\.time) == trace.events.map(\.time).sorted())
    return trace.events.filter { $0.kind == .warning && $0.subject == "script" }.map(\.name)
  }

  private static let banner = #"{ "at": "2 s", "interrupt": "notification", "for": "1 s" }"#

  @Test func `a step that waits for the launch is a warning with its line and the remedies`() throws
  {
    let script =
      "\n{ \"at\": \"100 ms\", \"present\": \"Sheet\" },\n"
      + #"{ "at": "305 ms", "stall": "decode", "for": "80 ms" }, "# + Self.banner
    #expect(
      try warnings("", script) == [
        """
        with several processes the app launches for 400 ms from the start of the run, and \
        "present Sheet" in line 4 (and 1 more) waits for it; begin later, or set "processes": { \
        "app": { "launch": "0 ms" } }
        """
      ]
    )
    #expect(try warnings(#""processes": { "app": { "launch": "0 ms" } },"#, script).isEmpty)
    #expect(try warnings(#""processes": { "app": { "launch": "100 ms" } },"#, script).isEmpty)
  }

  @Test(arguments: [
    #"{ "at": "400 ms", "present": "Sheet" }, "# + Self.banner,
    #"{ "at": "100 ms", "present": "Sheet" }"#,
    #"{ "at": "100 ms", "refreshRate": 30 }, "# + Self.banner,
    #"{ "at": "100 ms", "interrupt": "notification", "for": "1 s" }"#,
  ])
  func `a step that does not wait for a launch is no warning`(script: String) throws {
    #expect(try warnings("", script).isEmpty)
  }

  @Test(arguments: Scenario.WidgetMistake.allCases)
  func `a mistake that the script does not reach is a warning`(
    mistake: Scenario.WidgetMistake
  ) throws {
    let found = try warnings(
      #""widget": { "mistakes": ["\#(mistake.rawValue)"] },"#,
      #"{ "at": "1 s", "present": "Sheet" }"#
    )
    #expect(
      found == [
        """
        the mistake "\(mistake.rawValue)" leads to no finding of \(mistake.rule.rawValue): it \
        needs \(mistake.needs)
        """
      ]
    )
  }

  @Test(arguments: Scenario.WidgetMistake.allCases)
  func `the project's scenario of each mistake reaches it`(
    mistake: Scenario.WidgetMistake
  ) throws {
    let traps = try ProjectScenarios.names.filter { $0.hasPrefix("traps/widget-") }
      .map(ProjectScenarios.load).filter { $0.app.widget?.mistakes == [mistake] }
    #expect(!traps.isEmpty && !mistake.about.isEmpty)
    for trap in traps {
      let trace = trap.run(strategy: .coreAnimation, on: .phone60, seed: 1)
      #expect(!trace.events.contains { $0.kind == .warning }, "\(trace.events)")
    }
  }
}
