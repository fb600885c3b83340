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

  @Test func `the example of the help plays, and the page has its row`() async throws {
    let words = try #require(ShellWord.split(ReplayCommand.command.example))
    let place = ReadmeConsole.project.appending(path: "Scenarios").path
    let run = try await ToolRun(Array(words.dropFirst()) + ["--in", place])
    #expect(run.code == .done, "\(run.errors)")
    #expect(run.output.contains("display-link: same digest "))
    let page = try String(
      contentsOf: ReadmeConsole.project
        .appending(path: "Sources/JankTool/JankTool.docc/ExploreScenarios.md"),
      encoding: .utf8
    )
    let row = try #require(words.last)
    #expect(page.contains("`\(row)`"))
    let table = try await ToolRun([
      "run", "\(place)/modal-bounce-stall.scenario.json", "--device", "phone-60",
    ])
    let cells = row.split(separator: " ")
    #expect(
      table.output.split(separator: "\n").contains { line in
        let line = line.split(separator: " ")
        return line.starts(with: cells.dropLast()) && line.last == cells.last
      }
    )
  }

  @Test(arguments: [
    "again: janklab run - --device phone-60 < FILE", "$ janklab run -",
    "again: janklab check a.scenario.json --baseline -",
    #"{"outcome": "failed", "replay": "janklab check - --device phone-60"}"#,
  ])
  func `a command that read standard input is rejected`(line: String) async throws {
    let run = try await ToolRun(["replay", line])
    #expect(run.code == .wrongUsage)
    #expect(run.errors.contains("error: the command of the line read standard input"))
    #expect(run.errors.contains("help: save the scenario in a file"))
  }

  @Test func `an echoed command takes the settings of a file, and one behind again takes none`()
    async throws
  {
    try await desk { desk in
      let (path, config) = (desk.path("a.scenario.json"), desk.path("janklab.json"))
      try desk.write(
        #"{"strategy": "display-link", "format": "markdown", "seed": 3}"#,
        to: "janklab.json"
      )
      let settings = ["--config", config]
      let echoed = try await ToolRun(["replay", "$ janklab run \(path)"] + settings)
      let expected = try await ToolRun(["run", path] + settings)
      #expect(echoed.output == expected.output)
      #expect(echoed.errors.isEmpty)
      #expect(!echoed.output.contains("timer"))
      let written = try await ToolRun(
        ["replay", "$ janklab run \(path) --strategy timer"] + settings
      )
      #expect(written.output.contains("timer") && !written.output.contains("display-link"))
      for line in [
        "again: janklab run \(path)",
        #"{"outcome": "failed", "replay": "janklab run \#(path)"}"#,
      ] {
        let again = try await ToolRun(["replay", line] + settings)
        let plain = try await ToolRun(["run", path])
        #expect(again.output == plain.output, "\(line)")
      }
    }
  }

  @Test(arguments: ["nofolder", "empty"])
  func `scenarios that are missing have a code that the help names`(name: String) async throws {
    try await desk { desk in
      try FileManager.default.createDirectory(
        at: desk.folder.appending(path: "empty"),
        withIntermediateDirectories: true
      )
      let line = "tap / phone-60 / timer: frame 14"
      let run = try await ToolRun(["replay", line, "--in", desk.path(name)])
      #expect(run.code == .missingInput)
      let help = try await ToolRun(["replay", "--help"])
      #expect(help.output.contains("\n  66 ") && help.output.contains("\n  65 "))
    }
  }

  @Test(arguments: ["plain", "with space", "it's", "line\nfeed", "ä\u{1B}[2J", ""])
  func `words are split as they were joined`(word: String) {
    let line = "run \(ShellWord.text(word)) --seed 1"
    #expect(ShellWord.split(line) == ["run", word, "--seed", "1"])
  }
}
