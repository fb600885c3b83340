import Foundation
import JankTool
import Testing

struct PathSuggestionTests {
  private func nearest(
    to path: String,
    _ kind: PathSuggestion.Kind = .any
  ) throws -> String? {
    try Shell.inNewFolder { folder in
      let files = [
        "Scenarios/bounce.scenario.json", "Scenarios/sheet-drag.scenario.json",
        "Scenarios/slow.profile.json", "Scenarios/traps/retain.scenario.json", "baseline.json",
        ".hidden.json", "App/Main.storyboard",
      ]
      for path in files {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        let text = path == "baseline.json" ? #"{ "modelVersion": 1, "scenarios": {} }"# : "{}"
        try Data(text.utf8).write(to: file)
      }
      return PathSuggestion.nearest(to: "\(folder.path)/\(path)", kind).map {
        String($0.dropFirst(folder.path.count + 1))
      }
    }
  }

  @Test(arguments: [
    ("Scenarios/bounce.json", "Scenarios/bounce.scenario.json"),
    ("Scenarios/bounce", "Scenarios/bounce.scenario.json"),
    ("Scenarios/bonce", "Scenarios/bounce.scenario.json"),
    ("Scenarios/bonce.scenario.json", "Scenarios/bounce.scenario.json"),
    ("Scenarios/slow", "Scenarios/slow.profile.json"),
    ("Scenario/bounce.scenario.json", "Scenarios/bounce.scenario.json"),
    ("Scenarios/trap", "Scenarios/traps"),
    ("scenarios/traps/retain.scenario.json", "Scenarios/traps/retain.scenario.json"),
    ("baselin.json", "baseline.json"), ("baseline", "baseline.json"),
  ])
  func `a misspelt path leads to the nearest that exists`(path: String, near: String) throws {
    #expect(try nearest(to: path) == near)
  }

  @Test(arguments: [
    "elsewhere.json", "Scenarios/xyz.scenario.json", "Scenario/nothing-like-it.json", "hidden.json",
    "nowhere/at/all",
  ])
  func `a path that is near to nothing has no suggestion`(path: String) throws {
    #expect(try nearest(to: path) == nil)
  }

  @Test(arguments: [
    ("Scenarios/slow", PathSuggestion.Kind.scenarios, nil),
    ("Scenarios/bonce", .scenarios, "Scenarios/bounce.scenario.json"),
    ("Scenario", .scenarios, "Scenarios"), ("baselin", .scenarios, nil),
    ("Scenarios/slw", .profile, "Scenarios/slow.profile.json"),
    ("Scenarios/bonce", .profile, nil), ("baselin.json", .baseline, "baseline.json"),
    ("Scenarios/bounce.json", .baseline, nil), ("App/Mian", .storyboards, "App/Main.storyboard"),
    ("Scenarios/bonce", .storyboards, nil), ("Ap", .storyboards, "App"), ("Scenario", .file, nil),
    ("Scenarios/bonce", .file, "Scenarios/bounce.scenario.json"),
  ])
  func `only what can stand there is suggested`(
    path: String,
    kind: PathSuggestion.Kind,
    near: String?
  ) throws {
    #expect(try nearest(to: path, kind) == near)
  }

  @Test func `a misspelt baseline is answered with the nearest baseline`() async throws {
    try await ScenarioDesk.with(["a.scenario.json": SampleScenarios.tapped()]) { desk in
      let (file, path) = (desk.path("a.scenario.json"), desk.path("old.json"))
      _ = try await ToolRun(["baseline", "record", file, "--baseline", path])
      let run = try await ToolRun(["check", file, "--baseline", desk.path("odl.json")])
      #expect(run.code == .missingInput)
      #expect(run.errors.contains("there is no such baseline\n  help: did you mean \"\(path)\"?"))
    }
  }

  @Test func `a misspelt path on the command line is answered with the nearest`() async throws {
    try await ScenarioDesk.with(["a-tap.scenario.json": SampleScenarios.tapped()]) { desk in
      let run = try await ToolRun(["run", desk.path("a-tap.json")])
      #expect(run.code == .missingInput)
      let near = desk.path("a-tap.scenario.json")
      #expect(
        run.errors == """
          \(desk.path("a-tap.json")): error: no such file or folder
            help: did you mean "\(near)"?

          """
      )
    }
  }
}
