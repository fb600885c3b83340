import Foundation
import JankTool
import Testing

// Also tests: ExplorePlay.

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
    #expect(run.errors.contains("note: shrunk from "))
    #expect(run.errors.contains(" and 2 steps in "))
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

  @Test func `a failure that no case has, a wrong rule and a wrong file are rejected`() async throws
  {
    let none = try await shrink(Self.twice, ["--finding", "F1"])
    #expect(none.code == .invalidData)
    #expect(none.errors.contains("no case of the scenario fails with F1"))
    #expect(none.output.isEmpty)
    #expect(try await shrink(Self.twice, ["--rule", "nonsense"]).code != .done)
    #expect(try await shrink("{", []).code == .invalidData)
  }

  @Test func `attempts are limited, and no input is overwritten`() async throws {
    let run = try await shrink(Self.twice, ["--attempts", "1"])
    #expect(run.errors.contains("in 1 attempt"))
    try await ScenarioDesk.with(["a.json": Self.twice]) { desk in
      let same = try await ToolRun([
        "shrink", desk.path("a.json"), "--output", desk.path("a.json"),
      ])
      #expect(same.code == .wrongUsage)
      #expect(try desk.read("a.json") == Self.twice)
    }
  }
}
