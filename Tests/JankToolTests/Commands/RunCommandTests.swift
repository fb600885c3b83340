import Foundation
import JankTool
import Testing

struct RunCommandTests {
  @Test func `a missing path is missing input`() throws {
    let result = try Shell.bash(
      #""$janklab" run "$folder/none""#,
      folder: URL(filePath: "/nowhere")
    )
    #expect(result.status == ExitCode.missingInput.rawValue)
    #expect(result.output.isEmpty)
    #expect(result.errors == "/nowhere/none: error: no such file or folder\n")
  }

  @Test func `a broken file is invalid data with place, cause and hint`() throws {
    try Shell.inNewFolder { folder in
      try Data("{\n  \"name\": \"x\",\n}\n".utf8)
        .write(to: folder.appending(path: "a.scenario.json"))
      let result = try Shell.bash(#"cd "$folder"; "$janklab" run a.scenario.json"#, folder: folder)
      #expect(result.status == ExitCode.invalidData.rawValue)
      #expect(result.output.isEmpty)
      #expect(
        result.errors == """
          a.scenario.json:2:14: error: trailing comma before the closing "}"
             2 |   "name": "x",
               |              ^
            help: remove the comma

          """
      )
    }
  }

  @Test(arguments: [
    ["run"], ["run", "--format", "xml", "x"], ["run", "--jobs", "0", "x"],
    ["run", "--strategy", "magic", "x"], ["run", "--seed", "-1", "x"],
    ["run", "--ios", "six", "x"], ["run", "--ios", "6", "x"],
  ])
  func `wrong options are wrong usage before any file is touched`(words: [String]) async throws {
    let run = try await ToolRun(words)
    #expect(run.code == .wrongUsage)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("janklab run: error: "))
  }

  @Test func `the standard input is a scenario too`() async throws {
    try await ScenarioDesk.with(["a.json": SampleScenarios.tapped()]) { desk in
      let result = try Shell.bash(
        #""$janklab" run - < "$folder/a.json""#,
        folder: desk.folder
      )
      #expect(result.status == 0)
      #expect(result.errors.isEmpty)
      #expect(result.output == (try await ToolRun(["run", desk.path("a.json")])).output)
    }
  }
}

// MARK: Results

extension RunCommandTests {
  private static let folder = [
    "a.scenario.json": SampleScenarios.tapped("first", devices: ["phone-60", "phone-120"]),
    "b.scenario.json": SampleScenarios.dragged("second"),
    "drag.json": SampleScenarios.drag(points: 300),
  ]

