import JankTool
import Testing

struct ForeignOptionTests {
  @Test(arguments: [
    (["explain", "--case-pages"], "janklab run and janklab check have this option"),
    (["run", "--worst", "1"], "janklab explain has this option"),
    (["check", "--update-baseline"], "did you mean janklab baseline update?"),
    (["run", "--formt", "json"], "did you mean \"--format\"?"),
  ])
  func `an option of another command names that command`(
    words: [String],
    hint: String
  ) async throws {
    let run = try await ToolRun(words)
    #expect(run.code == .wrongUsage)
    #expect(run.errors.contains("help: \(hint)"), "\(run.errors)")
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
