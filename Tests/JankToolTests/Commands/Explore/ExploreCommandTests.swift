import Foundation
import JankTool
import Testing

// Also tests: ExploreJSON, ExploreSession, FailureName, KnownFindings.
// Also tests: KnownFindingsUse.

struct ExploreCommandTests {
  private static let once = ShrinkCommandTests.twice.replacing(
    "30 ms after begin",
    with: "30 ms after end"
  )

  private func explore<Value>(
    _ text: String,
    _ words: [String],
    then look: (ScenarioDesk, ToolRun) async throws -> Value
  ) async throws -> Value {
    try await ScenarioDesk.with(["a.json": text]) { desk in
      let places = [desk.path("a.json"), "--failures", desk.path("out/found")]
      return try await look(desk, try await ToolRun(["explore"] + places + words))
    }
  }

  @Test func `a hidden failure is found, shrunk, written, and fails again`() async throws {
    try await explore(Self.once, ["--count", "150", "--vary", "times,repeats"]) { desk, run in
      #expect(run.code == .simulationFailed)
      let head = "explored 150 variations of 1 scenario, seed 1: "
      #expect(run.output.hasPrefix(head))
      let kinds = run.output.split(separator: "\n").count { $0.hasPrefix("error: ") }
      #expect(run.output.contains(" failed, in \(kinds) way\(kinds == 1 ? "" : "s"); "))
      #expect(run.output.contains("error: F13 of Stack: nested push animation"))
      let path = desk.path("out/found/twice-F13.scenario.json")
      #expect(run.output.contains("again: janklab run \(path)"))
      let again = try await ToolRun(["run", path])
      #expect(again.code == .simulationFailed)
      #expect(again.errors.contains("F13"))
      let text = try desk.read("out/found/twice-F13.scenario.json")
      #expect(!text.contains("layers"))
    }
  }

  @Test func `a folder that cannot be made is named with the option for another`() async throws {
    try await explore(Self.once, ["--help"]) { desk, help in
      #expect(help.output.contains("--failures FOLDER"))
      try desk.write("a file", to: "blocked")
      let blocked = desk.path("blocked")
      for folder in [blocked, desk.path("blocked/found/deep")] {
        let run = try await ToolRun(["explore", desk.path("a.json"), "--failures", folder])
        #expect(run.code == .cannotCreate && run.output.isEmpty, "nothing is played")
        #expect(run.errors.hasPrefix("\(blocked): error: it is not a folder\n"), "\(run.errors)")
        #expect(run.errors.contains("to write shrunk scenarios elsewhere: --failures FOLDER"))
      }
    }
  }

  @Test func `the number of jobs changes nothing, and JSON has what text has`() async throws {
    let words = ["--count", "80", "--seed", "7", "--guided", "--format", "json"]
    let outputs = try await [1, 3].asyncMap { jobs in
      try await explore(Self.once, words + ["--jobs", "\(jobs)"]) { desk, run in
        run.output.replacing(desk.folder.path, with: "")
      }
    }
    #expect(outputs[0] == outputs[1])
    let value = try JSONSerialization.jsonObject(with: Data(outputs[0].utf8)) as? [String: Any]
    #expect(value?["variations"] as? Int == 80)
    #expect(value?["seed"] as? Int == 7)
    let failures = try #require(value?["failures"] as? [[String: Any]])
    #expect(!failures.isEmpty)
    #expect(failures.allSatisfy { ($0["steps"] as? Int ?? 0) > 0 && $0["path"] is String })
  }

  @Test(arguments: [false, true])
  func `a seed is given unless the variation depends on those before it`(isGuided: Bool)
    async throws
  {
    let words = ["--count", "80", "--seed", "7", "--vary", "times", "--attempts", "1"]
    let options = words + (isGuided ? ["--guided"] : [])
    try await explore(Self.once, options) { _, run in
      #expect(run.output.contains("F13 of Stack"))
      #expect(run.output.contains("for example seed") == !isGuided)
    }
    try await explore(Self.once, options + ["--format", "json"]) { _, run in
      let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      let failures = try #require(value?["failures"] as? [[String: Any]])
      #expect(failures.allSatisfy { ($0["seed"] is NSNull) == isGuided })
    }
  }

  @Test func `a scenario that nothing breaks ends with 0, after a time if one is given`()
    async throws
  {
    let words = ["--for", "200 ms", "--vary", "seeds,costs,stalls"]
    try await explore(Self.once, words) { desk, run in
      #expect(run.code == .done)
      #expect(run.output.contains(", seed 1: 0 failed; "))
      #expect(!FileManager.default.fileExists(atPath: desk.path("out")))
    }
  }