  @Test func `a folder gives a table with a line for each run, and no other output`()
    async throws
  {
    try await ScenarioDesk.with(Self.folder) { desk in
      let run = try await ToolRun(["run", desk.folder.path])
      #expect(run.code == .done)
      #expect(run.errors.isEmpty)
      let rows = run.output.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.split(separator: " ").prefix(3).joined(separator: " ") }
      #expect(
        rows.prefix(7) == [
          "scenario device strategy", "first phone-60 core-animation",
          "first phone-60 display-link", "first phone-120 core-animation",
          "first phone-120 display-link", "second phone-60 percent-driven", "",
        ]
      )
    }
  }

  @Test func `JSON has the same runs in the same order with the same digests`() async throws {
    try await ScenarioDesk.with(Self.folder) { desk in
      let table = try await ToolRun(["run", desk.folder.path, "--wide"])
      let json = try await ToolRun(["run", desk.folder.path, "--format", "json"])
      #expect(json.code == .done)
      #expect(json.errors.isEmpty)
      #expect(try json.texts("scenario") == ["first", "first", "first", "first", "second"])
      let digests = try json.texts("digest")
      let shown = table.output.split(separator: "\n").dropFirst().prefix(5)
        .compactMap { $0.split(separator: " ").last.map(String.init) }
      #expect(digests == shown)
      #expect(Set(digests).count == 5)
    }
  }

  @Test(arguments: ["table", "json"])
  func `a result for a file is the same and leaves the output empty`(format: String) async throws {
    try await ScenarioDesk.with(Self.folder) { desk in
      let words = ["run", desk.folder.path, "--format", format]
      let shown = try await ToolRun(words)
      let dashed = try await ToolRun(words + ["--output", "-"])
      let written = try await ToolRun(words + ["--output", desk.path("result")])
      #expect(written.code == .done)
      #expect(written.output.isEmpty)
      #expect(try desk.read("result") == shown.output)
      #expect(dashed.output == shown.output)
    }
  }

  @Test func `an output that cannot be created is reported`() async throws {
    try await ScenarioDesk.with(Self.folder) { desk in
      let run = try await ToolRun(["run", desk.folder.path, "-o", desk.path("none/result")])
      #expect(run.code == .cannotCreate)
      #expect(run.output.isEmpty)
      #expect(run.errors.hasPrefix(desk.path("none/result")))
    }
  }

  @Test func `another seed gives other digests, the same seed the same bytes`() async throws {
    try await ScenarioDesk.with(["a.scenario.json": SampleScenarios.tapped()]) { desk in
      let words = ["run", desk.folder.path, "--format", "json", "--strategy", "core-animation"]
      let own = try await ToolRun(words)
      let one = try await ToolRun(words + ["--seed", "1"])
      let two = try await ToolRun(words + ["--seed", "2"])
      let again = try await ToolRun(words + ["--seed", "2"])
      #expect(own.output == one.output)
      #expect(two.output == again.output)
      #expect(try one.texts("digest") != two.texts("digest"))
      #expect(try two.texts("seed") == ["2"])
      let largest = try await ToolRun(words + ["--seed", "\(Int64.max)"])
      #expect(try largest.texts("seed") == ["\(Int64.max)"])
    }
  }

  @Test func `how many run at a time never changes a byte`() async throws {
    try await ScenarioDesk.with(Self.folder) { desk in
      for format in ["table", "json"] {
        let words = ["run", desk.folder.path, "--format", format]
        let alone = try await ToolRun(words + ["--jobs", "1"])
        for jobs in ["2", "8", "1024"] {
          let run = try await ToolRun(words + ["--jobs", jobs])
          #expect(run.code == .done)
          #expect(run.output == alone.output, "--jobs \(jobs)")
        }
      }
    }
  }
}

// MARK: Strategies

extension RunCommandTests {
  @Test func `the strategies asked for replace those of the scenario`() async throws {
    try await ScenarioDesk.with(["a.scenario.json": SampleScenarios.tapped()]) { desk in
      let words = ["run", desk.folder.path, "--format", "json"]
      for names in [["display-link"], ["percent-driven", "core-animation"]] {
        let joined = try await ToolRun(words + ["--strategy", names.joined(separator: ",")])
        let repeated = try await ToolRun(words + names.flatMap { ["--strategy", $0] })
        #expect(joined.code == .done)
        #expect(try joined.texts("strategy") == names)
        #expect(repeated.output == joined.output)
      }
    }
  }

  @Test func `a scenario that no requested strategy can play is omitted with a warning`()
    async throws
  {
    try await ScenarioDesk.with(Self.folder) { desk in
      let words = [
        "run", desk.folder.path, "--format", "json", "--strategy", "core-animation,display-link",
      ]
      let run = try await ToolRun(words)
      #expect(run.code == .done)
      #expect(Set(try run.texts("scenario")) == ["first"])
      #expect(
        run.errors == """
          \(desk.path("b.scenario.json")): warning: core-animation is omitted: the script has a \
          drag, and the strategy follows no gesture
          \(desk.path("b.scenario.json")): warning: display-link is omitted: the script has a \
          drag, and the strategy follows no gesture

          """
      )
      let none = try await ToolRun(["run", desk.path("b.scenario.json")] + words.suffix(2))
      #expect(none.code == .wrongUsage && none.errors.contains("no strategy is left to play"))
      let quiet = try await ToolRun(words + ["--quiet"])
      #expect(quiet.code == .done)
      #expect(quiet.errors.isEmpty)
      #expect(quiet.output == run.output)
    }
  }
}

// MARK: Failures

extension RunCommandTests {
  static let endless = [
    "a.scenario.json": SampleScenarios.tapped(strategies: ["core-animation"]),
    "b.scenario.json": SampleScenarios.dragged("endless"),
    // The whole travel: nothing is left, and the remainder plays at the speed of what is left.
    "drag.json": SampleScenarios.drag(points: 500),
  ]

