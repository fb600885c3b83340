import Foundation
import JankTool
import Testing

// Also tests: BaselineFile, JankReports/BaselineReader, JankReports/JSONCodec+Gate.

struct BaselineCommandTests {
  private static let files = ["a.scenario.json": SampleScenarios.tapped("tapped")]

  @Test func `a baseline is recorded once, and the same for every number of jobs`() async throws {
    try await ScenarioDesk.with(Self.files) { desk in
      let words = ["baseline", "record", desk.folder.path, "--baseline", desk.path("b.json")]
      #expect(try await ToolRun(words).code == .done)
      let first = try desk.read("b.json")
      let second = try await ToolRun(words)
      #expect(second.code == .cannotCreate)
      let update = "janklab baseline update \(desk.folder.path) --dry-run --baseline "
      let path = desk.path("b.json")
      #expect(second.errors.contains("\(update)\(path)\n"), "\(second.errors)")
      let chosen = try await ToolRun(words + ["--strategy", "display-link"])
      #expect(chosen.errors.contains("\(path) --strategy display-link\n"), "\(chosen.errors)")
      let all = try await ToolRun(words + ["--metrics", "all"])
      #expect(all.errors.contains("\(path) --metrics all\n"), "\(all.errors)")
      #expect(try await ToolRun(words + ["--force", "--jobs", "1"]).code == .done)
      #expect(try desk.read("b.json") == first)
    }
  }