  @Test func `variations with warnings only are counted beside those that failed`() async throws {
    let text = """
      {
        "name": "two", "devices": ["phone-60"], "screens": { "Main": {}, "One": {}, "Two": {} },
        "root": "Main",
        "script": [
          { "at": "0 ms", "present": "One" }, { "at": "30 ms after begin", "present": "Two" }
        ]
      }
      """
    try await explore(text, ["--count", "3", "--vary", "seeds"]) { _, run in
      #expect(run.code == .done)
      let counts = ": 0 failed; 3 with warnings only; 1 kind of warning; "
      #expect(run.output.contains(counts), "\(run.output)")
    }
  }

  @Test func `the schema has the keys of the report and of a failure`() async throws {
    func object(_ text: String) throws -> [String: Any] {
      try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }
    let words = ["--count", "60", "--vary", "times", "--format", "json"]
    let report = try await explore(Self.once, words) { _, run in try object(run.output) }
    let schema = try object(try await ToolRun(["schema", "exploration"]).output)
    let properties = try #require(schema["properties"] as? [String: Any])
    #expect(Set(report.keys) == Set(properties.keys).subtracting(["$schema"]))
    #expect(report["schema"] as? String == "janklab-exploration")
    let failures = try #require(report["failures"] as? [[String: Any]])
    let list = try #require(properties["failures"] as? [String: Any])
    let item = try #require(list["items"] as? [String: Any])
    let keys = try #require(item["properties"] as? [String: Any]).keys
    #expect(!failures.isEmpty)
    for failure in failures { #expect(Set(failure.keys) == Set(keys)) }
  }

  @Test func `files of failures with one name are marked by their cause, whatever else is found`()
    async throws
  {
    func files(_ count: Int, _ seed: Int) async throws -> [String: String] {
      let words = ["--count", "\(count)", "--seed", "\(seed)", "--vary", "times,interruptions"]
      return try await explore(Self.once, words) { desk, _ in
        let names = try FileManager.default.contentsOfDirectory(atPath: desk.path("out/found"))
        var abouts: [String: String] = [:]
        for name in names where name.contains("-F13-") {
          let text = try desk.read("out/found/\(name)")
          abouts[name] = text.split(separator: "\n").first { $0.contains("\"about\"") }
            .map(String.init)
        }
        return abouts
      }
    }
    let (few, many) = (try await files(60, 1), try await files(400, 5_000))
    #expect(few.count > 1)
    for (name, about) in few { #expect(many[name] == about) }
  }

  @Test func `a file of another failure is kept, and one of the same failure is replaced`()
    async throws
  {
    let pops = #", { "at": "2 s", "pop": "Stack" }, { "at": "30 ms after begin", "pop": "Stack" }"#
    let stall = #"{ "at": "900 ms", "stall": "decode", "for": "35 ms" }"#
    try await explore(ShrinkCommandTests.twice, ["--help"]) { desk, _ in
      let words = ["--count", "1", "--vary", "seeds", "--failures", desk.path("found")]
      let path = "found/twice-F13.scenario.json"
      func files() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: desk.path("found")).sorted()
      }
      _ = try await ToolRun(["explore", desk.path("a.json")] + words)
      let pushes = try desk.read(path)
      #expect(pushes.contains("push in Stack while the push"))
      try desk.write(Self.once.replacing(stall, with: stall + pops), to: "b.json")
      _ = try await ToolRun(["explore", desk.path("b.json")] + words)
      #expect(try desk.read(path) == pushes)
      let both = try files()
      let marked = try #require(both.first { $0.hasPrefix("twice-F13-") })
      #expect(both == [marked, "twice-F13.scenario.json"])
      #expect(try desk.read("found/\(marked)").contains("pop in Stack while the pop"))
      // Shrunk less, so that another file takes the place.
      let less = words + ["--attempts", "1"]
      for file in ["a.json", "b.json"] {
        _ = try await ToolRun(["explore", desk.path(file)] + less)
      }
      #expect(try files() == both)
      #expect(try desk.read(path).contains("More"))
      #expect(try desk.read(path) != pushes)
      // A file that states no failure is none of a failure.
      try desk.write("{ \"screens\": {} }", to: path)
      _ = try await ToolRun(["explore", desk.path("a.json")] + words)
      #expect(try files().count == 3)
      #expect(try desk.read(path) == "{ \"screens\": {} }")
    }
  }

