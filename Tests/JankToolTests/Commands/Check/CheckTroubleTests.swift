import Foundation
import JankReports
import JankTool
import Testing

// Also tests: JankEngine/RunLimits.

/// Rules that say nothing, reports that cannot be written, baselines that do not fit.
struct CheckTroubleTests {
  private static let files = ["a.scenario.json": SampleScenarios.tapped("tapped")]
  /// A rule about a figure that no run of ours has.
  private static let empty = "presentmon.input-latency.max: value < 1 ms"

  @Test func `a case whose rule finds no data stands in every report with its error`() async throws
  {
    try await ScenarioDesk.with(Self.files) { desk in
      for format in ReportFormat.allCases.filter(\.reportsRejections).map(\.rawValue) {
        let run = try await ToolRun([
          "check", desk.folder.path, "--rule", Self.empty, "--format", format,
        ])
        #expect(run.code == .invalidData, "\(format)")
        #expect(run.output.contains("display-link"), "\(format)")
        #expect(run.output.contains("has no value in tapped"), "\(format): \(run.output)")
        #expect(!run.output.contains("passed"), "\(format)")
      }
      let table = try await ToolRun(["check", desk.folder.path, "--rule", Self.empty])
      #expect(table.output.hasSuffix("invalid: 2 cases, 2 invalid\n"))
    }
  }

  @Test func `a rule without a verdict hides no broken one`() async throws {
    try await ScenarioDesk.with(Self.files) { desk in
      let run = try await ToolRun([
        "check", desk.folder.path, "--rule", Self.empty, "--rule", "frame-time: max <= 1 ms",
      ])
      #expect(run.code == .regressed)
      #expect(run.output.contains("failed: tapped / phone-60 / core-animation: frame-time is"))
      #expect(run.errors.contains("has no value in tapped"))
    }
  }

  @Test func `wrong rules are reported, the first twenty of them`() async throws {
    func rules(_ rules: [String]) -> [String] { rules.flatMap { ["--rule", $0] } }
    try await ScenarioDesk.with(Self.files) { desk in
      let words = ["check", desk.folder.path]
      let texts = try await ToolRun(
        words
          + rules(["frame-tim: max < 1 ms", "lateness: max < 1 msec", "render: avarage < 1 ms"])
      )
      #expect(texts.code == .invalidData)
      for name in ["frame-time", "ms", "avg"] {
        #expect(texts.errors.contains("help: did you mean \"\(name)\"?"), "\(texts.errors)")
      }
      let meanings = try await ToolRun(
        words
          + rules(["frame-time: value < 1 ms", "freeze.longest: max < 1 ms", "render: max < 3 %"])
      )
      #expect(meanings.code == .invalidData)
      #expect(meanings.errors.components(separatedBy: "--rule: error: ").count == 4)
      let many = try await ToolRun(words + rules((0..<21).map { "none\($0): max < 1 ms" }))
      #expect(many.errors.components(separatedBy: ": error: ").count == 21)
      #expect(many.errors.hasSuffix("--rule: note: 1 more error\n"))
    }
  }

  @Test func `a rule of a scenario that cannot be judged is shown with its line`() async throws {
    let rule = #""thresholds": { "apple.hitch-time: value <= baseline": "error" }, "root": "#
    let text = SampleScenarios.tapped("tapped").replacing("\"root\": ", with: rule)
    try await ScenarioDesk.with(["a.scenario.json": text]) { desk in
      let run = try await ToolRun(["check", desk.folder.path])
      #expect(run.code == .invalidData)
      let lines = run.errors.split(separator: "\n").map(String.init)
      try #require(lines.count == 4, "\(run.errors)")
      #expect(lines[0].hasSuffix("there is no baseline to compare with"))
      #expect(lines[1].contains(" | ") && lines[1].contains(#""apple.hitch-time: value <= base"#))
      #expect(lines[2].hasSuffix("^") && lines[3].hasPrefix("  help: pass --baseline FILE"))
    }
  }

