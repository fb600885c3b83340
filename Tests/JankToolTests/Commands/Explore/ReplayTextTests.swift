import Foundation
import JankTool
import Testing

// Also tests: RefusedCommand, ReplayCommand.

/// Whole reports and logs, of which `replay` chooses what to play.
struct ReplayTextTests {
  private static let place = "a.scenario.json"

  private func desk<Value>(
    _ text: String = SampleScenarios.tapped("tap", strategies: ["timer", "display-link"]),
    _ work: (ScenarioDesk) async throws -> Value
  ) async throws -> Value {
    try await ScenarioDesk.with([Self.place: text], work: work)
  }

  @Test func `the command of a failed check wins over the cases above it`() async throws {
    try await desk(SampleScenarios.stalled(milliseconds: 5)) { desk in
      let (path, baseline) = (desk.path(Self.place), desk.path("baseline.json"))
      let against = [path, "--baseline", baseline]
      let recorded = try await ToolRun(["baseline", "record"] + against)
      #expect(recorded.code == .done)
      try desk.write(SampleScenarios.stalled(milliseconds: 90), to: Self.place)
      let check = ["check"] + against + ["--compare-changed"]
      let failed = try await ToolRun(check)
      #expect(failed.code == .regressed)
      #expect(failed.output.contains("failed: stalled / phone-60 / display-link"))
      let again = try await ToolRun(["replay", failed.output])
      #expect(again.code == .regressed, "\(again.errors)")
      #expect(again.output.contains("than in the baseline"))
      #expect(!again.errors.contains("not repeated"))
    }
  }

  @Test func `a case that is worse than in a baseline is run, with how to compare it`()
    async throws
  {
    try await desk { desk in
      let line = "failed: tap / phone-60 / timer: 3 values are worse than in the baseline"
      let words = ["replay", line, "--in", desk.folder.path]
      let run = try await ToolRun(words)
      #expect(run.code == .done)
      #expect(run.output.contains("timer"))
      #expect(run.errors.contains("the line compares with a baseline, and this run has none"))
      let choice = "--scenario tap --device phone-60 --strategy timer --baseline FILE"
      #expect(run.errors.contains("to compare: janklab check \(desk.folder.path) \(choice)"))
      let quiet = try await ToolRun(words + ["--quiet"])
      #expect(quiet.output == run.output)
      #expect(quiet.errors.isEmpty)
    }
  }

  @Test(arguments: [
    "table", "json", "ndjson", "markdown", "junit", "junit-strict", "sarif", "github", "html",
  ])
  func `the failure of a check is repeated from a report`(format: String) async throws {
    try await desk { desk in
      let rule = "frame-time: max <= 1 ms"
      let words = ["check", desk.path(Self.place), "--strategy", "timer", "--rule", rule]
      let report = try await ToolRun(words + ["--format", format]).output
      let again = try await ToolRun(["replay", report])
      let same = try await ToolRun(words)
      #expect(again.code == .regressed, "\(again.errors)")
      #expect(again.output == same.output)
    }
  }

  @Test(arguments: ["json", "ndjson"])
  func `of a report of a check, the first case that failed is repeated`(format: String)
    async throws
  {
    let files = [
      "a.scenario.json": SampleScenarios.tapped("quick"),
      "b.scenario.json": SampleScenarios.stalled(milliseconds: 90),
    ]
    try await ScenarioDesk.with(files) { desk in
      let words = ["check", desk.folder.path, "--rule", "apple.hitch-time: value <= 0 ms"]
      let report = try await ToolRun(words + ["--format", format])
      try #require(report.code == .regressed)
      let again = try await ToolRun(["replay", report.output])
      #expect(again.code == .regressed, "\(again.errors)")
      #expect(again.output.contains("stalled"))
      #expect(!again.output.contains("quick"))
    }
  }

