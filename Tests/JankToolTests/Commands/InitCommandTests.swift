import Foundation
import JankTool
import Testing

struct InitCommandTests {
  @Test func `the starter set is written and named, and the next command works`() async throws {
    try await ScenarioDesk.with([:]) { desk in
      let folder = desk.path("new")
      let run = try await ToolRun(["init", folder])
      #expect(run.code == .done && run.errors.isEmpty)
      #expect(run.output.hasSuffix("now try: janklab run \(folder)\n"))
      #expect(try await ToolRun(["validate", folder]).output == "4 files are valid\n")
      #expect(try await ToolRun(["run", folder]).code == .done)
    }
  }

  @Test func `nothing is written over unless asked`() async throws {
    try await ScenarioDesk.with(["README.md": "mine"]) { desk in
      let folder = desk.folder.path
      let refused = try await ToolRun(["init", folder])
      #expect(refused.code == .cannotCreate)
      #expect(
        refused.errors
          == "\(folder)/README.md: error: is there already\n  help: --force overwrites it\n"
      )
      #expect(try desk.read("README.md") == "mine")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["README.md"])
      #expect(try await ToolRun(["init", "--force", folder]).code == .done)
      #expect(try desk.read("README.md") != "mine")
    }
  }

  @Test func `a folder that cannot be made is reported`() async throws {
    let run = try await ToolRun(["init", "/nowhere/at/all"])
    #expect(run.code == .cannotCreate)
    #expect(run.errors.contains("cannot create: No such file or directory"))
  }
}
