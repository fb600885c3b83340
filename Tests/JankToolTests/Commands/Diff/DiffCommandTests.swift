import Foundation
import JankTool
import Testing

// Also tests: JankReports/RecordedFormat, JankReports/RecordedShapes.
// Also tests: JankReports/ResultReader, ResultReader+File.

struct DiffCommandTests {
  private typealias Object = [String: Any]

  private static func stalled(_ milliseconds: Int) -> String {
    let stall = #"{ "at": "200 ms", "stall": "work", "for": "\#(milliseconds) ms" }, "#
    return SampleScenarios.tapped().replacing(
      #"{ "at": "600 ms""#,
      with: stall + #"{ "at": "600 ms""#
    )
  }

  /// A folder with results of two versions of a scenario, in every format.
  private func withResults<Value>(
    _ work: (ScenarioDesk) async throws -> Value
  ) async throws -> Value {
    try await ScenarioDesk.with(["stalls.txt": ""]) { desk in
      for (name, stall) in [("old", 50), ("new", 80)] {
        try desk.write(Self.stalled(stall), to: "a.scenario.json")
        let path = desk.path("a.scenario.json")
        let commands = [
          ["run", path, "--format", "json", "-o", desk.path("\(name)-result.json")],
          ["check", path, "--format", "json", "-o", desk.path("\(name)-check.json")]
            + SampleScenarios.rule,
          ["baseline", "record", path, "--baseline", desk.path("\(name)-baseline.json")],
        ]
        for words in commands { #expect(try await ToolRun(words).code == .done) }
      }
      return try await work(desk)
    }
  }

  @Test func `results of any origin are compared by what both hold`() async throws {
    try await withResults { desk in
      for old in ["result", "check", "baseline"] {
        for new in ["result", "check", "baseline"] {
          let run = try await ToolRun([
            "diff", desk.path("old-\(old).json"), desk.path("new-\(new).json"), "--all",
          ])
          #expect(run.code == .done && run.errors.isEmpty, "\(old) \(new)")
          let words = run.output.split(whereSeparator: \.isWhitespace).prefix(4).map(String.init)
          let files = [desk.path("old-\(old).json"), desk.path("new-\(new).json")]
          #expect(words == ["comparing", files[0], "with", files[1]], "\(run.output)")
          let line = run.output.split(separator: "\n").first { $0.contains(" apple.hitch-time ") }
          #expect(line?.hasSuffix("worse") == true, "\(old) \(new)")
          let same = try await ToolRun([
            "diff", desk.path("old-\(old).json"), desk.path("old-\(new).json"),
          ])
          #expect(same.output.hasSuffix("2 runs compared, nothing changed\n"), "\(old) \(new)")
          let isWhole = old == "result" && new == "result"
          #expect(same.output.contains("cannot be compared") != isWhole)
        }
      }
    }
  }

  @Test func `a comparison is compared by the medians of its strategies`() async throws {
    try await withResults { desk in
      let path = desk.path("a.scenario.json")
      for (name, words) in [
        ("one", []), ("seeds", ["--seeds", "1..3"]), ("stalls", ["--stall", "0,100ms"]),
      ] {
        let file = desk.path("\(name).json")
        let run = try await ToolRun(["compare", path, "--format", "json", "-o", file] + words)
        #expect(run.code == .done)
      }
      let same = try await ToolRun(["diff", desk.path("one.json"), desk.path("new-result.json")])
      #expect(same.output.hasPrefix("comparing ") && same.output.contains("new-result.json"))
      #expect(same.output.hasSuffix("2 runs compared, nothing changed\n"), "\(same.output)")
      let old = try await ToolRun(["diff", desk.path("old-result.json"), desk.path("one.json")])
      #expect(old.output.contains("apple.hitch-time") && old.output.contains("worse"))
      #expect(!old.output.contains("n/a"))
      let seeds = try await ToolRun(["diff", desk.path("one.json"), desk.path("seeds.json")])
      #expect(seeds.output.contains("seed 1 became 1 to 3"))
      let stalls = try await ToolRun(["diff", desk.path("one.json"), desk.path("stalls.json")])
      #expect(stalls.output.contains("+ "), "\(stalls.output)")
      #expect(stalls.output.contains("core-animation, added stall 100 ms: in the new file only"))
    }
  }

  @Test func `baselines are compared by their transitions, unless one of them lists none`()
    async throws
  {
    try await withResults { desk in
      let recorded = try desk.read("old-baseline.json")
      let other = recorded.replacing("dismiss Sheet completed", with: "dismiss Sheet cancelled")
      try desk.write(other, to: "other.json")
      let files = [desk.path("other.json"), desk.path("old-baseline.json")]
      let found = try await ToolRun(["diff"] + files)
      #expect(found.code == .done)
      let line = "  dismiss Sheet is completed, was cancelled\n"
      #expect(found.output.contains(line), "\(found.output)")
      #expect(found.output.contains("2 transitions differ"), "\(found.output)")
      let list = /,\s*"transitions": \[[^\]]*\]/
      try desk.write(recorded.replacing(list, with: ""), to: "older.json")
      let older = try await ToolRun(["diff", desk.path("older.json"), desk.path("other.json")])
      let note = "note: transitions cannot be compared: the old file does not hold them\n"
      #expect(older.output.contains(note), "\(older.output)")
      #expect(older.output.hasSuffix("2 runs compared, nothing changed\n"), "\(older.output)")
    }
  }

