import Foundation
import JankTool
import Testing

// Also tests: ExplorePlay, ShrunkChange.

struct ShrinkCommandTests {
  /// Two screens of which the second is pushed twice; the rest is not needed.
  static let twice = """
    {
      "name": "twice",
      "about": "A page that is pushed twice.",
      "devices": ["phone-60", "phone-120"],
      "screens": {
        "Stack": { "stack": ["Home"] }, "Home": { "layers": 12 },
        "Detail": { "layers": 40 }, "More": { "layers": 7 }
      },
      "root": "Stack",
      "script": [
        { "at": "100 ms", "push": "Detail" },
        { "at": "30 ms after begin", "push": "More" },
        { "at": "900 ms", "stall": "decode", "for": "35 ms" }
      ],
      "strategies": ["core-animation", "display-link"]
    }
    """

  private func shrink(_ text: String, _ words: [String]) async throws -> ToolRun {
    try await ScenarioDesk.with(["a.json": text]) { desk in
      try await ToolRun(["shrink", desk.path("a.json")] + words)
    }
  }

  @Test func `the smallest scenario with a finding is printed, with how it was found`() async throws
  {
    let run = try await shrink(Self.twice, ["--finding", "F13"])
    #expect(run.code == .done)
    #expect(run.output.contains("\"push\": \"Detail\""))
    #expect(!run.output.contains("layers"))
    #expect(!run.output.contains("stall"))
    #expect(!run.output.contains("phone-120"))
    let sizes = "shrunk from \(Self.twice.utf8.count) to \(run.output.utf8.count) bytes"
    #expect(run.errors.contains("note: \(sizes), from 3 to 2 steps in "))
    #expect(run.errors.contains("fails with F13 of Stack"))
    let first = try await shrink(Self.twice, [])
    #expect(first.output == run.output)
  }

  @Test func `a folder is rejected with what is expected`() async throws {
    try await ScenarioDesk.with(["a.json": Self.twice]) { desk in
      let run = try await ToolRun(["shrink", desk.folder.path])
      #expect(run.code == .missingInput)
      #expect(run.errors.contains("help: name one scenario file of it\n"), "\(run.errors)")
    }
  }

  @Test func `of several failures with one finding, the first stays`() async throws {
    // The push during the push is first, then comes a pop during a pop.
    let pops = #", { "at": "2 s", "pop": "Stack" }, { "at": "30 ms after begin", "pop": "Stack" }"#
    let stall = #"{ "at": "900 ms", "stall": "decode", "for": "35 ms" }"#
    let text = Self.twice.replacing(stall, with: stall + pops)
    let run = try await shrink(text, ["--finding", "F13"])
    #expect(run.output.contains("push in Stack while the push Detail"))
    #expect(!run.output.contains("\"pop\""))
  }

  @Test func `a rule that the scenario breaks is kept in the file`() async throws {
    let rule = "frames.presented: value <= 3"
    let run = try await shrink(Self.twice, ["--rule", rule, "--quiet"])
    #expect(run.code == .done)
    #expect(run.output.contains("\"frames.presented: value <= 3\": \"error\""))
    #expect(run.errors.isEmpty)
  }

  @Test(arguments: ["warn ", "off ", "error "])
  func `a rule of the command line counts whatever its level`(level: String) async throws {
    let rule = "frames.presented: value <= 3"
    let plain = try await shrink(Self.twice, ["--rule", rule, "--quiet"])
    let levelled = try await shrink(Self.twice, ["--rule", level + rule, "--quiet"])
    #expect(levelled.code == .done)
    #expect(levelled.output == plain.output)
  }

  @Test func `a rule that compares with a baseline is rejected, and one of a file is passed over`()
    async throws
  {
    let rule = "frames.presented: value <= baseline"
    let written = try await shrink(Self.twice, ["--rule", rule])
    #expect(written.code == .wrongUsage)
    #expect(written.errors.contains("error: \(rule): there is no baseline to compare with\n"))
    #expect(written.errors.contains("help: write a value in place of baseline, for example "))
    try await ScenarioDesk.with(["a.json": Self.twice]) { desk in
      try desk.write("{ \"rule\": \"\(rule)\" }", to: "janklab.json")
      let words = ["shrink", desk.path("a.json"), "--config", desk.path("janklab.json")]
      let run = try await ToolRun(words)
      #expect(run.code == .done)
      #expect(run.errors.contains("fails with F13 of Stack"))
    }
  }

  @Test func `a failure that no case has, a wrong rule and a wrong file are rejected`() async throws
  {
    let none = try await shrink(Self.twice, ["--finding", "F1"])
    #expect(none.code == .invalidData)
    #expect(none.errors.contains("no case of the scenario fails with F1"))
    #expect(none.output.isEmpty)
    #expect(try await shrink(Self.twice, ["--rule", "nonsense"]).code != .done)
    #expect(try await shrink("{", []).code == .invalidData)
  }

