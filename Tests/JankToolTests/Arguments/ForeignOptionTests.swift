import JankTool
import Testing

struct ForeignOptionTests {
  @Test(arguments: [
    (["explain", "--case-pages"], "janklab run and janklab check have this option"),
    (["run", "--worst", "1"], "janklab explain has this option"),
    (["check", "--update-baseline"], "did you mean janklab baseline update?"),
    (
      ["check", "--html", "x"], "write --format html or, beside other reports, --out html=FILE"
    ),
    (["curve", "--svg"], "write --format svg"),
    (["run", "--formt", "json"], "did you mean \"--format\"?"),
    (["check", "--threshold", "x"], "did you mean \"--rule\"?"),
    (["compare", "--threshold", "x"], "janklab check and janklab shrink have --rule"),
    (["run", "--colour"], "it is on by default; --no-color turns it off"),
  ])
  func `an option of another command names that command`(
    words: [String],
    hint: String
  ) async throws {
    let run = try await ToolRun(words)
    #expect(run.code == .wrongUsage)
    #expect(run.errors.contains("help: \(hint)"), "\(run.errors)")
  }

  @Test func `of many commands that have an option, the first three are named`() async throws {
    let run = try await ToolRun(["adapt", "Page.swift", "--format", "json"])
    #expect(run.code == .wrongUsage)
    let first = "help: janklab run, janklab check, janklab compare and "
    #expect(run.errors.contains(first), "\(run.errors)")
    #expect(run.errors.hasSuffix(" more commands have this option\n"), "\(run.errors)")
  }

  @Test func `a path where a command of baselines should be names the command`() async throws {
    try await ScenarioDesk.with(["a.scenario.json": ""]) { desk in
      let run = try await ToolRun(["baseline", desk.folder.path])
      let hint = "a command is missing: janklab baseline record \(desk.folder.path)"
      #expect(run.code == .wrongUsage)
      #expect(run.errors.replacing("\n    ", with: " ").contains(hint), "\(run.errors)")
    }
  }

  @Test(arguments: [("accept", "update"), ("create", "record")])
  func `another word for a command of baselines suggests it`(
    word: String,
    name: String
  ) async throws {
    let run = try await ToolRun(["baseline", word])
    #expect(run.code == .wrongUsage && run.errors.contains("did you mean \"\(name)\"?"))
  }
}
