import Foundation
import JankTool
import Testing

struct CheckReplayTests {
  private static let files = ["a.scenario.json": SampleScenarios.tapped("tapped")]

  /// The replays that a check in the folder of a desk tells, each once.
  private func replays(_ desk: ScenarioDesk, _ words: String) throws -> [String] {
    let result = try Shell.bash(
      #"cd "$folder"; "$janklab" check . --strategy core-animation "# + words,
      folder: desk.folder
    )
    let lines = result.output.split(separator: "\n").compactMap { line in
      line.firstRange(of: "again: ").map { String(line[$0.upperBound...]) }
    }
    return lines.reduce(into: []) { all, line in if !all.contains(line) { all.append(line) } }
  }

  /// What the tool says if a replay is typed into a shell.
  private func played(_ desk: ScenarioDesk, _ replay: String) throws -> Shell.Result {
    try Shell.bash(
      #"cd "$folder"; janklab() { "$janklab" "$@"; }; "# + replay,
      folder: desk.folder
    )
  }

  @Test func `limits of a run are in its replay, which breaks off as it did`() async throws {
    try await ScenarioDesk.with(Self.files) { desk in
      let rule = "--rule 'frame-time: max <= 1 s'"
      let replay = try #require(
        try replays(desk, "--max-events 5 --timeout '600 s' \(rule)").first
      )
      #expect(
        replay.hasSuffix("--strategy core-animation --timeout '600 s' --max-events 5 \(rule)")
      )
      #expect(try played(desk, replay).status == ExitCode.simulationFailed.rawValue)
    }
  }

  @Test func `rules of the command line are in the replays of what they are about`() async throws {
    let rules = """
      --rule 'frame-time{strategy=core-*}: max <= 1 ms' --rule 'warn frame-time: min > 1 s' \
      --rule 'lateness{strategy=display-link}: max <= 1 ms' --strategy display-link
      """
    try await ScenarioDesk.with(Self.files) { desk in
      let replays = try replays(desk, rules)
      #expect(
        replays == [
          "janklab check ./a.scenario.json --strategy core-animation "
            + "--rule 'frame-time{strategy=core-*}: max <= 1 ms' "
            + "--rule 'warn frame-time: min > 1 s'",
          "janklab check ./a.scenario.json --strategy display-link "
            + "--rule 'warn frame-time: min > 1 s' "
            + "--rule 'lateness{strategy=display-link}: max <= 1 ms'",
        ]
      )
      let again = try played(desk, try #require(replays.first))
      #expect(again.status == ExitCode.regressed.rawValue, "\(again.errors)")
    }
  }

  @Test func `a rule that is off is in the replay of the scenario that states it`() async throws {
    let rule = #""thresholds": { "frame-time: max <= 1 ms": "error" }, "root""#
    let stating = SampleScenarios.tapped("stating")
      .replacing(#""root""#, with: rule, maxReplacements: 1)
    let files = Self.files.merging(["b.scenario.json": stating]) { first, _ in first }
    try await ScenarioDesk.with(files) { desk in
      let replays = try replays(
        desk,
        "--rule 'off frame-time: max <= 1 ms' --rule 'frame-time: min > 1 s'"
      )
      #expect(replays.map { $0.contains("--rule 'off ") } == [false, true], "\(replays)")
      for replay in replays {
        #expect(try played(desk, replay).status == ExitCode.regressed.rawValue)
      }
    }
  }

  @Test func `a rule against the baseline is checked again with it`() async throws {
    try await ScenarioDesk.with(Self.files) { desk in
      _ = try await ToolRun([
        "baseline", "record", desk.folder.path, "--baseline", desk.path("baseline.json"),
      ])
      let words = "--baseline baseline.json --rule 'frames.rate: value < baseline'"
      let replay = try #require(try replays(desk, words).first)
      #expect(replay.contains("--baseline baseline.json --rule 'frames.rate: value < base"))
      #expect(try played(desk, replay).status == ExitCode.regressed.rawValue)
    }
  }

  @Test(arguments: ["baseline.json", "old.json"])
  func `what is worse than in the baseline is compared again, also with the default baseline`(
    baseline: String
  ) async throws {
    try await ScenarioDesk.with(Self.files) { desk in
      _ = try await ToolRun([
        "baseline", "record", desk.folder.path, "--baseline", desk.path(baseline),
      ])
      let old = try desk.read("a.scenario.json")
      let stall = #"{ "at": "150 ms", "stall": "parse", "for": "90 ms" }, "#
      let step = #"{ "at": "600 ms""#
      try desk.write(old.replacing(step, with: stall + step), to: "a.scenario.json")
      let isUsual = baseline == "baseline.json"
      let option = isUsual ? "" : " --baseline \(baseline)"
      let replay = try #require(
        try replays(desk, "--strategy display-link --compare-changed\(option)").first
      )
      #expect(replay.hasPrefix("janklab check ./a.scenario.json"))
      #expect(replay.contains("--baseline") == !isUsual)
      let again = try played(desk, replay)
      #expect(again.status == ExitCode.regressed.rawValue, "\(again.errors)")
    }
  }

  @Test(arguments: ["mine", "mine.profile.json"])
  func `a device that is a file is in the replay as it can be typed`(device: String) async throws {
    let profile = try await ToolRun(["profile", "show", "phone-60-double", "--format", "json"])
      .output.replacing(#""name": "phone-60-double""#, with: #""name": "mine""#)
    let files = [
      "a.scenario.json": SampleScenarios.tapped(devices: ["phone-60", "mine.profile.json"]),
      "mine.profile.json": profile,
    ]
    try await ScenarioDesk.with(files) { desk in
      let rule = "--rule 'frame-time: max <= 1 ms'"
      let replay = try #require(try replays(desk, "--device \(device) \(rule)").first)
      #expect(replay.contains(" --device \(device) --strategy core-animation "))
      let again = try played(desk, replay)
      #expect(again.status == ExitCode.regressed.rawValue, "\(again.errors)")
      #expect(again.output.contains("mine"))
    }
  }

  @Test func `a replay of a scenario with outcomes plays that one case`() async throws {
    let dragged = SampleScenarios.dragged("- it's, a drag").replacing(
      #""root""#,
      with: #""outcomes": ["below", "above", "full"], "root""#
    )
    let files = [
      "b.scenario.json": dragged, "drag.json": SampleScenarios.drag(points: 300),
      "c.scenario.json": dragged.replacing("- it's, a drag", with: "plain"),
    ]
    try await ScenarioDesk.with(files) { desk in
      let result = try Shell.bash(
        #"cd "$folder"; "$janklab" run . --device phone-60,phone-120 --format ndjson"#,
        folder: desk.folder
      )
      var names: [[String]] = []
      for line in result.output.split(separator: "\n") {
        let value = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        guard let value, let replay = value["replay"] as? String else { continue }
        let name = ["scenario", "device", "strategy"].compactMap { value[$0] as? String }
        names.append(name)
        let again = try played(desk, replay + " --format json --metrics apple.hitch-count")
        let cases = try ToolRun.cases(in: again.output)
        let played = cases.map { one in
          ["scenario", "device", "strategy"].compactMap { one[$0] as? String }
        }
        #expect(played == [name], "\(replay): \(again.errors)")
        #expect(cases.first?["digest"] as? String == value["digest"] as? String)
      }
      #expect(Set(names).count == 12 && names.count == 12)
      #expect(names.contains { $0[0] == "- it's, a drag@below" })
    }
  }

  @Test func `a path with a line break is one word of the line`() async throws {
    let name = "it's\n1\u{7F}é.scenario.json"
    try await ScenarioDesk.with([name: SampleScenarios.tapped()]) { desk in
      let replay = try #require(try replays(desk, "--rule 'frame-time: max <= 1 ms'").first)
      #expect(replay.contains(#"./it\'s\n1\177é.scenario.json'"#), "\(replay)")
      #expect(try played(desk, replay).status == ExitCode.regressed.rawValue)
    }
  }
}