  @Test func `a file of another format is rejected with what it is`() async throws {
    try await ScenarioDesk.with(Self.files) { desk in
      let (path, result) = (desk.path("a.scenario.json"), desk.path("result.json"))
      let words = ["run", path, "--format", "json", "--output", result]
      #expect(try await ToolRun(words).code == .done)
      let run = try await ToolRun(["check", path, "--baseline", result])
      #expect(run.code == .invalidData && run.output.isEmpty)
      let what = #"expected a baseline, found the schema "janklab-result""#
      #expect(run.errors.contains(": error: \(what)\n"), "\(run.errors)")
      #expect(run.errors.contains("help: to compare two files of runs: janklab diff OLD NEW\n"))
      #expect(run.errors.components(separatedBy: "error: ").count == 2, "\(run.errors)")
      try desk.write(#"{ "schema": "janklab-score" }"#, to: "score.json")
      let score = try await ToolRun(["check", path, "--baseline", desk.path("score.json")])
      #expect(score.errors.contains("help: to compare two files of runs: "), "\(score.errors)")
      try desk.write(#"{ "schema": "janklab-tuning" }"#, to: "tuning.json")
      let other = try await ToolRun(["check", path, "--baseline", desk.path("tuning.json")])
      #expect(other.errors.contains("help: to record a baseline: "), "\(other.errors)")
    }
  }

  @Test func `an update shows what it changes, and a dry run changes nothing`() async throws {
    try await ScenarioDesk.with(Self.files) { desk in
      let output = ["--baseline", desk.path("b.json")]
      #expect(try await ToolRun(["baseline", "record", desk.folder.path] + output).code == .done)
      let recorded = try desk.read("b.json")
      let words = ["baseline", "update", desk.folder.path] + output
      #expect(try await ToolRun(words).output == "nothing changed\n")
      let changed = recorded.replacing("\"apple.hitch-count\": 0", with: "\"apple.hitch-count\": 3")
      try desk.write(changed, to: "b.json")
      let dry = try await ToolRun(words + ["--dry-run"])
      #expect(dry.output.contains("apple.hitch-count 3 -> 0\n"))
      #expect(try desk.read("b.json") == changed)
      #expect(try await ToolRun(words).output == dry.output)
      #expect(try desk.read("b.json") == recorded)
    }
  }

  @Test func `an update of an older baseline states that it adds the touches`() async throws {
    let files = [
      "a.scenario.json": SampleScenarios.dragged(), "drag.json": SampleScenarios.drag(points: 300),
      "b.scenario.json": SampleScenarios.tapped(),
    ]
    try await ScenarioDesk.with(files) { desk in
      let words = [
        desk.path("a.scenario.json"), desk.path("b.scenario.json"), "--baseline",
        desk.path("b.json"),
      ]
      #expect(try await ToolRun(["baseline", "record"] + words).code == .done)
      let recorded = try desk.read("b.json")
      let older = recorded.replacing(/,\s*"touches": "[^"]*"/, with: "")
      #expect(older != recorded)
      try desk.write(older, to: "b.json")
      let update = try await ToolRun(["baseline", "update"] + words)
      let added = "+ how touches move, which older baselines lack: 1 case\n1 change\n"
      #expect(update.output == added, "\(update.errors)")
      #expect(try desk.read("b.json") == recorded)
      #expect(try await ToolRun(["baseline", "update"] + words).output == "nothing changed\n")
    }
  }

  @Test func `an update of an older baseline states that it lists transitions`() async throws {
    let files = [
      "a.scenario.json": SampleScenarios.dragged(), "drag.json": SampleScenarios.drag(points: 300),
    ]
    try await ScenarioDesk.with(files) { desk in
      let words = [desk.path("a.scenario.json"), "--baseline", desk.path("b.json")]
      #expect(try await ToolRun(["baseline", "record"] + words).code == .done)
      let recorded = try desk.read("b.json")
      try desk.write(recorded.replacing(/,\s*"transitions": \[[^\]]*\]/, with: ""), to: "b.json")
      #expect(try desk.read("b.json") != recorded)
      #expect(try await ToolRun(["check"] + words).code == .done)
      let update = try await ToolRun(["baseline", "update"] + words)
      let added = "+ how transitions end, which older baselines lack: 1 case\n1 change\n"
      #expect(update.output == added, "\(update.errors)")
      #expect(try desk.read("b.json") == recorded)
      #expect(try await ToolRun(["baseline", "update"] + words).output == "nothing changed\n")
      let other = recorded.replacing("completed\"", with: "done\"")
      #expect(other != recorded)
      try desk.write(other, to: "b.json")
      let rejected = try await ToolRun(["check"] + words)
      #expect(rejected.errors.contains("such as \"dismiss Sheet completed\""), "\(rejected.errors)")
    }
  }

  @Test func `an update reports a changed model, metrics and scenarios`() async throws {
    try await ScenarioDesk.with(Self.files) { desk in
      let words = [desk.folder.path, "--baseline", desk.path("b.json")]
      _ = try await ToolRun(["baseline", "record"] + words)
      let model = "\"modelVersion\": 1,"
      let hash = "\"contentHash\": \"" + String(repeating: "0", count: 32) + "\""
      func age() throws {
        let text = try desk.read("b.json").replacing(/"modelVersion": [0-9]+,/, with: model)
        try desk.write(text.replacing(/"contentHash": "[0-9a-f]+"/, with: hash), to: "b.json")
      }
      try age()
      let update = try await ToolRun(["baseline", "update"] + words)
      #expect(update.output.hasPrefix("~ model 1 -> "), "\(update.output)")
      #expect(update.output.contains("~ tapped: the scenario changed\n"))
      #expect(try await ToolRun(["baseline", "update"] + words).output == "nothing changed\n")
      let narrowed = try await ToolRun(["baseline", "update"] + words + ["--metrics", "apple"])
      #expect(narrowed.output.hasPrefix("~ metrics usual -> apple\n"))
      try age()
      let again = try await ToolRun(["baseline", "update"] + words)
      #expect(again.output.hasPrefix("~ model 1 -> ") && !again.output.contains("metrics"))
    }
  }

  @Test func `a baseline of some metrics states them, and how to add others`() async throws {
    let config = #"{ "metrics": "apple" }"#
    let files = Self.files.merging(["janklab.json": config]) { first, _ in first }
    try await ScenarioDesk.with(files) { desk in
      let words = [desk.folder.path, "--baseline", desk.path("b.json")]
      let recorded = try await ToolRun(
        ["baseline", "record"] + words + ["--config", desk.path("janklab.json")]
      )
      #expect(recorded.output.hasSuffix("b.json, for apple only\n"), "\(recorded.output)")
      let rule = ["--rule", "freeze.longest: value <= baseline"]
      let refused = try await ToolRun(["check"] + words + rule)
      #expect(refused.code == .invalidData)
      let message = "the baseline holds only apple, not freeze.longest"
      #expect(refused.errors.components(separatedBy: message).count == 2, "\(refused.errors)")
      let metrics = ["--metrics", "apple,freeze.longest"]
      let update = "janklab baseline update PATH… " + metrics.joined(separator: " ")
      #expect(refused.errors.contains(update), "\(refused.errors)")
      _ = try await ToolRun(["baseline", "update"] + words + metrics)
      #expect(try await ToolRun(["check"] + words + rule).code == .done)
    }
  }

  @Test func `a baseline is shown as a table`() async throws {
    try await ScenarioDesk.with(Self.files) { desk in
      let path = desk.path("b.json")
      _ = try await ToolRun(["baseline", "record", desk.folder.path, "--baseline", path])
      let shown = try await ToolRun(["baseline", "show", path, "--metrics", "apple.hitch-count"])
      #expect(shown.code == .done)
      #expect(
        shown.output.hasPrefix("scenario  device    strategy        apple.hitch-count  digest")
      )
      let words = ["baseline", "show", "--metrics", "apple.hitch-count", "--baseline", path]
      #expect(try await ToolRun(words).output == shown.output)
      #expect(try await ToolRun(words + [path]).code == .wrongUsage)
    }
  }

