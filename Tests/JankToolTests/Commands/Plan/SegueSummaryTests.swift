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
      #expect(run.errors.contains("took 2 segues, 1 not reached"), "\(run.errors)")
      let one = try await ToolRun([
        "run", "--all-segues", "--scenario", "app@open from A", "--device", "phone-120",
        desk.path("a.scenario.json"),
      ])
      #expect(one.code == .done && one.output.contains("2 cases"), "\(one.output)")
      #expect(one.output.contains("phone-120") && !one.output.contains("busy"))
    }
  }

  @Test func `every command that plays cases takes a segue by its name`() async throws {
    try await ScenarioDesk.with(["a.scenario.json": Self.app]) { desk in
      let segue = ["--all-segues", "--scenario", "app@busy from A"]
      let baseline = desk.path("baseline.json")
      let file = desk.path("a.scenario.json")
      for command in [
        ["baseline", "record", file, "--baseline", baseline], ["compare", file],
        ["check", file, "--baseline", baseline],
        ["baseline", "update", file, "--baseline", baseline],
        ["explain", file, "--strategy", "display-link", "--worst", "1"],
      ] {
        let run = try await ToolRun(command + segue)
        #expect(run.code == .done, "\(command): \(run.errors)")
      }
      let plain = try await ToolRun(["check", file, "--baseline", baseline])
      #expect(plain.code == .invalidData, "\(plain.errors)")
      #expect(plain.errors.contains("the baseline is of segues: add --all-segues"))
      let shown = try await ToolRun(["baseline", "show", baseline])
      #expect(shown.output.contains("app@busy from A") && !shown.output.contains("app@open"))
      let failed = try await ToolRun(
        ["check", file, "--rule", "frame-time: max <= 1 ms"] + segue
      )
      let again = failed.output.split(separator: "\n").first { $0.contains("again: ") }
      let line = String(try #require(again).trimmingPrefix { $0 != "j" })
      #expect(line.contains("--all-segues --scenario 'app@busy from A'"), "\(line)")
      let replayed = try await ToolRun(["replay", line])
      #expect(replayed.code == .regressed, "\(replayed.errors)")
    }
  }

  @Test func `warnings of all segues are one with their number`() async throws {
    try await ScenarioDesk.with(["a.scenario.json": Self.app]) { desk in
      let file = desk.path("a.scenario.json")
      let run = try await ToolRun([
        "compare", file, "--all-segues", "--strategy", "core-animation",
      ])
      #expect(run.code == .done)
      #expect(run.errors.split(separator: "\n").count { $0.contains("warning") } <= 1)
    }
  }

  @Test func `an app without segues is an error, as is one whose segues cannot be reached`()
    async throws
  {
    let files = [
      "a.scenario.json": SampleScenarios.tapped("a"),
      "b.scenario.json": Self.app.replacing(#""root": "A""#, with: #""root": "B""#),
    ]
    try await ScenarioDesk.with(files) { desk in
      let run = try await ToolRun(["run", "--all-segues", desk.path("a.scenario.json")])
      #expect(run.code == .wrongUsage && run.errors.contains("the scenarios have no segues"))
      let lost = try await ToolRun(["run", "--all-segues", desk.path("b.scenario.json")])
      #expect(lost.code == .wrongUsage && lost.errors.contains("no segue can be reached"))
      #expect(lost.errors.contains(#"add a segue to "A" in the scenario"#), "\(lost.errors)")
    }
  }

  @Test func `a script that takes none of the segues in reach is a note`() async throws {
    try await ScenarioDesk.with(["a.scenario.json": Self.app]) { desk in
      let run = try await ToolRun(["run", desk.path("a.scenario.json")])
      let errors = run.errors.replacing("\n    ", with: " ")
      #expect(errors.contains("the script takes no segue: ways lead to 2 segues"), "\(errors)")
      #expect(errors.contains("run --all-segues takes them"), "\(errors)")
    }
  }

  @Test func `a segue that finds no page counts as one without effect`() async throws {
    let app = Self.app.replacing(
      #""busy": { "present": "C" }"#,
      with: #""away": { "unwind": "home" }"#
    ).replacing(#""D": {"#, with: #""D": { "unwindActions": ["home"],"#)
    try await ScenarioDesk.with(["a.scenario.json": app]) { desk in
      let run = try await ToolRun(["run", "--all-segues", desk.path("a.scenario.json")])
      #expect(run.code == .done, "\(run.errors)")
      #expect(run.errors.contains("took 1 segue, 1 without effect, 1 not reached"), "\(run.errors)")
    }
  }

  @Test func `the heaviest segue has its time as in the table`() async throws {
    try await ScenarioDesk.with(["a.scenario.json": Self.app]) { desk in
      let run = try await ToolRun(["run", "--all-segues", desk.path("a.scenario.json")])
      let time = /the heaviest segue, with a hitch time of \d+\.\d\d ms/
      #expect(run.errors.replacing("\n    ", with: " ").contains(time), "\(run.errors)")
    }
  }
}
