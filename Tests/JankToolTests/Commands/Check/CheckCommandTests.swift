import Foundation
import JankTool
import Testing

// Also tests: CheckPlan, CheckRun, CheckSession, Interruption, ReportOutput.

struct CheckCommandTests {
  private static let files = ["a.scenario.json": SampleScenarios.tapped("tapped")]

  /// The tool at work on a scenario and its baseline.
  private func desk(_ work: (ScenarioDesk, String) async throws -> Void) async throws {
    try await ScenarioDesk.with(Self.files) { desk in
      let baseline = desk.path("baseline.json")
      let run = try await ToolRun([
        "baseline", "record", desk.folder.path, "--baseline", baseline,
      ])
      #expect(run.code == .done && run.output == "recorded 2 cases in \(baseline)\n")
      try await work(desk, baseline)
    }
  }

  private func replace(_ pattern: String, with text: String, in desk: ScenarioDesk) throws {
    let before = try desk.read("baseline.json")
    let range = try #require(before.range(of: pattern, options: .regularExpression))
    try desk.write(before.replacingCharacters(in: range, with: text), to: "baseline.json")
  }

  @Test(arguments: [
    ("apple.hitch-time: value <= 3 fps", "apple.hitch-time is in ms, the limit in fps"),
    ("apple.hitch-time: value <= baseline + 3 fps", "apple.hitch-time is in ms, the limit in fps"),
    ("apple.hitch-time{device=x}: value <= 3 ms", "the rule matches no case: no case has"),
  ])
  func `a rule that no baseline makes valid is rejected before the baseline is read`(
    rule: String,
    message: String
  ) async throws {
    try await ScenarioDesk.with(Self.files) { desk in
      for options in [["--baseline", desk.path("none.json")], ["--watch"]] {
        let words = ["check", desk.folder.path, "--rule", rule] + options
        let run = try await ToolRun(words)
        #expect(run.code == .invalidData)
        #expect(run.errors.contains(message) && !run.errors.contains("no such baseline"))
      }
    }
  }

  @Test func `what is as in the baseline passes`() async throws {
    try await desk { desk, baseline in
      let run = try await ToolRun(["check", desk.folder.path, "--baseline", baseline])
      #expect(run.code == .done && run.errors.isEmpty)
      #expect(run.output.hasSuffix("passed: 2 cases, 2 held\n"))
    }
  }

  @Test func `a regression exits with 2, after every report is written`() async throws {
    try await desk { desk, baseline in
      try replace("\"frames.rate\": [0-9]+", with: "\"frames.rate\": 90000000", in: desk)
      let report = desk.path("report.xml")
      let run = try await ToolRun([
        "check", desk.folder.path, "--baseline", baseline, "--out", "junit=\(report)",
      ])
      #expect(run.code == .regressed)
      #expect(run.output.contains("failed: tapped / phone-60 / core-animation: frames.rate is"))
      #expect(try desk.read("report.xml").contains("failures=\"1\""))
    }
  }

  @Test func `an improvement passes unless improvements fail by request`() async throws {
    try await desk { desk, baseline in
      try replace("\"frames.rate\": [0-9]+", with: "\"frames.rate\": 30000000", in: desk)
      let words = ["check", desk.folder.path, "--baseline", baseline]
      #expect(try await ToolRun(words).code == .done)
      #expect(try await ToolRun(words + ["--fail-on-improvement"]).code == .improved)
    }
  }