  @Test(arguments: [
    "tap / phone-60 / timer: error: F13 at 33.37 ms", "failed: tap / phone-60 / timer: late",
    "broken: tap / phone-60 / timer: the run did not settle",
    "tap / phone-60 / timer: the run is invalid.", "tap / phone-60 / timer: 2 values are worse",
    #""text": "failed: tap / phone-60 / timer: late""#,
  ])
  func `a case that failed wins over a command that a log echoes`(line: String) async throws {
    try await desk { desk in
      let command = "janklab run \(desk.path(Self.place)) --strategy display-link"
      let other = "~ tap / phone-60 / display-link: motion.error.max"
      let log = "$ \(command)\n\(other)\n\(line)\n"
      let run = try await ToolRun(["replay", log, "--in", desk.folder.path])
      #expect(run.output.contains("timer"), "\(run.errors)")
      #expect(!run.output.contains("display-link"))
      let echoed = try await ToolRun(["replay", "$ \(command)\n\(other)", "--in", desk.folder.path])
      #expect(echoed.output.contains("display-link"), "\(echoed.errors)")
      #expect(!echoed.output.contains("timer"))
    }
  }

  @Test(arguments: [
    #"tap / phone-60 / timer: the work "error" takes 20 ms"#,
    "failed page / phone-60 / timer: frame 2", "tap / broken phone / timer: frame 2",
    "./error/a.json: tap / phone-60 / timer: frame 2", "tap / phone-60 / timer: &quot;worse&quot;",
  ])
  func `a word in a name states no failure`(line: String) async throws {
    try await desk { desk in
      let command = "janklab run \(desk.path(Self.place)) --strategy display-link"
      let log = "$ \(command)\n\(line)\n"
      let run = try await ToolRun(["replay", log, "--in", desk.folder.path])
      #expect(run.output.contains("display-link"), "\(run.errors)")
      #expect(!run.output.contains("timer"))
    }
  }

  @Test(arguments: ["table", "json", "markdown", "html"])
  func `the first case of a report without failures is played`(format: String) async throws {
    try await desk { desk in
      let words = ["run", desk.path(Self.place), "--strategy", "timer", "--format", format]
      let report = try await ToolRun(words).output
      let run = try await ToolRun(["replay", report, "--in", desk.folder.path])
      #expect(run.code == .done, "\(run.errors)")
      #expect(run.output.contains("timer"))
      #expect(!run.output.contains("display-link"))
    }
  }

  @Test(arguments: [
    ##"<tr><td><a href="#case=1">tap / phone-60 / timer</a></td><td class="bad">broken</td></tr>"##,
    #"{"message": {"text": "tap / phone-60 / timer: F13 at 33.37 ms"}}"#,
    "- tap / phone-60 / timer: frame 2", "worst: frame 14 of tap / phone-60 / timer.",
    "2026-01-01T00:00:00Z error: `tap / phone-60 / timer` failed\r\nnext line\r\n",
  ])
  func `the names of a case are found in the markup around them`(line: String) async throws {
    try await desk { desk in
      let run = try await ToolRun(["replay", "--in", desk.folder.path, "--", line])
      #expect(run.code == .done, "\(run.errors)")
      #expect(run.output.contains("timer"))
    }
  }

  @Test func `a variation is explored again, even if its command is on two lines`() async throws {
    let text = ShrinkCommandTests.twice.replacing("30 ms after begin", with: "30 ms after end")
    try await desk(text) { desk in
      let path = desk.path(Self.place)
      let options = ["--failures", desk.path("found")]
      let words = ["explore", path, "--attempts", "20", "--seed", "7", "--count", "1"]
      let expected = try await ToolRun(words + options)
      #expect(expected.output.hasPrefix("explored 1 variation of 1 scenario, seed 7"))
      let command = "janklab explore \(path) --attempts 20 --seed 7"
      for log in [
        "again: \(command) --count 1", "error: F13\n  again: \(command) --count\n    1\nerror: F4",
        "10:00:00 error: F13\n10:00:00   again: \(command)\n10:00:00     --count 1\n10:00:01 next",
      ] {
        let run = try await ToolRun(["replay", log] + options)
        #expect(run.output == expected.output, "\(log)")
        #expect(run.code == expected.code)
      }
    }
  }

