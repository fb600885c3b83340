import Foundation
import JankTool
import Testing

struct StrategyRemarksTests {
  private static let warning =
    "warning: no screen names an effect for strategies to play: they make no difference\n"

  /// A stack whose pages the system moves, and what a command says of it.
  private func errors(
    _ command: [String],
    strategies: [String] = ["core-animation", "display-link"]
  ) async throws -> String {
    let text = """
      { "name": "system", "devices": ["phone-60"], "strategies": \(strategies), "root": "Stack",
        "screens": { "Main": {}, "Page": {}, "Stack": { "stack": ["Main"] } },
        "script": [{ "at": "100 ms", "push": "Page" }] }
      """
    return try await ScenarioDesk.with(["a.scenario.json": text]) { desk in
      let words = [command[0], desk.path("a.scenario.json")] + command.dropFirst()
      let run = try await ToolRun(words)
      #expect(run.code == .done, "\(run.errors)")
      return run.errors.replacing(desk.path("a.scenario.json"), with: "FILE")
    }
  }

  @Test(arguments: [
    ["validate"], ["run"], ["check", "--rule", "apple.hitch-count: value <= 0"], ["compare"],
    ["compare", "--strategies", "all"],
  ])
  func `strategies without an effect are reported`(command: [String]) async throws {
    #expect(try await errors(command).hasPrefix("FILE: " + Self.warning))
  }

  @Test(arguments: [["validate", "-q"], ["run", "-q"], ["run", "--strategy", "core-animation"]])
  func `a single strategy is not, and nothing if all is to be quiet`(command: [String])
    async throws
  {
    #expect(try await errors(command).isEmpty)
    #expect(try await errors(command, strategies: ["timer"]).isEmpty)
  }

  @Test func `strategies that follow no drag are counted among all, and named if asked for`()
    async throws
  {
    let scenario = """
      { "name": "page", "devices": ["phone-60"], "strategies": ["percent-driven"],
        "screens": { "Main": {}, "Sheet": {
          "dismissal": { "shift": { "towards": "down" } }, "dragToDismiss": { "travel": 400 } } },
        "root": "Main",
        "script": [{ "at": "100 ms", "present": "Sheet" },
          { "at": "1 s", "on": "Sheet",
            "drag": { "from": [187, 150], "to": [187, 420], "over": "250 ms" } }] }
      """
    try await ScenarioDesk.with(["a.scenario.json": scenario]) { desk in
      func errors(_ names: String) async throws -> String {
        let words = ["compare", desk.path("a.scenario.json"), "--strategies", names]
        return try await ToolRun(words).errors.replacing(/\n +/, with: " ")
      }
      let unable = Catalog.standard.strategies.count { !$0.isInteractive }
      #expect(
        try await errors("all").contains(
          "note: \(unable) strategies are omitted: the script has a drag, and they follow no "
            + "gesture"
        )
      )
      let named = try await errors("percent-driven,keyframes,timer")
      #expect(named.contains("warning: timer is omitted"), "\(named)")
    }
  }

  @Test func `a scenario with an effect has no remark`() async throws {
    try await ScenarioDesk.with(["a.scenario.json": SampleScenarios.tapped()]) { desk in
      let run = try await ToolRun(["validate", desk.folder.path])
      #expect(run.code == .done && run.errors.isEmpty)
    }
  }
}
