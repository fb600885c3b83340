import JankTool
import Testing

/// Most of its behaviour is tested with the command that takes the names of work.
struct WorkChoiceTests {
  @Test func `a key of pages stands for the work of the widget too`() async throws {
    let file = """
      { "name": "both", "devices": ["phone-60"],
        "screens": { "Main": { "viewWillAppear": "30 ms" } }, "root": "Main",
        "widget": { "viewWillAppear": "40 ms" }, "strategies": ["core-animation"],
        "script": [{ "at": "1 s", "widget": "show" }] }
      """
    try await ScenarioDesk.with(["a.json": file]) { desk in
      let run = try await ToolRun(["explain", desk.path("a.json"), "--without", "viewWillAppear"])
      #expect(run.code == .done && run.errors.contains("viewWillAppear of widget"), "\(run.errors)")
    }
  }
}