  @Test func `a report that cannot be written keeps no other back`() async throws {
    try await ScenarioDesk.with(Self.files) { desk in
      let run = try await ToolRun(
        [
          "check", desk.folder.path, "--out", "json=\(desk.path("none"))/a",
          "--out", "csv=\(desk.path("none"))/b", "--out", "junit=\(desk.path("report.xml"))",
        ] + SampleScenarios.rule
      )
      #expect(run.code == .cannotCreate)
      #expect(run.errors.contains("none/a: error: ") && run.errors.contains("none/b: error: "))
      #expect(try desk.read("report.xml").hasSuffix("</testsuites>\n"))
      #expect(run.output.hasSuffix("passed: 2 cases, 2 held\n"))
    }
  }

  @Test func `a report that cannot be written hides no broken rule`() async throws {
    try await ScenarioDesk.with(Self.files) { desk in
      let run = try await ToolRun([
        "check", desk.folder.path, "--rule", "frame-time: max <= 1 ms", "--out",
        "json=\(desk.path("none"))/a",
      ])
      #expect(run.code == .regressed && run.errors.contains("none/a: error: "))
    }
  }

  @Test func `an unknown metric is rejected, with the command that lists them`() async throws {
    let run = try await ToolRun(["check", "none", "--metrics", "nix"])
    #expect(run.code == .wrongUsage)
    #expect(run.errors.contains("--metrics knows no \"nix\""))
    #expect(run.errors.contains("to list all: janklab list metrics"))
    let slip = try await ToolRun(["check", "none", "--metrics", "aple"])
    #expect(slip.errors.contains("did you mean \"apple\"?"))
  }

  @Test func `what came from the standard input is played again from a file`() async throws {
    let folder = try await ScenarioDesk.with(Self.files) { desk in
      let script = """
        "$janklab" check - --rule "frame-time: max < 1 ms" < "$folder/a.scenario.json"
        """
      return try Shell.bash(script, folder: desk.folder)
    }
    #expect(folder.status == ExitCode.regressed.rawValue)
    #expect(folder.output.contains("again: janklab check - --strategy core-animation --rule "))
    #expect(folder.output.contains("'frame-time: max < 1 ms' < FILE\n"))
  }

  @Test(arguments: ["apple.hitch-time: value < 5 %", "frame-time: p(95) <= 5 %"])
  func `a percentage of nothing is no limit`(rule: String) async throws {
    try await ScenarioDesk.with(Self.files) { desk in
      let run = try await ToolRun(["check", desk.folder.path, "--rule", rule])
      #expect(run.code == .invalidData)
      #expect(run.errors.contains("is in ms, the limit in %"), "\(run.errors)")
    }
  }
}

// MARK: Places

extension CheckTroubleTests {
  @Test func `a file that begins with a dash can be played again`() throws {
    try Shell.inNewFolder { folder in
      try ScenarioDesk(folder: folder).write(SampleScenarios.tapped(), to: "-x.scenario.json")
      let result = try Shell.bash(
        #"cd "$folder"; "$janklab" check --rule 'frame-time: max <= 1 ms' -- -x.scenario.json"#,
        folder: folder
      )
      #expect(result.output.contains("again: janklab check ./-x.scenario.json --strategy"))
    }
  }

