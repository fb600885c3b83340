import Foundation
import JankTool
import Testing

// Also tests: ReplayRequest, ReplayText, ReplayedInvocation, LoggedCommand, MarkupReference.

struct ReplayCommandTests {
  private func desk<Value>(_ work: (ScenarioDesk) async throws -> Value) async throws -> Value {
    try await ScenarioDesk.with(
      ["a.scenario.json": SampleScenarios.tapped("tap", strategies: ["timer", "display-link"])],
      work: work
    )
  }

  @Test func `the command of a report is repeated, whatever is around it`() async throws {
    try await desk { desk in
      let path = desk.path("a.scenario.json")
      let command = "janklab run \(path) --strategy timer --seed 3"
      let expected = try await ToolRun(["run", path, "--strategy", "timer", "--seed", "3"])
      for line in [
        "2026-01-01 | again: \(command)", "  \"replay\": \"\(command)\",",
        "<code>\(command)</code>",
      ] {
        let run = try await ToolRun(["replay", line])
        #expect(run.output == expected.output, "\(line)")
        #expect(run.code == .done)
      }
    }
  }

  @Test func `a rule in quotation marks is repeated whole`() async throws {
    try await desk { desk in
      let path = desk.path("a.scenario.json")
      let rule = "frame-time: max <= 1 ms"
      let line = "again: janklab check \(path) --strategy timer --rule '\(rule)'"
      for line in [line, "<code>\(line)</code>", "\(line) < FILE"] {
        let run = try await ToolRun(["replay", line])
        #expect(run.code == .regressed && run.output.contains("limit"), "\(run.errors)")
      }
    }
  }

  @Test func `a case is found by its names, as messages write them`() async throws {
    try await desk { desk in
      for line in [
        "error: tap / phone-60 / timer: frame 14 shown 66.67 ms late",
        "worst: frame 14 of tap / phone-60 / timer", "~ tap / phone-60 / timer: 2 metrics",
      ] {
        let run = try await ToolRun(["replay", line, "--in", desk.folder.path])
        #expect(run.code == .done, "\(line)")
        #expect(run.output.contains("timer"))
        #expect(!run.output.contains("display-link"))
      }
    }
  }

  @Test func `a digest is compared with that of the run`() async throws {
    try await desk { desk in
      let table = try await ToolRun(["run", desk.folder.path, "--strategy", "timer"])
      let row = try #require(
        table.output.split(separator: "\n").first { $0.contains("phone-60") }.map(String.init)
      )
      let same = try await ToolRun(["replay", row, "--in", desk.folder.path])
      #expect(same.code == .done)
      #expect(same.output.hasPrefix("tap / phone-60 / timer: same digest "))
      let digits = try #require(row.split(separator: " ").last)
      let other = row.replacing(digits, with: String(repeating: "0", count: digits.count))
      let different = try await ToolRun(["replay", other, "--in", desk.folder.path])
      #expect(different.code == .simulationFailed)
      #expect(different.errors.contains("not 00000000"))
    }
  }

  @Test func `nothing that a shell would act on is repeated, and no other command`() async throws {
    for line in [
      "janklab run $(id)", "janklab run a.json; id", "janklab baseline record a.json",
      "my-janklab run a.json", "see janklab run --help", "janklab check PATH… --baseline FILE",
      "some text",
    ] {
      let run = try await ToolRun(["replay", line])
      #expect(run.code == .wrongUsage, "\(line)")
      #expect(run.output.isEmpty)
      #expect(run.errors.contains("no line has a command to repeat"))
    }
  }

  @Test(arguments: [
    ("--output OUT", ["--output"]), ("-o OUT", ["--output"]), ("--out junit=OUT", ["--out"]),
    ("--watch --format github", ["--format", "--watch"]),
    ("--format html --case-pages --output OUT", ["--case-pages", "--format", "--output"]),
    ("--config OUT --print-config", ["--config", "--print-config"]),
  ])
  func `options that write files or settings are not repeated`(
    options: String,
    omitted: [String]
  ) async throws {
    try await desk { desk in
      let command = ["run", desk.path("a.scenario.json"), "--strategy", "timer"]
      let line = (["again: janklab"] + command).joined(separator: " ") + " " + options
      let run = try await ToolRun(["replay", line.replacing("OUT", with: desk.path("out"))])
      let expected = try await ToolRun(command)
      #expect(run.output == expected.output)
      #expect(run.code == .done)
      let names = omitted.map { "\"\($0)\"" }.joined(separator: ", ")
      let verb = omitted.count == 1 ? "is" : "are"
      #expect(run.errors.contains("note: \(names) of the line \(verb) not repeated"))
      let files = try FileManager.default.contentsOfDirectory(atPath: desk.folder.path)
      #expect(files == ["a.scenario.json"])
    }
  }

  @Test func `options that choose and show are repeated`() async throws {
    try await desk { desk in
      let command = [
        "run", desk.path("a.scenario.json"), "--metrics", "frame-time.max", "--sort", "name",
        "--top", "1", "--wide", "--format", "markdown", "--jobs", "1",
      ]
      let run = try await ToolRun(["replay", "janklab " + command.joined(separator: " ")])
      let expected = try await ToolRun(command)
      #expect(run.output == expected.output)
      #expect(run.code == .done)
      #expect(run.errors == expected.errors)
    }
  }

  @Test(arguments: ["plain", "with space", "it's", "line\nfeed", "ä\u{1B}[2J", ""])
  func `words are split as they were joined`(word: String) {
    let line = "run \(ShellWord.text(word)) --seed 1"
    #expect(ShellWord.split(line) == ["run", word, "--seed", "1"])
  }
}