  @Test(arguments: [[], ["--quiet"]])
  func `a transition that never ends fails the run, and the report is written all the same`(
    options: [String]
  ) async throws {
    try await ScenarioDesk.with(Self.endless) { desk in
      let run = try await ToolRun(["run", desk.folder.path, "--format", "json"] + options)
      #expect(run.code == .simulationFailed)
      #expect(try run.texts("scenario") == ["tapped", "endless"])
      #expect(
        run.errors == """
          endless / phone-60 / percent-driven: error: F4 at 800.08 ms (refresh 48), Sheet: \
          dismiss of Sheet: completionSpeed is 0.0: the transition never ends; after "drag" \
          in line 14
            help: what UIKit does: At 0 it stalls for ever, as with 1 - percentComplete at 1; far \
          above 1 it jumps. A drag with "remainder": "steady" plays the rest at speed 1.
            again: janklab run \(desk.path("b.scenario.json")) --strategy percent-driven

          """
      )
      let transitions = try ToolRun.cases(in: run.output)[1]["transitions"] as? [[String: Any]]
      #expect(transitions?.compactMap { $0["outcome"] as? String } == ["completed", "unfinished"])
      let file = ["--output", desk.path("result.json")]
      let written = try await ToolRun(
        ["run", desk.folder.path, "--format", "json"] + options + file
      )
      #expect(written.code == .simulationFailed)
      #expect(try desk.read("result.json") == run.output)
    }
  }

  @Test func `a script may last as long as it specifies`() async throws {
    let late = SampleScenarios.tapped(strategies: ["core-animation"])
      .replacing(#""600 ms""#, with: #""61 s""#)
    try await ScenarioDesk.with(["a.scenario.json": late]) { desk in
      let run = try await ToolRun(["run", desk.folder.path])
      #expect(run.code == .done)
      #expect(run.errors.isEmpty)
    }
  }

  @Test func `where nothing is left to run the command line is wrong`() async throws {
    try await ScenarioDesk.with(Self.folder) { desk in
      let run = try await ToolRun(
        ["run", desk.path("b.scenario.json"), "--strategy", "core-animation", "--quiet"])
      #expect(run.code == .wrongUsage)
      #expect(run.output.isEmpty)
      #expect(run.errors.contains("core-animation is omitted"))
    }
  }

  @Test func `nothing is simulated or written when a file is bad`() async throws {
    var files = Self.folder
    files["c.scenario.json"] = "{}"
    try await ScenarioDesk.with(files) { desk in
      let run = try await ToolRun(["run", desk.folder.path, "-o", desk.path("result")])
      #expect(run.code == .invalidData)
      #expect(run.output.isEmpty)
      #expect(throws: (any Error).self) { try desk.read("result") }
    }
  }
}

// MARK: Metrics

extension RunCommandTests {
  @Test func `metrics that were asked for are the columns`() async throws {
    try await ScenarioDesk.with(["a.json": SampleScenarios.tapped()]) { desk in
      let run = try await ToolRun([
        "run", desk.path("a.json"), "--metrics", "apple.hitch-count,frame-time.max",
      ])
      #expect(run.code == .done)
      let head = run.output.prefix { $0 != "\n" }.split(separator: " ").map(String.init)
      #expect(
        head == ["scenario", "device", "strategy", "apple.hitch-count", "frame-time.max", "ms"]
      )
    }
  }

  @Test func `JSON has all metrics, or those that were asked for`() async throws {
    try await ScenarioDesk.with(["a.json": SampleScenarios.tapped()]) { desk in
      let words = ["run", desk.path("a.json"), "--format", "json"]
      let all = try ToolRun.cases(in: try await ToolRun(words).output)
      let some = try ToolRun.cases(in: try await ToolRun(words + ["--metrics", "perfdog"]).output)
      let ids = [all, some].map { cases in
        (cases.first?["metrics"] as? [[String: Any]])?.compactMap { $0["id"] as? String } ?? []
      }
      #expect(ids[0].contains("apple.hitch-time-ratio") && ids[0].count > 100)
      #expect(ids[1] == ["perfdog.jank", "perfdog.big-jank", "perfdog.stutter"])
    }
  }

  @Test func `a metric that is not known is wrong usage`() async throws {
    let run = try await ToolRun(["run", "a.json", "--metrics", "perfdog.jnk"])
    #expect(run.code == .wrongUsage)
    #expect(run.errors.contains("did you mean \"perfdog.jank\"?"))
    #expect(run.errors.count < 400)
  }
}