  @Test func `results are compared by their transitions, unless a name is unknown`() async throws {
    try await withResults { desk in
      let result = try desk.read("old-result.json")
      func output(_ old: String, _ new: String = "old-result.json") async throws -> String {
        let run = try await ToolRun(["diff", desk.path(old), desk.path(new)])
        #expect(run.code == .done, "\(run.errors)")
        return run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
      let cancelled = result.replacing(#""outcome": "completed""#, with: #""outcome": "cancelled""#)
      try desk.write(cancelled, to: "other.json")
      let line = "dismiss Sheet is completed, was cancelled"
      let found = try await output("other.json")
      #expect(found.contains(line), "\(found)")
      // A baseline lists the same transitions.
      let mixed = try await output("other.json", "old-baseline.json")
      #expect(mixed.contains(line), "\(mixed)")
      try desk.write(cancelled.replacing(#""dismiss""#, with: #""leave""#), to: "later.json")
      let later = try await output("later.json")
      let note = "has the transition \"leave cancelled\", which is not known here"
      #expect(later.contains(note) && !later.contains(line), "\(later)")
    }
  }

  @Test func `results name the frame that changed and the first event`() async throws {
    try await withResults { desk in
      let run = try await ToolRun([
        "diff", desk.path("old-result.json"), desk.path("new-result.json"),
      ])
      #expect(run.output.contains("frame 7: late by 3 refreshes -> late by 4 refreshes"))
      #expect(run.output.contains("first event that differs"))
      #expect(run.output.contains(" is late by 66.666667 ms"))
      #expect(!run.output.contains("core-animation"))
    }
  }

  @Test func `a score is compared with a run by the values that both have`() async throws {
    try await withResults { desk in
      try desk.write("16.7\n16.7\n33.4\n16.7\n", to: "times.txt")
      let score = try await ToolRun([
        "score", desk.path("times.txt"), "--format", "json", "--refresh-rate", "60",
      ])
      try desk.write(score.output, to: "score.json")
      let result = try await ToolRun([
        "run", desk.path("a.scenario.json"), "--strategy", "display-link", "--format", "json",
      ])
      try desk.write(result.output, to: "one.json")
      let run = try await ToolRun([
        "diff", desk.path("score.json"), desk.path("one.json"), "--all",
      ])
      #expect(run.code == .done)
      #expect(run.output.contains("since each file has only one"))
      #expect(run.output.contains("33.40 ms"))
    }
  }

  @Test func `the schema has the keys of a difference`() async throws {
    try await withResults { desk in
      let schema = try await ToolRun(["schema", "difference"])
      let difference = try await ToolRun([
        "diff", desk.path("old-result.json"), desk.path("new-result.json"), "--format", "json",
      ])
      let value = try JSONSerialization.jsonObject(with: Data(difference.output.utf8)) as? Object
      let found = try JSONSerialization.jsonObject(with: Data(schema.output.utf8)) as? Object
      let keys = try #require(found?["properties"] as? [String: Object])
      #expect(Set(keys.keys) == Set(try #require(value).keys))
      let run = try #require((value?["runs"] as? [Object])?.first)
      let runKeys = try #require((keys["runs"]?["items"] as? Object)?["properties"] as? Object)
      #expect(Set(run.keys) == Set(runKeys.keys))
    }
  }

  @Test func `a time out of the clock's range is rejected with its position`() async throws {
    let result = #"""
      {"schema": "janklab-result", "schemaVersion": 1, "cases": [{"scenario": "a",
       "device": "phone-60", "strategy": "timer", "seed": "0", "modelVersion": 0, "digest": "fa",
       "metrics": [], "events": [{"timeNs": TIME, "kind": "callback", "subject": "Main",
       "name": "x"}]}]}
      """#
    let files = [
      "old.json": result.replacing("TIME", with: "0"),
      "new.json": result.replacing("TIME", with: "-9223372036854775808"),
    ]
    try await ScenarioDesk.with(files) { desk in
      let run = try await ToolRun(["diff", desk.path("old.json"), desk.path("new.json"), "--all"])
      #expect(run.code == .invalidData)
      #expect(run.errors.contains("new.json:3:39: error: "), "\(run.errors)")
    }
  }

  @Test func `values at the ends of the range are compared, and values beyond are reported`()
    async throws
  {
    func result(_ value: String) -> String {
      """
      {
        "schema": "janklab-result", "schemaVersion": 1,
        "cases": [{
          "scenario": "s", "device": "d", "strategy": "t", "seed": "1", "modelVersion": 1,
          "digest": "0", "metrics": [{ "id": "apple.hitch-time", "value": \(value) }]
        }]
      }
      """
    }
    let files = ["-9.2e12", "9.2e12", "1e300"].map(result)
    try await ScenarioDesk.with(["low": files[0], "high": files[1], "far": files[2]]) { desk in
      for (old, new, word) in [("low", "high", "worse"), ("high", "low", "better")] {
        let run = try await ToolRun(["diff", desk.path(old), desk.path(new)])
        #expect(run.code == .done && run.output.contains("9200000000000.00 ms"), "\(run.errors)")
        #expect(run.output.contains(word))
      }
      let run = try await ToolRun(["diff", desk.path("low"), desk.path("far")])
      #expect(run.output.contains("has a value of apple.hitch-time that is out of range"))
    }
  }

  @Test(
    arguments: [
      ("no JSON", "this is no result: the file is not JSON"),
      (#"{"schema": "janklab-baselin"}"#, "did you mean \"janklab-baseline\"?"),
      (#"{"schema": "janklab-result", "schemaVersion": 1}"#, "\"cases\" is missing"),
      (#"{"schema": "janklab-result", "schemaVersion": 9, "cases": []}"#, "from 1 to 1"),
      (#"{"schema": "janklab-check", "schemaVersion": 1, "cases": [{}]}"#, "is missing"),
      (#"{"schema": "janklab-check", "schemaVersion": 1, "cases": ["#, "error"),
      ("", "this is no result: the file is empty"),
      (" \n", "the file is empty"),
      ("# A page\n", "such as janklab run --format json writes"),
      ("[1]", "it states no"),
      ("1", "it states no"),
      (#"{"a": 1}"#, "it states no"),
      (#"{"a":"#, "a.json:1:1: error: this \"{\" is never closed"),
      (#"{"modelVersion": 1, "scenarios": {"s": {"runs": {"d/t": {"#, "\"{\" is never closed"),
    ] as [(String, String)]
  )
  func `what is no result is invalid data with its place`(
    text: String,
    message: String
  ) async throws {
    try await ScenarioDesk.with(["a.json": text]) { desk in
      let run = try await ToolRun(["diff", desk.path("a.json"), desk.path("a.json")])
      #expect(run.code == .invalidData && run.output.isEmpty)
      #expect(run.errors.contains(message), "\(run.errors)")
    }
  }

  @Test func `a file of JSON lines is rejected with the format to use`() async throws {
    try await withResults { desk in
      let (lines, path) = (desk.path("lines.ndjson"), desk.path("a.scenario.json"))
      #expect(try await ToolRun(["run", path, "--format", "ndjson", "-o", lines]).code == .done)
      let run = try await ToolRun(["diff", lines, desk.path("new-result.json")])
      #expect(run.code == .invalidData)
      #expect(run.errors.contains("expected the end of the file"))
      #expect(run.errors.contains("--format json"), "\(run.errors)")
    }
  }

  @Test func `two files are needed, and they have to be there`() async throws {
    #expect(try await ToolRun(["diff", "a.json"]).code == .wrongUsage)
    #expect(try await ToolRun(["diff", "nowhere.json", "nowhere.json"]).code == .missingInput)
    let twice = try await ToolRun(["diff", "-", "-"])
    #expect(twice.code == .wrongUsage)
    #expect(twice.errors.contains("only one of the two files can be standard input"))
  }

  @Test func `a folder is rejected with what is expected`() async throws {
    try await ScenarioDesk.with(["a.json": "{}"]) { desk in
      let run = try await ToolRun(["diff", desk.folder.path, desk.path("a.json")])
      #expect(run.code == .missingInput)
      #expect(run.errors.contains("cannot read: it is a folder"), "\(run.errors)")
      #expect(run.errors.contains("help: name a file with runs, such as janklab run --format"))
    }
  }
}
