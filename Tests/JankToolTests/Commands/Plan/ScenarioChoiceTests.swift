import Foundation
import JankTool
import Testing

struct ScenarioChoiceTests {
  /// A scenario without outcomes, and one with two.
  private func desk<Value>(_ work: (ScenarioDesk) async throws -> Value) async throws -> Value {
    try await ScenarioDesk.with(SampleScenarios.outcomeFiles, work: work)
  }

  /// The names of the scenarios that a command line plays.
  private func names(_ desk: ScenarioDesk, _ words: String...) async throws -> [String] {
    let run = try await ToolRun(
      ["run", desk.folder.path, "--strategy", "display-link,percent-driven", "--format", "json"]
        + words
    )
    #expect(run.code == .done, "\(run.errors)")
    return try run.texts("scenario").reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  @Test func `scenarios and single outcomes are chosen by name, in the order of the files`()
    async throws
  {
    try await desk { desk in
      #expect(try await names(desk) == ["tap", "drag@below", "drag@above"])
      #expect(try await names(desk, "--scenario", "tap") == ["tap"])
      #expect(try await names(desk, "--scenario", "drag") == ["drag@below", "drag@above"])
      #expect(try await names(desk, "--scenario", "drag@above") == ["drag@above"])
      #expect(try await names(desk, "--scenario", "drag@above,tap") == ["tap", "drag@above"])
      let repeated = try await names(desk, "--scenarios", "drag@below", "--scenario", "tap")
      #expect(repeated == ["tap", "drag@below"])
    }
  }

  @Test(arguments: [
    ("tpa", "did you mean \"tap\"?"), ("drag@abov", "did you mean \"drag@above\"?"),
    ("drag@zero", #"it has the outcomes "drag@below", "drag@above""#),
    ("something-else", "to list all: janklab list scenarios PATH…"),
    ("tap@finish", "help: "), ("", "help: "), ("tap,darg", "did you mean \"drag\"?"),
  ])
  func `a name that no scenario has is wrong usage before anything runs`(
    name: String,
    hint: String
  ) async throws {
    try await desk { desk in
      for command in ["run", "check", "explain", "compare"] {
        let run = try await ToolRun([command, desk.folder.path, "--scenario", name])
        #expect(run.code == .wrongUsage && run.output.isEmpty, "\(command)")
        #expect(run.errors.hasPrefix("janklab \(command): error: --scenario knows no scenario "))
        #expect(run.errors.contains(hint), "\(run.errors)")
      }
    }
  }

  @Test func `the name of a segue's case without --all-segues is an error that names the option`()
    async throws
  {
    let page = String(repeating: "long ", count: 15)
    let app = """
      { "name": "app", "root": "\(page)A",
        "screens": { "\(page)A": { "segues": { "open": { "present": "B" } } }, "B": {} },
        "script": [{ "at": "1 s", "segue": "open", "from": "\(page)A" }] }
      """
    try await ScenarioDesk.with(["a.scenario.json": app]) { desk in
      let file = desk.path("a.scenario.json")
      let name = "app@open from \(page)A"
      for wrong in [name, name.replacing("open", with: "opn")] {
        let run = try await ToolRun(["explain", file, "--scenario", wrong])
        #expect(run.code == .wrongUsage && run.errors.contains("add --all-segues"), "\(run.errors)")
      }
      let near = try await ToolRun([
        "run", file, "--all-segues", "--scenario", name.replacing("open", with: "opn"),
      ])
      let errors = near.errors.replacing("\n    ", with: " ")
      #expect(errors.contains("did you mean \"\(name)\"?"), "\(errors)")
      let none = try await ToolRun(["run", file, "--all-segues", "--scenario", "zzz"])
      #expect(none.errors.contains("janklab list scenarios PATH… --all-segues"), "\(none.errors)")
      let list = try await ToolRun(["list", "scenarios", file, "--all-segues"])
      #expect(list.code == .done && list.output.contains(name), "\(list.output)")
    }
  }

  @Test func `a scenario may have a comma in its name`() async throws {
    let files = ["a.scenario.json": SampleScenarios.tapped("a, b")]
    try await ScenarioDesk.with(files) { desk in
      let names = try await names(desk, "--scenario", "a, b")
      #expect(names == ["a, b"])
    }
  }

  @Test func `explain and compare play the chosen scenarios only`() async throws {
    try await desk { desk in
      let explained = try await ToolRun([
        "explain", desk.folder.path, "--scenario", "drag@above",
      ])
      #expect(explained.code == .done && explained.output.contains("drag@above / "))
      #expect(!explained.output.contains("drag@below") && !explained.output.contains("tap / "))
      let compared = try await ToolRun([
        "compare", desk.folder.path, "--scenario", "tap", "--format", "csv",
      ])
      #expect(compared.code == .done && compared.output.contains("tap"))
      #expect(!compared.output.contains("drag"))
    }
  }

  @Test func `a check of chosen scenarios misses no other in the baseline`() async throws {
    try await desk { desk in
      let baseline = ["--baseline", desk.path("baseline.json")]
      #expect(
        try await ToolRun(["baseline", "record", desk.folder.path] + baseline).code == .done
      )
      let words = ["check", desk.folder.path, "--scenario", "drag@above"] + baseline
      let run = try await ToolRun(words)
      #expect(run.code == .done && !run.output.contains("not run"), "\(run.output)")
      #expect(run.output.hasSuffix("passed: 1 case, 1 held\n"), "\(run.output)")
    }
  }

  @Test func `an update of chosen scenarios keeps the others`() async throws {
    try await desk { desk in
      let path = desk.path("baseline.json")
      func baseline(_ words: String...) async throws -> ToolRun {
        try await ToolRun(
          ["baseline", words[0], desk.folder.path, "--baseline", path] + words.dropFirst()
        )
      }
      #expect(try await baseline("record").code == .done)
      let before = try desk.read("baseline.json")
      let update = try await baseline("update", "--scenario", "drag@above", "--prune")
      #expect(update.code == .done && update.output == "nothing changed\n", "\(update.output)")
      #expect(try desk.read("baseline.json") == before)
      #expect(try await baseline("record", "-f", "--scenario", "drag@above").code == .done)
      let small = try desk.read("baseline.json")
      #expect(small.contains("drag@above") && !small.contains("drag@below"))
    }
  }

  @Test func `the command that accepts regressions has the same choice`() async throws {
    try await desk { desk in
      let baseline = ["--baseline", desk.path("baseline.json")]
      let scenarios = ["--scenario", "drag@above"]
      #expect(
        try await ToolRun(["baseline", "record", desk.folder.path] + baseline).code == .done
      )
      let other = try await ToolRun(
        ["check", desk.folder.path] + scenarios + baseline + ["--seed", "5"]
      )
      #expect(other.errors.contains(" --scenario drag@above "), "\(other.errors)")
    }
  }
}