// MARK: Thresholds

extension RunCommandTests {
  private static func ruled(_ rule: String, _ level: String) -> [String: String] {
    let rules = "\"thresholds\": { \"\(rule)\": \"\(level)\" }, \"root\""
    let text = SampleScenarios.tapped(devices: ["phone-60", "phone-120"])
      .replacing("\"root\"", with: rules, maxReplacements: 1)
    return ["a.scenario.json": text]
  }

  @Test(arguments: [
    ("frame-time: max <= 1 ms", "error", ExitCode.regressed),
    ("frame-time: max <= 1 ms", "warn", .done), ("frame-time: max <= 1 ms", "off", .done),
    ("frame-time: max <= 1 s", "error", .done),
    ("frame-time{strategy=magic}: max <= 1 s", "error", .invalidData),
    ("frame-tim: max <= 1 s", "error", .invalidData),
  ])
  func `the rules of a scenario decide how its run ends`(
    rule: String,
    level: String,
    code: ExitCode
  ) async throws {
    try await ScenarioDesk.with(Self.ruled(rule, level)) { desk in
      let run = try await ToolRun(["run", desk.folder.path])
      #expect(run.code == code)
    }
  }

  @Test func `a broken rule is listed below the table, with frames and the replay command`()
    async throws
  {
    try await ScenarioDesk.with(Self.ruled("frame-time: max <= 1 ms", "error")) { desk in
      let path = desk.path("a.scenario.json")
      let run = try await ToolRun(["run", desk.folder.path])
      #expect(run.output.contains("\n\(path):13: failed: tapped / phone-60 / core-animation: "))
      let again = "\n  again: janklab run \(path) --device phone-60 --strategy core-animation\n"
      #expect(run.output.contains(again))
      #expect(run.output.hasSuffix("failed: 4 cases, 4 failed\n"))
      let words = ["run", path, "--device", "phone-60", "--strategy", "core-animation"]
      let replay = try await ToolRun(words)
      #expect(replay.output.hasSuffix("failed: 1 case, 1 failed\n"))
    }
  }

  @Test func `a rule about a case that was not chosen stays silent`() async throws {
    let rule = "frame-time{strategy=core-*,device=phone-60}: max <= 1 ms"
    try await ScenarioDesk.with(Self.ruled(rule, "error")) { desk in
      let words = ["run", desk.folder.path]
      let all = try await ToolRun(words)
      let others = try await ToolRun(words + ["--strategy", "display-link"])
      let elsewhere = try await ToolRun(words + ["--device", "phone-120"])
      #expect(all.code == .regressed && others.code == .done && elsewhere.code == .done)
    }
  }

  @Test func `rules against a baseline are left to the check, with a note`() async throws {
    let rule = "apple.hitch-time: value <= baseline + 5 %"
    try await ScenarioDesk.with(Self.ruled(rule, "error")) { desk in
      let run = try await ToolRun(["run", desk.folder.path])
      #expect(run.code == .done)
      #expect(run.errors.hasPrefix("janklab run: note: 1 rule compares with a baseline\n"))
      let quiet = try await ToolRun(["run", desk.folder.path, "--quiet"])
      #expect(quiet.errors.isEmpty)
      #expect(try await ToolRun(["check", desk.folder.path]).code == .invalidData)
    }
  }

  @Test func `a run has all the reports of a check`() async throws {
    try await ScenarioDesk.with(Self.ruled("frame-time: max <= 1 ms", "error")) { desk in
      let trace = desk.path("trace.json")
      let run = try await ToolRun([
        "run", desk.folder.path, "--output", desk.path("report.xml"), "--out", "trace=\(trace)",
      ])
      #expect(run.code == .regressed && run.output.isEmpty)
      #expect(try desk.read("report.xml").contains("failures=\"4\""))
      #expect(try desk.read("trace.json").contains("traceEvents"))
    }
  }
}
