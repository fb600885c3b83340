import Foundation
import JankTool
import Testing

struct BaselineCommandTests {
  private static let files = ["a.scenario.json": SampleScenarios.tapped("tapped")]

  @Test func `a baseline is recorded once, and the same for every number of jobs`() async throws {
    try await ScenarioDesk.with(Self.files) { desk in
      let words = ["baseline", "record", desk.folder.path, "--output", desk.path("b.json")]
      #expect(try await ToolRun(words).code == .done)
      let first = try desk.read("b.json")
      let second = try await ToolRun(words)
      #expect(second.code == .cannotCreate && second.errors.contains("janklab baseline update"))
      #expect(try await ToolRun(words + ["--force", "--jobs", "1"]).code == .done)
      #expect(try desk.read("b.json") == first)
    }
  }

  @Test func `an update shows what it changes, and a dry run changes nothing`() async throws {
    try await ScenarioDesk.with(Self.files) { desk in
      let output = ["--output", desk.path("b.json")]
      #expect(try await ToolRun(["baseline", "record", desk.folder.path] + output).code == .done)
      let recorded = try desk.read("b.json")
      let words = ["baseline", "update", desk.folder.path] + output
      #expect(try await ToolRun(words).output == "nothing changed\n")
      let changed = recorded.replacing("\"apple.hitch-count\": 0", with: "\"apple.hitch-count\": 3")
      try desk.write(changed, to: "b.json")
      let dry = try await ToolRun(words + ["--dry-run"])
      #expect(dry.output.contains("apple.hitch-count 3 -> 0\n"))
      #expect(try desk.read("b.json") == changed)
      #expect(try await ToolRun(words).output == dry.output)
      #expect(try desk.read("b.json") == recorded)
    }
  }

  @Test func `a baseline is shown as a table`() async throws {
    try await ScenarioDesk.with(Self.files) { desk in
      let path = desk.path("b.json")
      _ = try await ToolRun(["baseline", "record", desk.folder.path, "--output", path])
      let shown = try await ToolRun(["baseline", "show", path, "--metrics", "apple.hitch-count"])
      #expect(shown.code == .done)
      #expect(
        shown.output.hasPrefix("scenario  device    strategy        apple.hitch-count  digest")
      )
    }
  }

  @Test(arguments: [
    ("{}", "the key \"modelVersion\" is missing"), ("[", "1:2: error: "),
    (
      "{\"modelVersion\": 1, \"scenarios\": {}, \"schema\": \"x\", \"schemaVersion\": 1}",
      "a format"
    ),
    (
      "{\"modelVersion\": 1, \"scenarios\": {}, \"schema\": \"janklab-baseline\", "
        + "\"schemaVersion\": 2}", "schemaVersion"
    ),
  ])
  func `a broken baseline is invalid data with its place`(text: String, message: String)
    async throws
  {
    try await ScenarioDesk.with(["b.json": text]) { desk in
      let run = try await ToolRun(["baseline", "show", desk.path("b.json")])
      #expect(run.code == .invalidData)
      #expect(run.errors.contains(message), "\(run.errors)")
    }
  }

  @Test func `a metric that is none is suggested a name`() async throws {
    try await ScenarioDesk.with(Self.files) { desk in
      let path = desk.path("b.json")
      _ = try await ToolRun(["baseline", "record", desk.folder.path, "--output", path])
      let broken = try desk.read("b.json").replacing(
        "apple.hitch-time\"",
        with: "apple.hich-time\""
      )
      try desk.write(broken, to: "b.json")
      let run = try await ToolRun(["baseline", "show", path])
      #expect(run.code == .invalidData)
      #expect(run.errors.contains("hint: did you mean \"apple.hitch-time\"?"))
    }
  }
}