  @Test func `another scenario, another model and a new case are rejected, with what to do`()
    async throws
  {
    try await desk { desk, baseline in
      let words = ["check", desk.folder.path, "--baseline", baseline]
      let kept = try desk.read("baseline.json")
      try replace("\"contentHash\": \"[0-9a-f]+\"", with: hash, in: desk)
      let changed = try await ToolRun(words)
      #expect(changed.code == .invalidData)
      #expect(changed.errors.contains("\"tapped\" has changed since the baseline was recorded"))
      #expect(changed.errors.contains("if intended: janklab baseline update"))
      try desk.write(kept, to: "baseline.json")
      try replace("\"modelVersion\": [0-9]+", with: "\"modelVersion\": 1000", in: desk)
      #expect(try await ToolRun(words).errors.contains("it was recorded with model 1000"))
      try desk.write(kept, to: "baseline.json")
      try desk.write(SampleScenarios.tapped("new"), to: "b.scenario.json")
      let new = try await ToolRun(words)
      #expect(new.code == .invalidData)
      #expect(new.errors.contains("2 cases are not in the baseline: new / phone-60"))
      let tolerant = try await ToolRun(words + ["--compare-changed"])
      #expect(tolerant.code == .done)
      #expect(tolerant.output.contains("new: 2 cases, which --all shows\n"))
      #expect(tolerant.output.hasSuffix("passed: 4 cases, 2 held, 2 new\n"))
    }
  }

  private let hash = "\"contentHash\": \"" + String(repeating: "0", count: 32) + "\""

  @Test(arguments: [[], ["--quiet"]])
  func `a check that has nothing to check is an error, in its reports too`(
    words: [String]
  ) async throws {
    try await ScenarioDesk.with(Self.files) { desk in
      let report = desk.path("report.xml")
      let out = ["--out", "junit=\(report)"]
      let run = try await ToolRun(["check", desk.folder.path] + words + out)
      #expect(run.code == .invalidData && run.errors.contains("there is nothing to check"))
      #expect(try desk.read("report.xml").contains("there is nothing to check"))
    }
  }

  @Test func `a check of new cases alone, or by rules that are off, is an error`() async throws {
    try await desk { desk, baseline in
      try desk.write(SampleScenarios.tapped("new"), to: "a.scenario.json")
      let words = ["check", desk.folder.path, "--baseline", baseline, "--compare-changed"]
      let run = try await ToolRun(words)
      #expect(run.code == .invalidData && run.errors.contains("the baseline has none of the cases"))
      // The case that the baseline had is gone.
      #expect(try await ToolRun(words + SampleScenarios.rule).code == .regressed)
      let file = ["check", desk.path("a.scenario.json")] + words.dropFirst(2)
      #expect(try await ToolRun(file + SampleScenarios.rule).code == .done)
      let off = #""thresholds": { "apple.hitch-count: value <= 9": "off" }, "root""#
      let text = SampleScenarios.tapped().replacing(#""root""#, with: off, maxReplacements: 1)
      try desk.write(text, to: "a.scenario.json")
      let idle = try await ToolRun(["check", desk.folder.path, "--no-baseline"])
      #expect(idle.code == .invalidData && idle.errors.contains("there is nothing to check"))
    }
  }

  @Test func `the baseline that is recorded by default is checked by default`() throws {
    try Shell.inNewFolder { folder in
      try SampleScenarios.tapped("tapped")
        .write(to: folder.appending(path: "a.scenario.json"), atomically: true, encoding: .utf8)
      let result = try Shell.bash(
        """
        cd "$folder"
        "$janklab" check . -q > none.txt; echo "$?"
        "$janklab" baseline record . -q; echo "$?"
        "$janklab" check . | tail -n 1
        sed -i.old 's/"transition.settle.max": [0-9]*/"transition.settle.max": 1/' baseline.json
        "$janklab" check . -q > worse.txt; echo "$?"
        "$janklab" check . -q --no-baseline --rule 'apple.hitch-count: value <= 9' > off.txt
        echo "$?"
        "$janklab" check . --no-baseline --baseline baseline.json; echo "$?"
        """,
        folder: folder
      )
      let lines = result.output.split(separator: "\n").filter { !$0.hasPrefix("recorded") }
      #expect(lines == ["65", "0", "passed: 2 cases, 2 held", "2", "0", "64"], "\(result.errors)")
    }
  }

  @Test func `other frames with the same values are reported, and fail only by request`()
    async throws
  {
    try await desk { desk, baseline in
      let digest = "\"digest\": \"" + String(repeating: "0", count: 32) + "\""
      try replace("\"digest\": \"[0-9a-f]+\"", with: digest, in: desk)
      let words = ["check", desk.folder.path, "--baseline", baseline]
      let run = try await ToolRun(words)
      #expect(run.code == .done)
      #expect(
        run.output.contains(
          "note: tapped / phone-60 / core-animation has other frames than in the baseline"
        )
      )
      #expect(try await ToolRun(words + ["--fail-on-improvement"]).code == .improved)
    }
  }

