import Foundation
import JankTool
import Testing

struct ValidateCommandTests {
  @Test func `valid files are counted, and quiet prints nothing`() async throws {
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

  @Test func `a device profile is checked as such`() async throws {
    let profile = try await ToolRun(["profile", "show", "phone-60", "--format", "json"]).output
    let files = [
      "a.profile.json": profile,
      "b.profile.json": profile.replacing("\"execute\"", with: "\"exceute\""),
      "a.scenario.json": SampleScenarios.tapped("a"),
    ]
    try await ScenarioDesk.with(files) { desk in
      let good = try await ToolRun([
        "validate", desk.path("a.profile.json"), desk.path("a.scenario.json"),
      ])
      #expect(good.code == .done && good.output == "2 files are valid\n", "\(good.errors)")
      let folder = try await ToolRun(["validate", desk.folder.path])
      #expect(folder.code == .invalidData && folder.errors.contains("b.profile.json"))
      let bad = try await ToolRun(["validate", desk.path("b.profile.json")])
      #expect(bad.code == .invalidData && bad.output.isEmpty)
      #expect(bad.errors.contains(#"did you mean "execute"?"#), "\(bad.errors)")
    }
  }

  @Test func `all problems of all files are reported, and the result is empty`() async throws {
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

  @Test(arguments: [
    ("apple.hitch-time: value <= 1 frames", "is in ms, the limit in frames"),
    ("apple.hitch-time: max <= 1 ms", "has one value per run"),
    ("frame-time: value <= 1 ms", "has a value for each frame"),
    ("frame-time{strategy=timer}: max <= 1 ms", "matches no case of the scenario"),
    ("frame-time: p(99) <= baseline", "a baseline holds values of runs"),
    ("frame-time: max <= 20 ms or 70 ms", "slack is allowed with baseline"),
  ])
  func `a rule that no check accepts is reported with its position`(
    rule: String,
    message: String
  ) async throws {
    let run = try await validate([rule])
    #expect(run.code == .invalidData)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.errors.contains("a.scenario.json:14:"))
  }

  @Test func `a wrong level does not hide an error in the rule`() async throws {
    let run = try await validate(["frame-time max < 1 ms"], level: "eror")
    #expect(run.errors.contains("expected \":\" after the metric"), "\(run.errors)")
    #expect(run.errors.contains("\"eror\"") && run.code == .invalidData)
  }

  @Test func `all rules that no check accepts are reported at once`() async throws {
    let run = try await validate([
      "apple.hitch-time: value <= 1 frames", "frame-time: value <= 1 ms", "x: max < 1",
      "frame-time: mx < 1 ms",
    ])
    #expect(run.errors.components(separatedBy: " error: ").count == 5, "\(run.errors)")
  }

  /// Validates a scenario with thresholds, the first of which stands on line 14.
  private func validate(_ rules: [String], level: String = "error") async throws -> ToolRun {
    let lines = rules.map { "\"\($0)\": \"\(level)\"" }.joined(separator: ",\n")
    let text = SampleScenarios.tapped().replacing(
      "\"root\"",
      with: "\"thresholds\": {\n\(lines) }, \"root\"",
      maxReplacements: 1
    )
    return try await ScenarioDesk.with(["a.scenario.json": text]) { desk in
      try await ToolRun(["validate", desk.folder.path])
    }
  }

  @Test func `a key that stands twice hides nothing else`() async throws {
    let text = SampleScenarios.tapped().replacing("phone-60", with: "phone-6")
      .replacing("\"root\": ", with: "\"root\": \"Main\", \"root\": ")
      .replacing("\"layers\": 2", with: "\"layers\": 2, \"layers\": 3")
    try await ScenarioDesk.with(["a.scenario.json": text]) { desk in
      let run = try await ToolRun(["validate", desk.folder.path])
      #expect(run.errors.contains("did you mean \"phone-60\"?"))
      #expect(run.errors.contains("duplicate key \"root\""))
      #expect(run.errors.contains("duplicate key \"layers\""))
      #expect(run.errors.components(separatedBy: " error: ").count == 4, "\(run.errors)")
    }
  }

  @Test func `an unknown step is reported beside the other problems`() async throws {
    let text = SampleScenarios.tapped().replacing("phone-60", with: "phone-6")
      .replacing("\"100 ms\"", with: "\"100 ms\", \"name\": \"shown\"")
      .replacing("\"600 ms\"", with: "\"frame 3 of shwn\"")
    try await ScenarioDesk.with(["a.scenario.json": text]) { desk in
      let run = try await ToolRun(["validate", desk.folder.path])
      #expect(run.errors.contains("did you mean \"phone-60\"?"))
      #expect(run.errors.contains("found the text \"shwn\""))
      #expect(run.errors.contains("did you mean \"shown\"?"))
    }
  }

  @Test func `a name is none of a case of another scenario`() async throws {
    let files = ["a.scenario.json": SampleScenarios.tapped("a@finish")]
    try await ScenarioDesk.with(files) { desk in
      let run = try await ToolRun(["validate", desk.folder.path])
      #expect(run.code == .invalidData)
      #expect(run.errors.contains("name: expected a text without @"), "\(run.errors)")
    }
  }
}
