import JankTool
import Testing

struct HelpCommandTests {
  @Test(arguments: [[], ["run"], ["baseline", "record"], ["help"]])
  func `help on some words is their help`(words: [String]) async throws {
    let help = try await ToolRun(["help"] + words)
    #expect(help.code == .done && help.errors.isEmpty)
    #expect(help.output == (try await ToolRun(words + ["--help"]).output))
    #expect(help.output.contains("USAGE: " + (["janklab"] + words).joined(separator: " ")))
  }

  @Test func `help on what there is not is wrong usage with the nearest`() async throws {
    let run = try await ToolRun(["help", "rnu"])
    #expect(run.code == .wrongUsage && run.output.isEmpty)
    #expect(run.errors.contains("unknown command \"rnu\"\n  hint: did you mean \"run\"?"))
  }

  @Test(arguments: [["run", "extra"], ["baseline", "record", "extra"]])
  func `words behind a command are wrong usage`(words: [String]) async throws {
    let run = try await ToolRun(["help"] + words)
    #expect(run.code == .wrongUsage && run.output.isEmpty)
    #expect(run.errors.contains("unknown command \"extra\""))
  }
}