  @Test(arguments: [
    ("{}", "the key \"modelVersion\" is missing"), ("[", "1:1: error: this \"[\" is never closed"),
    (
      "{\"modelVersion\": 1, \"scenarios\": {}, \"schema\": \"x\", \"schemaVersion\": 1}",
      "a format"
    ),
    (
      "{\"modelVersion\": 1, \"scenarios\": {}, \"schema\": \"janklab-baseline\", "
        + "\"schemaVersion\": 2}", "schemaVersion"
    ),
  ])
  func `a broken baseline is invalid data with its place`(text: String, message: String)
    async throws
  {
    try await ScenarioDesk.with(["b.json": text]) { desk in
      let run = try await ToolRun(["baseline", "show", desk.path("b.json")])
      #expect(run.code == .invalidData)
      #expect(run.errors.contains(message), "\(run.errors)")
    }
  }

  @Test func `a metric that is none is suggested a name`() async throws {
    try await ScenarioDesk.with(Self.files) { desk in
      let path = desk.path("b.json")
      _ = try await ToolRun(["baseline", "record", desk.folder.path, "--baseline", path])
      let broken = try desk.read("b.json").replacing(
        "apple.hitch-time\"",
        with: "apple.hich-time\""
      )
      try desk.write(broken, to: "b.json")
      let run = try await ToolRun(["baseline", "show", path])
      #expect(run.code == .invalidData)
      #expect(run.errors.contains("help: did you mean \"apple.hitch-time\"?"))
    }
  }

  @Test func `an update takes out what scenarios no longer ask for, and keeps the others`()
    async throws
  {
    let files = [
      "a.scenario.json": SampleScenarios.tapped("a"),
      "b.scenario.json": SampleScenarios.tapped("b"),
    ]
    try await ScenarioDesk.with(files) { desk in
      let words = ["--baseline", desk.path("b.json")]
      _ = try await ToolRun(["baseline", "record", desk.folder.path] + words)
      let smaller = SampleScenarios.tapped("a", strategies: ["core-animation"])
      try desk.write(smaller, to: "a.scenario.json")
      let update = ["baseline", "update", desk.path("a.scenario.json")] + words
      let kept = try await ToolRun(update)
      #expect(kept.output.contains("- a / phone-60 / display-link\n"))
      #expect(kept.output.hasSuffix("kept 1 scenario not run, which --prune removes\n"))
      #expect(try desk.read("b.json").contains("\"b\": {"))
      let pruned = try await ToolRun(update + ["--prune"])
      #expect(pruned.output.contains("- b / phone-60 / core-animation\n"))
      let text = try desk.read("b.json")
      #expect(!text.contains("\"b\": {") && !text.contains("phone-60/display-link"))
    }
  }

