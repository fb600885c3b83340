import JankTool
import Testing

/// Several recordings at once.
struct GestureLibraryTests {
  @Test func `everything wrong with any of the files is reported, and nothing is written`()
    async throws
  {
    let files = ["a.json": "[", "b.json": GestureCommandTests.recording, "c.json": "nonsense"]
    try await ScenarioDesk.with(files) { desk in
      let paths = ["a.json", "b.json", "c.json"].map(desk.path)
      let result = try await ToolRun(["gesture", "inspect"] + paths)
      #expect(result.code == .invalidData && result.output.isEmpty)
      #expect(result.errors.contains("a.json:1:1: error: this \"[\" is never closed\n"))
      #expect(result.errors.contains("c.json:1:1: error:"))
    }
  }

  @Test func `contacts of all files stand in one table`() async throws {
    let files = ["a.json": GestureCommandTests.recording, "b.json": GestureCommandTests.recording]
    try await ScenarioDesk.with(files) { desk in
      let paths = ["b.json", "a.json"].map(desk.path)
      let result = try await ToolRun(["gesture", "inspect", "--format", "csv"] + paths)
      let rows = result.output.split(separator: "\r\n").dropFirst()
      #expect(rows.map { $0.prefix { $0 != "," } } == paths.map { $0[...] })
    }
  }
}
