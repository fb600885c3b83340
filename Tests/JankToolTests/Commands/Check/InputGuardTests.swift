import Foundation
import JankTool
import Testing

/// What is read is never written over, and each result has a place of its own.
struct InputGuardTests {
  private static let files = ["a.scenario.json": SampleScenarios.tapped("tapped")]

  @Test(arguments: ["a.scenario.json", "./a.scenario.json", "link", "baseline.json"])
  func `a report that would overwrite an input is rejected`(name: String) async throws {
    try await ScenarioDesk.with(Self.files) { desk in
      let baseline = desk.path("baseline.json")
      let record = ["baseline", "record", desk.folder.path, "--baseline", baseline]
      #expect(try await ToolRun(record).code == .done)
      try FileManager.default.createSymbolicLink(
        atPath: desk.path("link"),
        withDestinationPath: desk.path("a.scenario.json")
      )
      let scenario = try desk.read("a.scenario.json")
      let kept = try desk.read("baseline.json")
      let run = try await ToolRun([
        "check", desk.folder.path, "--baseline", baseline, "--out", "json=\(desk.path(name))",
      ])
      #expect(run.code == .wrongUsage && run.output.isEmpty)
      #expect(run.errors.contains("it is an input and would be overwritten"), "\(run.errors)")
      #expect(try desk.read("a.scenario.json") == scenario)
      #expect(try desk.read("baseline.json") == kept)
    }
  }

  @Test func `a baseline that would overwrite a scenario is rejected`() async throws {
    try await ScenarioDesk.with(Self.files) { desk in
      let path = desk.path("a.scenario.json")
      let run = try await ToolRun([
        "baseline", "record", desk.folder.path, "--baseline", path, "--force",
      ])
      #expect(run.code == .wrongUsage)
      #expect(try desk.read("a.scenario.json") == SampleScenarios.tapped("tapped"))
    }
  }

  @Test(arguments: ["explain", "compare", "diff"])
  func `no command writes over what it reads`(command: String) async throws {
    try await ScenarioDesk.with(Self.files) { desk in
      let (scenario, result) = (desk.path("a.scenario.json"), desk.path("result.json"))
      let record = ["run", scenario, "--format", "json", "--output", result, "--quiet"]
      #expect(try await ToolRun(record).code == .done)
      let read = command == "diff" ? result : scenario
      let before = try String(contentsOfFile: read, encoding: .utf8)
      let paths = command == "diff" ? [result, result] : [scenario]
      let run = try await ToolRun([command] + paths + ["--output", read, "--format", "json"])
      #expect(run.code == .wrongUsage && run.output.isEmpty)
      #expect(run.errors.contains("it is an input and would be overwritten"), "\(run.errors)")
      #expect(try String(contentsOfFile: read, encoding: .utf8) == before)
    }
  }

  @Test(arguments: [["--out", "json=r", "--out", "csv=./r"], ["--out", "json=-"]])
  func `two results do not go to one place`(words: [String]) async throws {
    try await ScenarioDesk.with(Self.files) { desk in
      let words = words.map { $0.replacing("=r", with: "=\(desk.path("r"))") }
        .map { $0.replacing("=./r", with: "=\(desk.folder.path)/./r") }
      let run = try await ToolRun(["check", desk.folder.path] + words)
      #expect(run.code == .wrongUsage)
      #expect(run.errors.contains("two results cannot share a file"), "\(run.errors)")
    }
  }

  @Test func `a link to a file that is not there yet is the place of that file`() async throws {
    try await ScenarioDesk.with(Self.files) { desk in
      try FileManager.default.createSymbolicLink(
        atPath: desk.path("link"),
        withDestinationPath: "r"
      )
      let words = ["--out", "json=\(desk.path("r"))", "--out", "csv=\(desk.path("link"))"]
      let run = try await ToolRun(["check", desk.folder.path] + words)
      #expect(run.code == .wrongUsage)
      #expect(run.errors.contains("two results cannot share a file"), "\(run.errors)")
    }
  }

  @Test func `results may share what swallows everything`() async throws {
    try await ScenarioDesk.with(Self.files) { desk in
      let words = ["--out", "json=/dev/null", "--out", "csv=/dev/null"]
      let run = try await ToolRun(["check", desk.folder.path] + words + SampleScenarios.rule)
      #expect(run.code == .done)
    }
  }
}
