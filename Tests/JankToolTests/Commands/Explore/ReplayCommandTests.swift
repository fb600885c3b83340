import JankTool
import Testing

// Also tests: ReplayRequest.

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

  @Test func `nothing that writes files or that a shell would act on is repeated`() async throws {
    for line in [
      "janklab run a.json --output b.json", "janklab run a.json -o b", "janklab run $(id)",
      "janklab baseline record a.json", "some text",
    ] {
      let run = try await ToolRun(["replay", line])
      #expect(run.code == .wrongUsage, "\(line)")
      #expect(run.output.isEmpty)
    }
  }

  @Test(arguments: ["plain", "with space", "it's", "line\nfeed", "ä\u{1B}[2J", ""])
  func `words are split as they were joined`(word: String) {
    let line = "run \(ShellWord.text(word)) --seed 1"
    #expect(ShellWord.split(line) == ["run", word, "--seed", "1"])
  }
}