  @Test func `a broken rule of a file has its line and column`() async throws {
    let rule = #""thresholds": { "frame-time: max <= 1 ms": "error" }, "root""#
    let text = SampleScenarios.tapped().replacing(#""root""#, with: rule, maxReplacements: 1)
    try await ScenarioDesk.with(["a.scenario.json": text]) { desk in
      let run = try await ToolRun(["check", desk.folder.path, "--format", "sarif"])
      #expect(run.code == .regressed)
      let lines = text.components(separatedBy: "\n")
      let line = try #require(lines.firstIndex { $0.contains("frame-time") })
      let head = lines[line].components(separatedBy: "\"frame-time")[0]
      let region = "\"startLine\": \(line + 1), \"startColumn\": \(head.utf8.count + 1)"
      #expect(run.output.contains(region), "\(region)")
      #expect(run.output.contains("\"helpUri\": \"https://"))
    }
  }
}

// MARK: Limits

extension CheckTroubleTests {
  @Test(arguments: [
    (["--max-events", "20"], "the run was stopped after 20 events"),
    (["--timeout", "1 ns"], "the run was stopped: its time was over"),
  ])
  func `a run beyond its limits is invalid, and states why`(
    words: [String],
    message: String
  ) async throws {
    try await ScenarioDesk.with(Self.files) { desk in
      for command in ["run", "check"] {
        let rule = command == "check" ? SampleScenarios.rule : []
        let run = try await ToolRun([command, desk.folder.path] + words + rule)
        #expect(run.code == .simulationFailed)
        #expect((run.output + run.errors).contains(message), "\(run.output)")
      }
    }
  }