  @Test func `a failure keeps its file when the other one with its name is not found again`()
    async throws
  {
    let pops = #", { "at": "2 s", "pop": "Stack" }, { "at": "30 ms after begin", "pop": "Stack" }"#
    let stall = #"{ "at": "900 ms", "stall": "decode", "for": "35 ms" }"#
    try await explore(ShrinkCommandTests.twice, ["--help"]) { desk, _ in
      let words = ["--count", "1", "--vary", "seeds", "--failures", desk.path("found")]
      func files() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: desk.path("found")).sorted()
      }
      try desk.write(ShrinkCommandTests.twice.replacing(stall, with: stall + pops), to: "both.json")
      _ = try await ToolRun(["explore", desk.path("both.json")] + words)
      let both = try files()
      #expect(both.count == 2)
      #expect(both.allSatisfy { $0.hasPrefix("twice-F13-") })
      let one = try await ToolRun(["explore", desk.path("a.json")] + words)
      #expect(both.contains { one.output.contains("found/\($0)\n") })
      #expect(try files() == both)
    }
  }

  @Test(arguments: [
    ("F13", true), ("F13@Stack", true), ("F13@Other", false), ("F12", false),
    ("F12,F13@Stack", true), ("F12,F13@Other", false),
  ])
  func `a known finding is no failure`(known: String, isKnown: Bool) async throws {
    let words = ["--count", "150", "--vary", "times,repeats", "--known", known]
    try await explore(Self.once, words) { desk, run in
      #expect(run.code == (isKnown ? .done : .simulationFailed))
      #expect(run.output.contains("F13 of Stack") == !isKnown)
      #expect(FileManager.default.fileExists(atPath: desk.path("out")) == !isKnown)
    }
  }

  @Test func `variations with known findings only are counted, and unused entries named`()
    async throws
  {
    let words = ["--count", "150", "--vary", "times,repeats", "--format"]
    func object(_ known: [String]) async throws -> [String: Any] {
      try await explore(Self.once, words + ["json"] + known) { _, run in
        let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
        return try #require(value as? [String: Any])
      }
    }
    let plain = try await object([])
    #expect(plain["knownOnly"] as? Int == 0)
    #expect(plain["unusedKnown"] as? [String] == [])
    let failed = try #require(plain["failed"] as? Int)
    #expect(failed > 0)
    let known = ["--known", "F2,F13@Stak", "--known", "F13@Stack,F13@Detail"]
    let some = try await object(known)
    #expect(some["failed"] as? Int == 0)
    #expect(some["knownOnly"] as? Int == failed)
    #expect(some["unusedKnown"] as? [String] == ["F2", "F13@Stak", "F13@Detail"])
    try await explore(Self.once, words + ["text", "--quiet"] + known) { _, run in
      #expect(run.output.contains(": 0 failed; \(failed) only with known findings; "))
      let notes = [
        "note: no run has the known F2",
        "note: no run has the known F13@Stak: no screen is called \"Stak\", "
          + "did you mean \"Stack\"?",
        "note: no run has the known F13@Detail",
      ]
      #expect(run.output.hasSuffix("\n\n" + notes.map { $0 + "\n" }.joined()))
    }
    try await explore(Self.once, words + ["text"]) { _, run in
      #expect(!run.output.contains("known"))
    }
  }

  @Test func `a known finding that the scenario expects is not used`() async throws {
    let expects = #""findings": [{ "rule": "F13", "of": "Stack" }], "root""#
    let text = ShrinkCommandTests.twice.replacing(#""root""#, with: expects)
    let words = ["--count", "5", "--vary", "seeds", "--known", "F13"]
    try await explore(text, words) { _, run in
      #expect(run.code == .done)
      #expect(run.output.contains(": 0 failed; 0 only with known findings; "))
      let note = "note: --known F13 has no effect: the scenario expects F13 itself\n"
      #expect(run.output.hasSuffix("\n\n" + note))
    }
    let other = ["--count", "5", "--vary", "seeds", "--known", "F13@Detail"]
    try await explore(text, other) { _, run in
      #expect(run.output.hasSuffix("\n\nnote: no run has the known F13@Detail\n"))
    }
    let once = Self.once.replacing("\"twice\"", with: "\"once\"")
    let both = ["a.scenario.json": text, "b.scenario.json": once]
    try await ScenarioDesk.with(both) { desk in
      let places = [desk.folder.path, "--failures", desk.path("out")]
      let run = try await ToolRun(["explore"] + places + words)
      #expect(run.output.contains("the scenario \"twice\" expects F13 itself"), "\(run.output)")
    }
  }

  @Test func `a known finding that the file of another failure has too is stated`() async throws {
    let text = """
      {
        "name": "call", "devices": ["phone-60"],
        "screens": {
          "Main": {}, "Sheet": { "dismissal": { "slide": {} }, "dragToDismiss": {} }
        },
        "root": "Main",
        "script": [
          { "at": "0 ms", "present": "Sheet" },
          { "at": "end", "drag": { "from": [0, 0], "to": [0, 500] } },
          { "at": "release", "cancelTouches": "phone call" }
        ]
      }
      """
    let words = ["--count", "1", "--vary", "seeds", "--attempts", "1"]
    try await explore(text, words + ["--known", "F4"]) { _, run in
      #expect(run.output.contains("error: a run that does not settle"))
      #expect(run.output.contains("\n  also fails with the known F4 of Sheet\n"))
      #expect(!run.output.contains("error: F4"))
    }
    try await explore(text, words) { _, run in
      #expect(run.output.contains("error: F4 of Sheet"))
      #expect(run.output.contains("\n  also fails with F4 of Sheet\n"))
      #expect(!run.output.contains("known"))
    }
    let expecting = text.replacing(#""root""#, with: #""findings": [{ "rule": "F4" }], "root""#)
    try await explore(expecting, words) { _, run in
      let line = "\n  also fails with F4 of Sheet, which the scenario expects\n"
      #expect(run.output.contains(line))
      #expect(!run.output.contains("known"))
    }
    try await explore(expecting, words + ["--format", "json", "--known", "F4"]) { _, run in
      let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      let failure = (value?["failures"] as? [[String: Any]])?.first
      #expect(failure?["expected"] as? [String] == ["F4 of Sheet"])
      #expect(failure?["known"] as? [String] == [])
      #expect(value?["unusedKnown"] as? [String] == ["F4"])
    }
  }

  @Test(arguments: [
    ("f13@Stack", "knows no rule \"f13\"", "did you mean \"F13\"?"),
    (",", "--known names no finding", "write for example --known F13"),
    ("F13,F99", "knows no rule \"F99\"", "there are F1 to F51, see janklab help findings"),
    ("Stack", "knows no rule \"Stack\"", "there are F1 to F51, see janklab help findings"),
    ("F13@", "\"F13@\" has no name after the @", "write F13@NAME, or F13 for any view controller"),
  ])
  func `an unknown rule is rejected with what to write`(
    text: String,
    message: String,
    help: String
  ) async throws {
    try await explore(Self.once, ["--known", text]) { _, run in
      #expect(run.code == .wrongUsage)
      #expect(run.errors.contains(message))
      #expect(run.errors.contains(help))
    }
  }

  @Test func `an exploration that a signal ends counts what was played, and states it`()
    async throws
  {
    func counts(_ text: String) throws -> (interrupted: Bool?, played: Int?, failed: Int?) {
      let value = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      let keys = ["variations", "failed"].map { value?[$0] as? Int }
      return (value?["interrupted"] as? Bool, keys[0], keys[1])
    }
    try await ScenarioDesk.with(["a.json": Self.once]) { desk in
      let result = try Shell.bash(
        """
        "$janklab" explore "$folder/a.json" --count 1000000 --failures "$folder/found" --jobs 1 \
          --format json --output "$folder/out.json" &
        tool=$!
        sleep 1
        kill -INT $tool
        wait $tool
        """,
        folder: desk.folder
      )
      #expect(result.status == ExitCode.interrupted.rawValue)
      let ended = try counts(try desk.read("out.json"))
      #expect(ended.interrupted == true)
      // Played in order, so that a shorter exploration has the same.
      let played = try #require(ended.played)
      guard played > 0 else { return }
      let words = ["--count", "\(played)", "--format", "json", "--attempts", "1"]
      let whole = try await explore(Self.once, words) { _, run in try counts(run.output) }
      #expect(whole.interrupted == false)
      #expect(whole.played == played)
      #expect(whole.failed == ended.failed)
    }
  }

  @Test func `an unknown kind of change is rejected with the nearest name`() async throws {
    try await explore(Self.once, ["--vary", "time"]) { _, run in
      #expect(run.code == .wrongUsage)
      #expect(run.errors.contains("times"))
    }
  }
}

extension Array {
  /// Transforms the elements one after another.
  fileprivate func asyncMap<Value>(
    _ transform: (Element) async throws -> Value
  ) async throws -> [Value] {
    var values: [Value] = []
    for element in self { values.append(try await transform(element)) }
    return values
  }
}