  @Test func `nothing to remove differs from a search that was cut`() async throws {
    let small = try await shrink(Self.twice, []).output
    let again = try await shrink(small, [])
    let minimal = "note: found nothing to remove in "
    #expect(again.errors.contains(minimal))
    #expect(!again.errors.contains("bytes"))
    let ended = try await shrink(small, ["--attempts", "1"])
    #expect(ended.errors.contains("note: nothing removed so far in 1 attempt; fails"))
    let later = small.replacing("\"0 ms\"", with: "\"70 ms\"")
    let simpler = try await shrink(later + String(repeating: " ", count: 200), [])
    #expect(simpler.output.contains("\"0 ms\""))
    #expect(simpler.errors.contains("note: shrunk from "))
    #expect(simpler.errors.contains(" bytes, 2 steps as before, in "), "\(simpler.errors)")
    // The name and the sentence about the failure make this file no smaller.
    let grown = try await shrink(later, [])
    #expect(grown.errors.contains("note: simplified, 2 steps as before, in "), "\(grown.errors)")
  }

  @Test(arguments: [
    ("F13@Stack", "write F13, without a view controller"),
    ("F99", "there are F1 to F51, see janklab help findings"),
    ("f99@Stack", "there are F1 to F51, see janklab help findings"),
    ("f13", "did you mean \"F13\"?"), ("F13,lav", "did you mean \"law\"?"),
  ])
  func `a failure that does not exist is rejected with what to write`(
    name: String,
    help: String
  ) async throws {
    let run = try await shrink(Self.twice, ["--finding", name])
    #expect(run.code == .wrongUsage)
    #expect(run.errors.contains("--finding knows no "))
    #expect(run.errors.contains(help))
  }

  @Test func `a finding and a rule exclude each other, and a rule of a file gives way`()
    async throws
  {
    let rule = "frames.presented: value <= 3"
    let both = try await shrink(Self.twice, ["--finding", "F13", "--rule", rule])
    #expect(both.code.rawValue == 64)
    #expect(both.errors.contains("use one of --finding and --rule"))
    try await ScenarioDesk.with(["a.json": Self.twice]) { desk in
      try desk.write("{ \"rule\": \"\(rule)\" }", to: "janklab.json")
      let words = ["shrink", desk.path("a.json"), "--config", desk.path("janklab.json")]
      let finding = try await ToolRun(words + ["--finding", "F13"])
      #expect(finding.errors.contains("fails with F13 of Stack"))
      #expect(!finding.output.contains(rule))
      #expect(try await ToolRun(words).output.contains(rule))
    }
  }

  @Test func `only the files that the small scenario names are to be kept beside it`() async throws
  {
    let recording = SampleScenarios.drag(points: 300)
    let files = ["in/a.json": SampleScenarios.dragged(), "in/drag.json": recording]
    try await ScenarioDesk.with(files) { desk in
      let words = ["shrink", desk.path("in/a.json"), "--rule", "frames.presented: value <= 3"]
      let named = words + ["--attempts", "1", "--output"]
      let hint = "  help: keep it in the folder \"\(desk.path("in"))/\": it names \"drag.json\"\n"
      for output in ["-", desk.path("x.json")] {
        let run = try await ToolRun(named + [output])
        #expect(run.code == .done && run.errors.contains(hint), "\(run.errors)")
      }
      let beside = try await ToolRun(named + [desk.path("in/x.json")])
      #expect(beside.code == .done && !beside.errors.contains("help"), "\(beside.errors)")
      let small = try await ToolRun(words)
      #expect(small.code == .done && !small.output.contains("drag.json"), "\(small.output)")
      #expect(!small.errors.contains("help"), "\(small.errors)")
    }
  }

  @Test(arguments: [("--timeout", "1ns"), ("--max-events", "1")])
  func `a run that a limit stops is no failure to keep`(name: String, value: String) async throws {
    let run = try await shrink(Self.twice, [name, value])
    #expect(run.code == .invalidData && run.output.isEmpty)
    let message = "no case of the scenario fails; \(name) \(value) stopped a run\n"
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.errors.contains("help: set a larger limit\n"))
  }

  @Test func `without attempts the first case that fails is kept as it is`() async throws {
    let run = try await shrink(Self.twice, ["--attempts", "0"])
    #expect(run.code == .done)
    #expect(run.output.contains("stall") && run.output.contains("layers"), "\(run.output)")
    #expect(!run.output.contains("display-link"))
    #expect(run.errors.contains(" in 0 attempts; fails with F13 of Stack"), "\(run.errors)")
  }

  @Test func `attempts are limited, and no input is overwritten`() async throws {
    let run = try await shrink(Self.twice, ["--attempts", "1"])
    #expect(run.errors.contains(" in 1 attempt; fails"))
    try await ScenarioDesk.with(["a.json": Self.twice]) { desk in
      let same = try await ToolRun([
        "shrink", desk.path("a.json"), "--output", desk.path("a.json"),
      ])
      #expect(same.code == .wrongUsage)
      #expect(try desk.read("a.json") == Self.twice)
    }
  }
}