  @Test func `a row of an invalid run has the same digest, and the reason is stated`()
    async throws
  {
    try await desk(ShrinkCommandTests.twice) { desk in
      let words = ["run", desk.path(Self.place), "--strategy", "core-animation"]
      let table = try await ToolRun(words)
      #expect(table.code == .simulationFailed)
      let row = try #require(
        table.output.split(separator: "\n").first { $0.contains("phone-60") }.map(String.init)
      )
      let run = try await ToolRun(["replay", "2026-01-01 | \(row)", "--in", desk.folder.path])
      #expect(run.code == .done)
      #expect(run.output.contains("same digest"))
      #expect(run.output.contains("; the run is invalid: F13 at "))
      let narrow = try await ToolRun(["replay", row, "--in", desk.folder.path], columns: 80)
      let lines = narrow.output.split(separator: "\n")
      #expect(lines.count > 1 && lines.allSatisfy { $0.count <= 80 }, "\(narrow.output)")
      let line = "twice / phone-60 / core-animation: F13"
      let invalid = try await ToolRun(["replay", line, "--in", desk.folder.path])
      #expect(invalid.code == .simulationFailed)
    }
  }

  @Test func `an invalid run of a JSON report fails again, though the digest is the same`()
    async throws
  {
    try await desk(ShrinkCommandTests.twice) { desk in
      let words = ["run", desk.path(Self.place), "--strategy", "core-animation"]
      let report = try await ToolRun(words + ["--format", "json"])
      try #require(report.code == .simulationFailed)
      let run = try await ToolRun(["replay", report.output, "--in", desk.folder.path])
      #expect(run.code == .simulationFailed)
      #expect(run.output.contains("twice / phone-60 / core-animation: same digest "))
      #expect(run.output.contains("; the run is invalid: F13 at "))
    }
    try await desk { desk in
      let words = ["run", desk.path(Self.place), "--strategy", "timer", "--format", "json"]
      let report = try await ToolRun(words)
      let run = try await ToolRun(["replay", report.output, "--in", desk.folder.path])
      #expect(run.code == .done)
    }
  }

  @Test(arguments: [
    "janklab 0.1.0 (model 7, x86_64-unknown-linux-gnu)", #"  "modelVersion": 7,"#,
    #"      <property name="modelVersion" value="7"/>"#, "model 7",
  ])
  func `a log of another model is noticed`(head: String) async throws {
    try await desk { desk in
      let differs = "the model differs: it is \(Version.model), was 7"
      let options = ["--in", desk.folder.path]
      let row = "tap  phone-60  timer  49  0  00000000"
      let other = try await ToolRun(["replay", "\(head)\n\(row)"] + options)
      #expect(other.code == .simulationFailed)
      #expect(other.errors.contains(differs))
      let table = try await ToolRun(["run", desk.folder.path, "--strategy", "timer"])
      let own = try #require(table.output.split(separator: "\n").first { $0.contains("phone-60") })
      let equal = try await ToolRun(["replay", "\(head)\n\(own)"] + options)
      #expect(equal.code == .done)
      #expect(equal.output.contains("same digest"))
      #expect(equal.errors.contains(differs))
      let line = "tap / phone-60 / timer: frame 14"
      let run = try await ToolRun(["replay", "\(head)\n\(line)"] + options)
      #expect(run.code == .done)
      #expect(run.errors.contains(differs))
      let ours = head.replacing("7,", with: "\(Version.model),")
        .replacing("\"7\"", with: "\"\(Version.model)\"")
        .replacing("model 7", with: "model \(Version.model)")
      let same = try await ToolRun(["replay", "\(ours)\n\(line)"] + options)
      #expect(!same.errors.contains("the model differs"))
    }
  }

  @Test func `a case that is not found names the option for its folder`() async throws {
    try await desk { desk in
      for line in ["other  phone-60  timer  49  0  00000000", "other / phone-60 / timer: late"] {
        let run = try await ToolRun(["replay", line, "--in", desk.folder.path])
        #expect(run.code == .wrongUsage)
        #expect(run.errors.contains("has no scenario \"other\""))
        #expect(run.errors.contains("--in FOLDER"))
        let missing = try await ToolRun(["replay", line, "--in", desk.path("zzz/zzz")])
        #expect(missing.code == .missingInput)
        #expect(missing.errors.contains("--in FOLDER"))
      }
    }
  }

  @Test func `a case that is not found names one whose name is near`() async throws {
    try await desk(SampleScenarios.stalled(milliseconds: 5)) { desk in
      let run = try await ToolRun([
        "replay", "stalld / phone-60 / timer: late", "--in", desk.folder.path,
      ])
      #expect(run.code == .wrongUsage)
      #expect(run.errors.contains("did you mean \"stalled\"? to name the folder"), "\(run.errors)")
    }
  }

  @Test(arguments: [
    ("phone-6 / timer", "device \"phone-6\"", "did you mean \"phone-60\"?"),
    ("phone-60 / timr", "strategy \"timr\"", "did you mean \"timer\"?"),
    ("watch / timer", "device \"watch\"", "there are phone-60, phone-120, "),
    ("phone-60 / unheard-of", "strategy \"unheard-of\"", "there are core-animation, "),
  ])
  func `a device or strategy that is not found is named without an option of another command`(
    names: String,
    unknown: String,
    help: String
  ) async throws {
    try await desk { desk in
      let cells = names.replacing(" / ", with: "  ")
      for line in ["tap / \(names): late", "tap  \(cells)  49  0  00000000"] {
        let run = try await ToolRun(["replay", line, "--in", desk.folder.path])
        #expect(run.code == .wrongUsage)
        let message = "janklab replay: error: the line names no known \(unknown)\n  help: \(help)"
        #expect(run.errors.hasPrefix(message), "\(run.errors)")
        #expect(!run.errors.contains("--"), "\(run.errors)")
      }
    }
  }

  @Test func `a line about several cases is rejected with the line to use`() async throws {
    try await desk(ShrinkCommandTests.twice) { desk in
      let check = ["check", desk.path(Self.place)] + SampleScenarios.rule
      let report = try await ToolRun(check)
      let line = try #require(
        report.output.split(separator: "\n").first { $0.hasPrefix("broken: twice (4 cases)") }
      )
      let run = try await ToolRun(["replay", String(line)])
      #expect(run.code == .wrongUsage)
      #expect(run.errors.contains("error: the line is about 4 cases, not about one\n"))
      #expect(run.errors.contains("help: name one of them: SCENARIO / DEVICE / STRATEGY; below a "))
    }
  }

  @Test(arguments: [
    ("$ janklab run a.json | head -3", "the pipe \"| head -3\""),
    ("$ janklab run a.json > out.txt 2>&1", "the redirection \"> out.txt 2>&1\""),
    ("`janklab check a.json 2> e`", "the redirection \"2> e\""),
    ("$ janklab list; id\n$ janklab run a2.json; id", "the \"; id\""),
    (#"janklab check a.json --rule "max <= 1 ms" | tee log"#, "the pipe \"| tee log\""),
  ])
  func `what a shell acts on is named`(log: String, part: String) async throws {
    let run = try await ToolRun(["replay", log])
    #expect(run.code == .wrongUsage)
    #expect(run.errors.contains("omit \(part): replay repeats the command alone"))
  }

  @Test(arguments: [
    ("again: janklab shrink a.scenario.json", "run, check, explain and explore, not shrink"),
    ("again: janklab runn Scenarios", "did you mean \"run\"?"),
    ("my-janklab shrink a", "for example: janklab replay"),
    ("see janklab run --help", "for example: janklab replay"),
  ])
  func `a command that is not repeated is named`(line: String, help: String) async throws {
    let run = try await ToolRun(["replay", line])
    #expect(run.code == .wrongUsage)
    #expect(run.errors.contains("no line has a command to repeat"))
    #expect(run.errors.contains(help))
  }

  @Test func `a file as the line is rejected with the command that reads it`() async throws {
    try await desk { desk in
      let path = desk.path(Self.place)
      let scenario = try await ToolRun(["replay", path])
      #expect(scenario.code == .wrongUsage)
      #expect(scenario.errors.contains("\"\(path)\" is a path"))
      #expect(scenario.errors.contains("to play a scenario: janklab run \(path)"))
      try desk.write("tap / phone-60 / timer: late", to: "log")
      let log = try await ToolRun(["replay", desk.path("log")])
      #expect(log.code == .wrongUsage)
      #expect(log.errors.contains("janklab replay - < \(desk.path("log"))"))
    }
  }
}
