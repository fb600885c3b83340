import Foundation
import JankTool
import Testing

struct RunRequestTests {
  @Test func `a request keeps what was asked`() {
    let request = RunRequest(
      paths: ["b", "-", "a"],
      format: .json,
      seed: .max,
      strategies: ["z", "y"],
      jobs: 3
    )
    #expect(request.paths == ["b", "-", "a"])
    #expect(request.format == .json)
    #expect(request.seed == .max)
    #expect(request.strategies == ["z", "y"])
    #expect(request.jobs == 3)
  }

  @Test func `every format can be asked for by its name, and no other`() async throws {
    #expect(RunFormat.allCases.map(\.rawValue) == ["table", "json"])
    try await ScenarioDesk.with(["a.scenario.json": SampleScenarios.tapped()]) { desk in
      for format in RunFormat.allCases {
        let run = try await ToolRun(["run", desk.folder.path, "--format=\(format.rawValue)"])
        #expect(run.code == .done)
      }
      let run = try await ToolRun(["run", desk.folder.path, "--format=jsn"])
      #expect(run.code == .wrongUsage)
      #expect(run.errors.contains("json"))
    }
  }

  @Test func `a table is what is written when nothing else is asked for`() async throws {
    try await ScenarioDesk.with(["a.scenario.json": SampleScenarios.tapped()]) { desk in
      let plain = try await ToolRun(["run", desk.folder.path])
      let table = try await ToolRun(["run", desk.folder.path, "--format", "table"])
      #expect(plain.output == table.output)
    }
  }
}
