import Foundation
import JankTool
import Testing

struct SegueSummaryTests {
  private static let app = """
    { "name": "app", "devices": ["phone-60"], "root": "A",
      "screens": {
        "A": { "segues": { "open": { "present": "B" }, "busy": { "present": "C" } } },
        "B": {}, "C": { "viewDidLoad": "90 ms", "layers": 400, "presentation": { "fade": {} },
          "viewDidLayoutSubviews": "60 ms" },
        "D": { "segues": { "lost": { "show": "B" } } }
      },
      "script": [{ "at": "1 s", "stall": "x", "for": "1 ms" }],
      "strategies": ["core-animation", "display-link"] }
    """

  @Test func `all segues are taken forth and back, one case each`() async throws {
    try await ScenarioDesk.with(["a.scenario.json": Self.app]) { desk in
      let run = try await ToolRun(["run", "--all-segues", desk.path("a.scenario.json")])
      #expect(run.code == .done, "\(run.errors)")
      for name in ["app@open from A", "app@busy from A"] { #expect(run.output.contains(name)) }
      #expect(run.output.contains("4 cases"), "\(run.output)")
      #expect(run.errors.contains(#"no way leads to the segue "lost" of "D""#), "\(run.errors)")
      #expect(run.errors.contains("took 2 segues, 1 not reached"))
      let one = try await ToolRun([
        "run", "--all-segues", "--scenario", "app@open from A", "--device", "phone-120",
        desk.path("a.scenario.json"),
      ])
      #expect(one.code == .done && one.output.contains("2 cases"), "\(one.output)")
      #expect(one.output.contains("phone-120") && !one.output.contains("busy"))
    }
  }

  @Test func `an app without segues is an error`() async throws {
    try await ScenarioDesk.with(["a.scenario.json": SampleScenarios.tapped("a")]) { desk in
      let run = try await ToolRun(["run", "--all-segues", desk.path("a.scenario.json")])
      #expect(run.code == .wrongUsage && run.errors.contains("no segue can be reached"))
    }
  }
}
