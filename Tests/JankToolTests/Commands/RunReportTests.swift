import Foundation
import JankTool
import Testing

// Also tests: JankReports/ResultGrid, JankReports/ResultTable, JankReports/SilentStallText.
// Also tests: JankMetrics/SilentStall.

/// What people are shown of runs, short and at length.
struct RunReportTests {
  /// A page of which five frames are late: by 1, 3, 2, 3 and 1 refreshes.
  private static let stalls = """
    { "name": "stalls", "devices": ["phone-60"], "strategies": ["display-link"],
      "screens": { "Main": { "layers": 4 },
        "Sheet": { "layers": 2, "presentation": { "bounce": { "duration": "900 ms" } } } },
      "root": "Main",
      "script": [
        { "at": "100 ms", "present": "Sheet" },
        { "at": "201 ms", "stall": "one", "for": "40 ms" },
        { "at": "351 ms", "stall": "two", "for": "80 ms" },
        { "at": "501 ms", "stall": "three", "for": "60 ms" },
        { "at": "701 ms", "stall": "four", "for": "80 ms" },
        { "at": "851 ms", "stall": "five", "for": "40 ms" }
      ] }
    """

  private func tool(_ command: String, _ words: String...) async throws -> ToolRun {
    try await ScenarioDesk.with(["a.scenario.json": Self.stalls]) { desk in
      let run = try await ToolRun([command, desk.folder.path] + words)
      #expect(run.code == .done, "\(run.errors)")
      return run
    }
  }

  /// The names of the stalls of which a text says that they made a frame late.
  private func stalls(in text: String) -> [String] {
    text.components(separatedBy: " late, stall \"").dropFirst().map { part in
      String(part.prefix { $0 != "\"" })
    }
  }

  @Test(arguments: ["table", "markdown", "github"])
  func `a report is the same whether frames are kept for another or not`(format: String)
    async throws
  {
    // Their runs have late frames, findings, warnings and failures.
    let names = [
      "modal-bounce-stall", "truth-interruption", "drag-wrong-way", "traps/full-drag-never-ends",
      "traps/segue-slide", "traps/stayed-login",
    ]
    let paths = names.map { name in
      ReadmeConsole.project.appending(path: "Scenarios/\(name).scenario.json").path
    }
    let words = ["run"] + paths + ["--quiet", "--format", format]
    let alone = try await ToolRun(words)
    let beside = try await ToolRun(words + ["--out", "json=/dev/null"])
    #expect(alone.code == beside.code && !alone.output.isEmpty)
    #expect(alone.output == beside.output && alone.errors == beside.errors)
  }

  @Test func `of many late frames the longest are named in the order of time`() async throws {
    let run = try await tool("run")
    #expect(stalls(in: run.output) == ["two", "three", "four"])
    let more = "stalls / phone-60 / display-link: and 2 more late frames, which --all shows\n"
    #expect(run.output.contains(more))
    let all = try await tool("run", "--all")
    #expect(stalls(in: all.output) == ["one", "two", "three", "four", "five"])
    #expect(!all.output.contains("--all"))
  }

