import Foundation
import JankTool
import Testing

// Also tests: RunChoice, RunOptions, RunPlan.

struct CaseTests {
  /// Twelve scenarios, so that some wait for a place whatever the number of jobs.
  private static let folder = Dictionary(
    uniqueKeysWithValues: (10..<22).map {
      ("\($0).scenario.json", SampleScenarios.tapped("scenario-\($0)"))
    }
  )

  @Test func `runs are ordered by file, then device, then strategy, each as its file has them`()
    async throws
  {
    let files = [
      "b.scenario.json": SampleScenarios.tapped(
        "x",
        devices: ["phone-120", "phone-60"],
        strategies: ["display-link", "core-animation"]
      ),
      "a.scenario.json": SampleScenarios.tapped("y", strategies: ["core-animation"]),
    ]
    try await ScenarioDesk.with(files) { desk in
      let run = try await ToolRun(["run", desk.folder.path, "--format", "json"])
      let names = try zip(run.texts("scenario"), zip(run.texts("device"), run.texts("strategy")))
        .map { "\($0) \($1.0) \($1.1)" }
      #expect(
        names == [
          "y phone-60 core-animation", "x phone-120 display-link", "x phone-120 core-animation",
          "x phone-60 display-link", "x phone-60 core-animation",
        ]
      )
    }
  }

  @Test func `paths are run in the order given`() async throws {
    try await ScenarioDesk.with(Self.folder) { desk in
      let names = ["17", "11", "20"]
      let paths = names.map { desk.path("\($0).scenario.json") }
      let run = try await ToolRun(["run"] + paths + ["--format", "json"])
      #expect(try run.texts("scenario") == names.flatMap { ["scenario-\($0)", "scenario-\($0)"] })
    }
  }

  @Test func `a version of iOS applies to every case, and to the command that plays it again`()
    async throws
  {
    func file(_ name: String, _ semantics: String) -> String {
      """
      { "name": "\(name)", "devices": ["phone-60"], "strategies": ["core-animation"], \(semantics)
        "screens": { "Main": {}, "Sheet": { "style": "automatic" } }, "root": "Main",
        "script": [{ "at": "100 ms", "present": "Sheet" }],
        "findings": [{ "rule": "F1" }] }
      """
    }
    let files = [
      "a.scenario.json": file("now", ""),
      "b.scenario.json": file("old", #""semantics": { "iOS": "12" },"#),
    ]
    try await ScenarioDesk.with(files) { desk in
      let words = ["run", desk.folder.path, "--format", "json"]
      let own = try await ToolRun(words).texts("digest")
      #expect(own.count == 2 && own[0] != own[1])
      let old = try await ToolRun(words + ["--ios", "12"])
      #expect(try old.texts("digest") == [own[1], own[1]])
      #expect(old.errors.contains("--strategy core-animation --ios 12"), "\(old.errors)")
      let new = try await ToolRun(words + ["--ios", "26"]).texts("digest")
      #expect(new == [own[0], own[0]])
      let (paths, quick) = (words[1], ["--count", "5", "--quiet"])
      for words in [["compare", paths], ["explain", paths], ["explore", paths] + quick] {
        let run = try await ToolRun(words + ["--ios", "6"])
        #expect(run.code == .wrongUsage && run.errors.contains("--ios expects a version"))
      }
    }
  }

  @Test(arguments: [1, 2, 3, 8, 24, 25, 1024])
  func `no case is lost or moved, however many run at a time`(jobs: Int) async throws {
    try await ScenarioDesk.with(Self.folder) { desk in
      let words = ["run", desk.folder.path, "--format", "json", "--jobs", "\(jobs)"]
      let run = try await ToolRun(words)
      #expect(
        try run.texts("scenario") == (10..<22).flatMap { ["scenario-\($0)", "scenario-\($0)"] }
      )
      #expect(
        try run.texts("strategy")
          == (10..<22).flatMap { _ in ["core-animation", "display-link"] }
      )
    }
  }

  @Test func `a run among many is the run alone`() async throws {
    try await ScenarioDesk.with(Self.folder) { desk in
      let together = try await ToolRun(["run", desk.folder.path, "--format", "json", "-j", "8"])
      let path = desk.path("15.scenario.json")
      let alone = try await ToolRun(["run", path, "--format", "json", "-j", "1"])
      // The same script under the same seed, whatever the scenario is called.
      let digests = try alone.texts("digest")
      #expect(digests.count == 2)
      #expect(try together.texts("digest") == (10..<22).flatMap { _ in digests })
    }
  }
}