  @Test func `other frames of several cases are one note`() async throws {
    try await desk { desk, baseline in
      let file = try desk.read("baseline.json")
      let digest = "\"digest\": \"" + String(repeating: "0", count: 32) + "\""
      let pattern = "\"digest\": \"[0-9a-f]+\""
      let text = file.replacingOccurrences(of: pattern, with: digest, options: .regularExpression)
      try desk.write(text, to: "baseline.json")
      let run = try await ToolRun(["check", desk.folder.path, "--baseline", baseline])
      #expect(
        run.output.contains(
          "note: 2 cases have other frames than in the baseline, with the same values: tapped / "
        )
      )
      #expect(run.output.components(separatedBy: "other frames").count == 2)
    }
  }

  @Test func `a value that the baseline does not have is reported and fails nothing`() async throws
  {
    try await desk { desk, baseline in
      try replace("\"frames.rate\": [0-9]+,\n *", with: "", in: desk)
      let words = ["check", desk.folder.path, "--baseline", baseline]
      let run = try await ToolRun(words)
      #expect(run.code == .done && !run.output.contains("frames.rate"))
      let all = try await ToolRun(words + ["--all"])
      #expect(all.output.contains("frames.rate is 60.00 fps, and the baseline has none\n"))
    }
  }

  @Test func `keys of later minor versions are passed over, a later version is not`() async throws {
    try await desk { desk, baseline in
      let words = ["check", desk.folder.path, "--baseline", baseline]
      try replace("\"contentHash\"", with: "\"note\": \"new\", \"contentHash\"", in: desk)
      #expect(try await ToolRun(words).code == .done)
      try replace("\"schemaVersion\": 1", with: "\"schemaVersion\": 2", in: desk)
      #expect(try await ToolRun(words).code == .invalidData)
    }
  }

  @Test func `cases that options exclude are counted, and not named`() async throws {
    try await desk { desk, baseline in
      let run = try await ToolRun([
        "check", desk.folder.path, "--baseline", baseline, "--strategy", "core-animation",
      ])
      #expect(run.code == .done)
      #expect(run.output.hasSuffix("passed: 1 case, 1 held, 1 not run\n"))
      #expect(!run.output.contains("display-link"))
    }
  }

  @Test func `rules of the scenario and of the command line have the same weight`() async throws {
    let rule = "\"frame-time: max <= 1 ms\""
    let text = SampleScenarios.tapped().replacing(
      "\"root\"",
      with: "\"thresholds\": { \(rule): \"warn\" }, \"root\"",
      maxReplacements: 1
    )
    try await ScenarioDesk.with(["a.scenario.json": text]) { desk in
      let warned = try await ToolRun(["check", desk.folder.path])
      #expect(warned.code == .done && warned.output.contains("a.scenario.json:"))
      #expect(warned.output.hasSuffix("passed: 2 cases, 2 warned\n"))
      let failed = try await ToolRun([
        "check", desk.folder.path, "--rule", "frame-time{strategy=core-*}: min > 1 s",
      ])
      #expect(failed.code == .regressed)
    }
  }

  @Test(arguments: [
    ("frame-tim: max < 1 ms", "did you mean \"frame-time\"?"),
    ("frame-time{strategy=magic}: max < 1 ms", "no case has the strategy \"magic\""),
    ("frame-time{device=phone60}: max < 1 ms", "did you mean \"phone-60\"?"),
    ("hitch-ratio < 50", "did you mean \"apple.hitch-time-ratio: value < 50\"?"),
    ("presentmon.input-latency.max: value < 1 ms", "has no value in tapped"),
    ("frame-time: value < 1 ms", "a value for each frame"),
    ("apple.hitch-time: value <= baseline", "there is no baseline"),
  ])
  func `a rule without a verdict is invalid data`(rule: String, message: String) async throws {
    try await ScenarioDesk.with(Self.files) { desk in
      let run = try await ToolRun(["check", desk.folder.path, "--rule", rule])
      #expect(run.code == .invalidData)
      #expect(run.errors.contains(message), "\(run.errors)")
    }
  }

  @Test func `thread counts change nothing in any report`() async throws {
    try await ScenarioDesk.with(Self.files) { desk in
      var outputs: Set<String> = []
      for jobs in ["1", "2", "7"] {
        for _ in 0..<3 {
          let words = ["check", desk.folder.path, "--format", "json", "--jobs", jobs]
          outputs.insert(try await ToolRun(words).output)
        }
      }
      #expect(outputs.count == 1)
    }
  }
}