  @Test func `a dash is the standard output`() async throws {
    try await ScenarioDesk.with(Self.files) { desk in
      let written = try await ToolRun(["baseline", "record", desk.folder.path, "--baseline", "-"])
      #expect(written.code == .done && written.errors == "recorded 2 cases in -\n")
      try desk.write(written.output, to: "b.json")
      let words = ["check", desk.folder.path, "--baseline", desk.path("b.json")]
      #expect(try await ToolRun(words).output.hasSuffix("passed: 2 cases, 2 held\n"))
      let read = try Shell.bash(
        #""$janklab" check "$folder" --baseline - < "$folder/b.json""#,
        folder: desk.folder
      )
      #expect(
        read.status == 0 && read.output.hasSuffix("passed: 2 cases, 2 held\n"),
        "\(read.errors)"
      )
    }
  }

  @Test(arguments: [["check"], ["baseline", "update"]])
  func `a scenario and a baseline cannot both be standard input`(words: [String]) async throws {
    let run = try await ToolRun(words + ["-", "--baseline", "-"])
    #expect(run.code == .wrongUsage)
    let message = "only one of scenario and baseline can be standard input"
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func `a fingerprint is made of hexadecimal digits`() async throws {
    try await ScenarioDesk.with(Self.files) { desk in
      let path = desk.path("b.json")
      _ = try await ToolRun(["baseline", "record", desk.folder.path, "--baseline", path])
      let text = try desk.read("b.json")
      let range = try #require(
        text.range(of: "\"digest\": \"[0-9a-f]", options: .regularExpression)
      )
      try desk.write(text.replacingCharacters(in: range, with: "\"digest\": \"g"), to: "b.json")
      let run = try await ToolRun(["baseline", "show", path])
      #expect(run.code == .invalidData)
      #expect(run.errors.contains("expected 32 hexadecimal digits"), "\(run.errors)")
    }
  }

  @Test(arguments: ["update", "record"])
  func `a baseline that changes while runs are made is kept`(command: String) async throws {
    var files: [String: String] = [:]
    for number in 0..<100 {
      files["\(number).scenario.json"] = SampleScenarios.tapped("tapped \(number)")
    }
    try await ScenarioDesk.with(files) { desk in
      let result = try Shell.bash(
        """
        cd "$folder"
        if [ \(command) = update ]; then "$janklab" baseline record . --quiet > out.txt; fi
        "$janklab" baseline \(command) . --jobs 1 --verbose > out.txt 2> err.txt &
        tool=$!
        until grep -qs "^ran " err.txt; do sleep 0.01; done
        echo changed > baseline.json
        wait $tool
        """,
        folder: desk.folder
      )
      #expect(result.status == ExitCode.inputOutputFailed.rawValue)
      #expect(try desk.read("baseline.json") == "changed\n")
      let errors = try desk.read("err.txt")
      #expect(
        errors.contains("baseline.json: error: another process changed the file"),
        "\(errors)"
      )
      let names = try FileManager.default.contentsOfDirectory(atPath: desk.folder.path)
      #expect(!names.contains { $0.hasSuffix(".tmp") })
    }
  }

  @Test func `a device whose name no baseline can hold is rejected before anything is written`()
    async throws
  {
    let profile = try await ToolRun(["profile", "show", "phone-60-double", "--format", "json"])
      .output.replacing(#""name": "phone-60-double""#, with: #""name": "a/b""#)
    let files = Self.files.merging(["d.profile.json": profile]) { first, _ in first }
    try await ScenarioDesk.with(files) { desk in
      for path in [desk.path("b.json"), "-"] {
        let run = try await ToolRun([
          "baseline", "record", desk.folder.path, "--baseline", path, "--device",
          desk.path("d.profile.json"),
        ])
        #expect(run.code == .invalidData && run.output.isEmpty)
        #expect(run.errors.contains("expected DEVICE/STRATEGY, found \"a/b/"), "\(run.errors)")
      }
      #expect(SystemCall.kind(of: desk.path("b.json")) == nil)
    }
  }

  @Test func `a signal while the baseline is written ends as signals do`() async throws {
    try await ScenarioDesk.with(Self.files) { desk in
      // Nobody reads the pipe before the signal has come: on Linux, before it waits for a thread of
      // the tool no more. Sent is not yet come on a busy machine.
      let result = try Shell.bash(
        """
        cd "$folder"
        mkfifo pipe
        "$janklab" baseline record . --verbose --jobs 1 --baseline pipe > out.txt 2> err.txt &
        tool=$!
        until [ $(grep -c "^ran " err.txt) = 2 ]; do sleep 0.02; done
        kill -INT $tool
        while grep -qs "^ShdPnd:.*[1-9a-f]" /proc/$tool/status; do sleep 0.02; done
        sleep 0.2
        timeout 5 cat pipe > baseline.json
        wait $tool
        """,
        folder: desk.folder
      )
      #expect(result.status == ExitCode.interrupted.rawValue)
    }
  }
}

// MARK: Keys of later versions

extension BaselineCommandTests {
  @Test(arguments: 1...6)
  func `a key that is not known is passed over, however deep its value is`(
    depth: Int
  ) async throws {
    let value =
      String(repeating: "{\"a\": ", count: depth) + "[]" + String(repeating: "}", count: depth)
    try await ScenarioDesk.with(Self.files) { desk in
      let words = [desk.folder.path, "--baseline", desk.path("b.json")]
      _ = try await ToolRun(["baseline", "record"] + words)
      let recorded = try desk.read("b.json")
      for place in ["{", "\"scenarios\": {\n    \"tapped\": {", "core-animation\": {"]
      where recorded.contains(place) {
        let start = try #require(recorded.range(of: place))
        var text = recorded
        text.insert(contentsOf: " \"later\": \(value),", at: start.upperBound)
        try desk.write(text, to: "b.json")
        let run = try await ToolRun(["check"] + words)
        #expect(run.code == .done, "\(run.errors)")
      }
    }
  }

  @Test func `forty thousand keys that are not known are passed over`() async throws {
    try await ScenarioDesk.with(Self.files) { desk in
      let words = [desk.folder.path, "--baseline", desk.path("b.json")]
      _ = try await ToolRun(["baseline", "record"] + words)
      let keys = (0..<40_000).map { "\"later\($0)\": 1," }.joined()
      try desk.write("{" + keys + (try desk.read("b.json").dropFirst()), to: "b.json")
      #expect(try await ToolRun(["check"] + words).code == .done)
      let shown = try await ToolRun(["baseline", "show", desk.path("b.json")])
      #expect(shown.code == .done)
    }
  }
}