  @Test func `limits that are not met change nothing`() async throws {
    try await ScenarioDesk.with(Self.files) { desk in
      let words = ["run", desk.folder.path, "--format", "json"]
      let plain = try await ToolRun(words)
      let limits = ["--timeout", "3600 s", "--max-events", "10000000"]
      let limited = try await ToolRun(words + limits)
      #expect(plain.code == .done && limited.output == plain.output)
    }
  }
}

// MARK: Baselines

extension CheckTroubleTests {
  /// A scenario, its baseline, and the same scenario with a stall that was not there before.
  private func desk(
    metrics: [String] = [],
    _ work: (ScenarioDesk, [String]) async throws -> Void
  ) async throws {
    try await ScenarioDesk.with(Self.files) { desk in
      let words = ["--baseline", desk.path("baseline.json")]
      let record = ["baseline", "record", desk.folder.path] + words + metrics
      #expect(try await ToolRun(record).code == .done)
      let stall = #"{ "at": "205 ms", "stall": "decode", "for": "60 ms" }, { "at": "600 ms""#
      let text = SampleScenarios.tapped("tapped").replacing(#"{ "at": "600 ms""#, with: stall)
      try desk.write(text, to: "a.scenario.json")
      try await work(desk, ["check", desk.folder.path] + words)
    }
  }

  @Test func `a changed scenario is reported once, and compared by request`() async throws {
    try await desk { desk, words in
      let refused = try await ToolRun(words)
      #expect(refused.code == .invalidData && refused.output.isEmpty)
      #expect(refused.errors.components(separatedBy: "has changed since the baseline").count == 2)
      #expect(refused.errors.contains("help: --compare-changed compares anyway; if intended"))
      let run = try await ToolRun(words + ["--compare-changed"])
      #expect(run.code == .regressed)
      #expect(run.errors.hasPrefix("janklab check: note: values are worse than in the baseline\n"))
      #expect(run.errors.contains("  help: if intended: janklab baseline update "))
      #expect(try await ToolRun(words + ["--compare-changed", "--quiet"]).errors.isEmpty)
      #expect(run.output.contains("note: \"tapped\" has changed since the baseline"))
    }
  }

  @Test func `a broken rule is no reason to update a baseline that holds`() async throws {
    try await ScenarioDesk.with(Self.files) { desk in
      let baseline = ["--baseline", desk.path("baseline.json")]
      let recorded = try await ToolRun(["baseline", "record", desk.folder.path] + baseline)
      #expect(recorded.code == .done)
      let rule = ["--rule", "frame-time: max <= 1 ms"]
      let run = try await ToolRun(["check", desk.folder.path] + baseline + rule)
      #expect(run.code == .regressed && !run.errors.contains("baseline update"), "\(run.errors)")
    }
  }

  @Test func `another version of iOS is reported as a reason why a baseline does not fit`()
    async throws
  {
    try await desk { desk, words in
      let run = try await ToolRun(words + ["--ios", "12"])
      #expect(run.code == .invalidData)
      #expect(run.errors.contains("recorded, or followed another version of iOS than 12\n"))
      #expect(run.errors.contains("--ios 12\n"))
    }
  }

  @Test func `another seed is reported as a reason why a baseline does not fit`() async throws {
    try await desk { desk, words in
      let run = try await ToolRun(words + ["--seed", "5"])
      #expect(run.errors.contains("recorded, or ran with another seed than 5\n"))
      #expect(run.errors.contains("--seed 5\n"))
    }
  }

  @Test func `the values of a case are listed together, a few of them and a count of the rest`()
    async throws
  {
    try await desk { desk, words in
      let run = try await ToolRun(words + ["--compare-changed"])
      let blocks = run.output.components(separatedBy: "\nfailed: ").dropFirst()
      let block = try #require(blocks.first { $0.hasPrefix("tapped / phone-60 / display-link: ") })
      let lines = block.components(separatedBy: "\n")
      #expect(lines[0].hasSuffix(" values are worse than in the baseline"))
      #expect(lines[1].hasPrefix("  apple.hitch-time is "))
      #expect(block.contains("stall \"decode\" blocked the main thread for 60.00 ms"))
      let all = try await ToolRun(words + ["--compare-changed", "--all"])
      #expect(!all.output.contains("which --all shows"))
      #expect(all.output.count > run.output.count)
    }
  }

  @Test func `a regression is marked on the line of the step that causes it`() async throws {
    try await desk { desk, words in
      let lines = try desk.read("a.scenario.json").split(
        separator: "\n",
        omittingEmptySubsequences: false
      )
      let line = try #require(lines.firstIndex { $0.contains("\"stall\"") }) + 1
      let run = try await ToolRun(words + ["--compare-changed", "--format", "github"])
      #expect(run.output.contains("::error file=\(desk.path("a.scenario.json")),line=\(line),"))
      let sarif = try await ToolRun(words + ["--compare-changed", "--format", "sarif"])
      #expect(sarif.output.contains("\"startLine\": \(line)"))
    }
  }

  @Test func `a check compares the chosen metrics, and states it`() async throws {
    try await desk { desk, words in
      let words = words + ["--compare-changed"]
      let calm = try await ToolRun(words + ["--metrics", "apple.hitch-count"])
      #expect(calm.output.hasSuffix("compared by 1 metric\n"))
      let apple = try await ToolRun(words + ["--metrics", "apple.hitch-time"])
      #expect(apple.code == .regressed)
      #expect(!apple.output.contains("hitch-count") && apple.output.contains("1 metric\n"))
      try desk.write(#"{"metrics": "apple.hitch-time"}"#, to: "config.json")
      let config = try await ToolRun(words + ["--config", desk.path("config.json")])
      #expect(config.output == apple.output && config.code == apple.code)
    }
  }

  @Test func `a baseline that was made for some metrics is compared by them`() async throws {
    try await desk(metrics: ["--metrics", "apple"]) { desk, words in
      let text = try desk.read("baseline.json")
      #expect(text.contains("\"metrics\": [\n    \"apple\"\n  ]"))
      #expect(!text.contains("\"frame-time.mean\""))
      let words = words + ["--compare-changed"]
      let run = try await ToolRun(words)
      #expect(run.code == .regressed && run.output.contains("compared by "))
      let other = try await ToolRun(words + ["--metrics", "frame-time.mean"])
      #expect(other.code == .invalidData)
      #expect(other.errors.contains("it was recorded for apple only, and has no frame-time.mean"))
      let update = ["baseline", "update"] + words.dropFirst().dropLast() + ["--metrics", "all"]
      #expect(try await ToolRun(update).code == .done)
      #expect(try desk.read("baseline.json").contains("\"frame-time.mean\""))
    }
  }
}
