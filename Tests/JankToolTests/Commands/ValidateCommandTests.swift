import Foundation
import JankTool
import Testing

struct ValidateCommandTests {
  @Test func `good files are counted, and nothing is said if asked to be quiet`() async throws {
    let files = [
      "a.scenario.json": SampleScenarios.tapped("a"),
      "b.scenario.json": SampleScenarios.tapped("b"),
    ]
    try await ScenarioDesk.with(files) { desk in
      let both = try await ToolRun(["validate", desk.folder.path])
      #expect(both.code == .done)
      #expect(both.output == "2 files are valid\n" && both.errors.isEmpty)
      let one = try await ToolRun(["validate", desk.path("a.scenario.json")])
      #expect(one.output == "1 file is valid\n")
      let quiet = try await ToolRun(["validate", "-q", desk.folder.path])
      #expect(quiet.code == .done && quiet.output.isEmpty && quiet.errors.isEmpty)
    }
  }

  @Test func `everything wrong with every file is told, and the result is silence`() async throws {
    let files = [
      "a.scenario.json": SampleScenarios.tapped("a").replacing("phone-60", with: "phone-6"),
      "b.scenario.json": SampleScenarios.tapped("b").replacing("present", with: "presnt"),
      "c.scenario.json": SampleScenarios.tapped("c"),
    ]
    try await ScenarioDesk.with(files) { desk in
      let run = try await ToolRun(["validate", desk.folder.path])
      #expect(run.code == .invalidData && run.output.isEmpty)
      #expect(run.errors.contains("a.scenario.json:3:15: error:"))
      #expect(run.errors.contains("did you mean \"phone-60\"?"))
      #expect(run.errors.contains("did you mean \"present\"?"))
      #expect(!run.errors.contains("c.scenario.json"))
    }
  }

  @Test func `a missing file is missing input`() async throws {
    #expect(try await ToolRun(["validate", "/nowhere/a"]).code == .missingInput)
  }
}