// MARK: Trouble

extension CheckCommandTests {
  @Test func `a full disk, a folder in the way and a closed pipe end as they should`() async throws
  {
    try await ScenarioDesk.with(Self.files) { desk in
      #if os(Linux)
      let full = try Shell.bash(
        #""$janklab" check "$folder" --rule "frame-time: max <= 1 s" > /dev/full"#,
        folder: desk.folder
      )
      #expect(full.status == ExitCode.inputOutputFailed.rawValue)
      #endif
      let taken = try await ToolRun(
        [
          "check", desk.folder.path, "--out", "json=\(desk.folder.path)",
        ] + SampleScenarios.rule
      )
      #expect(taken.code == .cannotCreate)
      let closed = try Shell.bash(
        #"{ "$janklab" check -q "$folder" --format trace --rule "frame-time: max <= 1 s"; "#
          + #"echo $? > "$folder/code"; } | head -c 1"#,
        folder: desk.folder
      )
      #expect(closed.errors.isEmpty)
      #expect(try desk.read("code") == "\(ExitCode.outputClosed.rawValue)\n")
    }
  }

  @Test(arguments: [
    ("HUP", ExitCode.hungUp), ("INT", .interrupted), ("QUIT", .quit), ("TERM", .terminated),
  ])
  func `an interrupted check keeps complete cases, and every report states it`(
    signal: String,
    code: ExitCode
  ) async throws {
    var files: [String: String] = [:]
    for number in 0..<300 {
      files["\(number).scenario.json"] = SampleScenarios.tapped("tapped \(number)")
    }
    try await ScenarioDesk.with(files) { desk in
      // Sent when some cases are certainly done, and others certainly not.
      let result = try Shell.bash(
        """
        "$janklab" check "$folder" --jobs 1 --verbose --format json --output "$folder/out.json" \
          --out "junit=$folder/out.xml" --out "sarif=$folder/out.sarif" \
          --rule "frame-time: max <= 1 s" 2> "$folder/log.txt" &
        tool=$!
        until [ "$(grep -c '^ran ' "$folder/log.txt")" -ge 10 ]; do
          kill -0 $tool || exit 1
          sleep 0.01
        done
        kill -\(signal) $tool
        wait $tool
        """,
        folder: desk.folder
      )
      #expect(result.status == code.rawValue)
      let names = try FileManager.default.contentsOfDirectory(atPath: desk.folder.path)
      #expect(!names.contains { $0.hasSuffix(".tmp") })
      let report = try desk.read("out.json")
      #expect(report.contains("\"verdict\": \"interrupted\""))
      #expect((10..<600).contains(try ToolRun.cases(in: report).count))
      let junit = try desk.read("out.xml")
      #expect(junit.contains("<error type=\"interrupted\" message=\"interrupted: "))
      #expect(try desk.read("out.sarif").contains("\"executionSuccessful\": false"))
    }
  }
}