  @Test func `many findings that scenarios expect are only counted`() async throws {
    let file = ReadmeConsole.project.appending(path: "Scenarios/traps/segue-slide.scenario.json")
      .path
    let run = try await ToolRun(["run", file])
    #expect(
      run.output.contains(
        "\n8 findings in 2 cases are expected by the scenarios; --all lists them\n"
      )
    )
    #expect(!run.output.contains("expected F15"))
    let all = try await ToolRun(["run", file, "--all"])
    #expect(all.output.components(separatedBy: ": expected F").count == 9)
    let one = try await ToolRun(["run", file, "--device", "phone-60"])
    #expect(one.output.components(separatedBy: ": expected F").count == 5)
  }

  @Test func `what makes a run invalid is printed once, and a table in a file has it too`()
    async throws
  {
    try await ScenarioDesk.with(RunCommandTests.endless) { desk in
      let run = try await ToolRun(["run", desk.folder.path])
      #expect(run.code == .simulationFailed && !run.output.contains("F4 at "))
      #expect(run.errors.contains("endless / phone-60 / percent-driven: error: F4 at "))
      _ = try await ToolRun(["run", desk.folder.path, "--output", desk.path("table.txt")])
      let note = "endless / phone-60 / percent-driven: error F4 at "
      #expect(try desk.read("table.txt").contains("\n" + note))
    }
  }

  @Test func `the same error in several cases of a scenario is printed once`() async throws {
    var files = RunCommandTests.endless
    files["b.scenario.json"] = files["b.scenario.json"]?.replacing(
      #"["percent-driven"]"#,
      with: #"["percent-driven", "property-animator"]"#
    )
    try await ScenarioDesk.with(files) { desk in
      let run = try await ToolRun(["run", desk.folder.path])
      #expect(run.errors.components(separatedBy: "error: F4 at ").count == 2, "\(run.errors)")
      #expect(run.errors.hasPrefix("endless (2 cases): error: F4 at "), "\(run.errors)")
      let command = "janklab run \(desk.path("b.scenario.json")) --strategy percent-driven"
      #expect(run.errors.contains("\n  again: \(command)\n"), "\(run.errors)")
    }
  }

  @Test func `of many unexpected findings the first are listed`() async throws {
    let pushes = Array(repeating: #"{ "at": "100 ms", "push": "Detail" }"#, count: 9)
    let text = """
      { "name": "x", "devices": ["phone-60"], "root": "Stack", "strategies": ["core-animation"],
        "screens": { "Home": {}, "Detail": {}, "Stack": { "stack": ["Home"] } },
        "script": [\(pushes.joined(separator: ","))] }
      """
    try await ScenarioDesk.with(["x.scenario.json": text]) { desk in
      let run = try await ToolRun(["run", desk.folder.path])
      #expect(run.code == .simulationFailed)
      #expect(run.errors.components(separatedBy: ": error: F13").count == 6)
      let again = "  again: janklab run \(desk.path("x.scenario.json")) --strategy core-animation\n"
      let more = ": error: 3 more findings\n  help: --all lists them\n"
      #expect(run.errors.contains(more + again), "\(run.errors)")
      #expect(run.errors.components(separatedBy: again).count == 2, "\(run.errors)")
      let all = try await ToolRun(["run", desk.folder.path, "--all"])
      #expect(all.errors.components(separatedBy: ": error: F13").count == 9)
    }
  }

  @Test(arguments: ["json", "ndjson", "csv", "junit"])
  func `what programs read is whole in any case`(format: String) async throws {
    try await ScenarioDesk.with(["a.scenario.json": Self.stalls]) { desk in
      let words = ["run", desk.folder.path, "--format", format]
      let run = try await ToolRun(words)
      let all = try await ToolRun(words + ["--all"])
      #expect(run.code == .done && run.output == all.output)
    }
  }

  @Test func `the Markdown of a run begins with its table`() async throws {
    let lines = try await tool("run", "--format", "markdown").output.components(separatedBy: "\n")
    #expect(lines[0] == "### JankLab: passed: 1 case" && lines[1].isEmpty)
    #expect(lines[2].hasPrefix("| scenario | device | strategy | frames | hitches | hitch time |"))
    #expect(lines[3].hasPrefix("| --- | --- | --- | ---: | ---: | ---: |"))
    #expect(lines[4].hasPrefix("| stalls | phone-60 | display-link | "))
    #expect(lines[4].contains(" | 5 | 166.67 | 181.83 | severe | "))
    #expect(Set(lines[2...4].map { row in row.count { $0 == "|" } }) == [15])
    #expect(lines[5].isEmpty)
    #expect(lines[6].hasPrefix("- stalls / phone-60 / display-link: frame 16 shown 50.00 ms"))
    #expect(
      lines[9] == "- stalls / phone-60 / display-link: and 2 more late frames, which --all shows"
    )
    #expect(lines[11].hasPrefix("Times in ms."))
  }

  @Test func `the metrics asked for are the columns of Markdown too`() async throws {
    let metrics = "apple.hitch-count,apple.hitch-time"
    let text = try await tool("run", "--format", "markdown", "--metrics", metrics).output
    #expect(
      text == """
        ### JankLab: passed: 1 case

        | scenario | device | strategy | apple.hitch-count | apple.hitch-time ms |
        | --- | --- | --- | ---: | ---: |
        | stalls | phone-60 | display-link | 5 | 166.6667 |


        """
    )
  }

  @Test func `the summary of a job has the table of a run`() async throws {
    try await ScenarioDesk.with(["a.scenario.json": Self.stalls]) { desk in
      let script = """
        cd "$folder"
        GITHUB_STEP_SUMMARY="$folder/summary.md" "$janklab" run . --format github
        """
      let run = try Shell.bash(script, folder: desk.folder)
      #expect(run.output == "::notice::passed: 1 case\n")
      let markdown = try await ToolRun(["run", desk.folder.path, "--format", "markdown"])
      #expect(try desk.read("summary.md") == markdown.output)
    }
  }

  @Test func `a check counts the cases that held and shows them if asked`() async throws {
    let rule = "apple.hitch-count: value <= 5"
    let run = try await tool("check", "--rule", rule)
    let metricValues = /\d+ frames, 5 late, hitch time 166\.67 ms/
    let totals = try #require(run.output.firstMatch(of: metricValues)).output
    #expect(
      run.output == "held: 1 case, which --all shows\n\(totals)\npassed: 1 case, 1 held\n"
    )
    let all = try await tool("check", "--rule", rule, "--all")
    #expect(all.output.hasPrefix("scenario  device    strategy      frames  hitches  "))
    #expect(all.output.contains("\nstalls    phone-60  display-link "))
    #expect(all.output.hasSuffix("  held\n\n\(totals)\npassed: 1 case, 1 held\n"))
  }

  @Test(arguments: [("table", 0), ("json", 1)])
  func `a warning is printed once, with the results if these list it`(
    format: String,
    errorCount: Int
  ) async throws {
    let path = ReadmeConsole.project.appending(path: "Scenarios/drag-wrong-way.scenario.json").path
    let run = try await ToolRun(["run", path, "--device", "phone-60", "--format", format])
    let warning = "goes up, and the dismissal of \"Sheet\" follows drags that go down"
    #expect(run.errors.components(separatedBy: warning).count - 1 == errorCount)
    #expect((run.output + run.errors).contains(warning) || format == "json")
  }

  @Test func `a stall that made no frame late is mentioned with the cases`() async throws {
    let scenario = SampleScenarios.stalled(
      milliseconds: 80,
      strategies: ["core-animation", "property-animator", "display-link"]
    )
    try await ScenarioDesk.with(["a.json": scenario]) { desk in
      let run = try await ToolRun(["run", desk.path("a.json")])
      let lines = run.output.split(separator: "\n").filter { $0.contains("made no frame late") }
      #expect(lines.count == 1, "\(run.output)")
      let start =
        #"stalled (2 cases): stall "decode" blocked the main thread for 80.00 ms but made no"#
      #expect(lines.first?.hasPrefix(start) == true, "\(lines)")
      let short = scenario.replacing("\"80 ms\"", with: "\"2 ms\"")
      try desk.write(short, to: "short.json")
      let all = try await ToolRun(["run", desk.path("short.json")]).output
      #expect(
        all.replacing("\n  ", with: " ").contains(
          "stalled (3 cases): stall \"decode\" blocked the main thread for 2.00 ms but made no "
            + "frame late, because the render server played the animation (2 cases) or the next "
            + "frame met its deadline all the same (1 case); "
        ),
        "\(all)"
      )
      let link = try await ToolRun(["run", desk.path("a.json"), "--strategy", "display-link"])
      #expect(!link.output.contains("made no frame late"))
    }
  }
}
