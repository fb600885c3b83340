import Foundation
import JankReports
import JankTool
import Testing

struct ArrangementOptionsTests {
  /// Scenarios in each of which one frame is late, the second most.
  private func desk<Value>(_ work: (ScenarioDesk) async throws -> Value) async throws -> Value {
    let files = zip(["b", "c", "a"], ["40 ms", "90 ms", "60 ms"]).map { name, length in
      (
        "\(name).scenario.json",
        """
        { "name": "\(name)", "devices": ["phone-60"], "strategies": ["display-link", "timer"],
          "screens": { "Main": { "layers": 4 },
            "Sheet": { "layers": 2, "presentation": { "bounce": { "duration": "900 ms" } } } },
          "root": "Main",
          "script": [
            { "at": "100 ms", "present": "Sheet" },
            { "at": "351 ms", "stall": "decode", "for": "\(length)" }
          ] }
        """
      )
    }
    return try await ScenarioDesk.with(Dictionary(uniqueKeysWithValues: files), work: work)
  }

  /// The scenarios of the rows of a table, each once, and its text.
  private func table(_ desk: ScenarioDesk, _ words: [String]) async throws -> (
    rows: [String], text: String
  ) {
    let run = try await ToolRun(["run", desk.folder.path] + words)
    #expect(run.code == .done, "\(run.errors)")
    let rows = run.output.components(separatedBy: "\n").dropFirst().prefix { !$0.isEmpty }
      .filter { !$0.hasPrefix("…") }.map { String($0.prefix(1)) }
    return (rows, run.output)
  }

  @Test(arguments: [
    ([], ["a", "a", "b", "b", "c", "c"]), (["--sort", "name"], ["a", "a", "b", "b", "c", "c"]),
    (["--sort", "apple.hitch-time,name"], ["c", "c", "a", "a", "b", "b"]),
    (["--sort", "frames.rate"], ["c", "c", "a", "a", "b", "b"]),
    (["--top", "3"], ["c", "c", "a"]), (["--sort", "name", "--top", "2"], ["a", "a"]),
    (["--metrics", "frames.presented", "--top", "1"], ["c"]),
  ])
  func `rows are sorted by a metric, the worst first, or by name, and limited`(
    words: [String],
    rows: [String]
  ) async throws {
    try await desk { desk in
      let table = try await table(desk, words)
      #expect(table.rows == rows)
      let hidden = 6 - rows.count
      let note = "… and \(hidden) more cases, which a larger --top shows\n"
      #expect(table.text.contains(note) == (hidden > 0), "\(table.text)")
      #expect(table.text.contains("\n6 cases: "))
    }
  }

  @Test func `many late frames are grouped, or as the command line requests`()
    async throws
  {
    try await desk { desk in
      let usual = try await table(desk, []).text
      #expect(usual.contains("\nLate frames by cause, worst first:\n6 cases: stall \"decode\", "))
      #expect(!usual.contains(" shown "))
      let all = try await table(desk, ["--all"]).text
      #expect(all.components(separatedBy: " shown ").count == 7 && !all.contains("by cause"))
      let one = try await table(desk, ["--scenario", "c"]).text
      #expect(one.components(separatedBy: " shown ").count == 3 && !one.contains("by cause"))
      let grouped = try await table(desk, ["--scenario", "c", "--group-by", "strategy"]).text
      #expect(grouped.contains("\nLate frames by strategy, worst first:\n1 case: "))
    }
  }

  @Test func `a check sorts its table and groups what failed`() async throws {
    try await desk { desk in
      let words = ["check", desk.folder.path, "--rule", "apple.hitch-count: value <= 0"]
      let run = try await ToolRun(words + ["--sort", "apple.hitch-time"])
      #expect(run.code == .regressed)
      #expect(run.output.split(separator: "\n")[1].hasPrefix("c "))
      #expect(run.output.contains("by cause, worst first:\nfailed: 6 cases: stall \"decode\"\n"))
      #expect(run.output.contains("  again: janklab check "))
      let end = /\n\d+ frames, 6 late, hitch time \d+\.\d\d ms\nfailed: 6 cases, 6 failed\n$/
      #expect(run.output.contains(end), "\(run.output)")
      let all = try await ToolRun(words + ["--all"])
      #expect(all.output.components(separatedBy: "\n  again: ").count == 7)
    }
  }

  @Test(arguments: ReportFormat.allCases.filter { ![.table, .markdown, .html].contains($0) })
  func `what programs read keeps its order`(format: ReportFormat) async throws {
    try await desk { desk in
      let words = ["run", desk.folder.path, "--format", format.rawValue]
      let plain = try await ToolRun(words)
      let sorted = try await ToolRun(
        words + ["--sort", "apple.hitch-time", "--top", "1", "--group-by", "device"]
      )
      #expect(plain.code == .done && plain.output == sorted.output)
    }
  }

  @Test(arguments: [["--sort", "aple.hitch-time"], ["--top", "0"], ["--group-by", "colour"]])
  func `a value that means nothing is wrong usage`(words: [String]) async throws {
    try await desk { desk in
      let run = try await ToolRun(["run", desk.folder.path] + words)
      #expect(run.code == .wrongUsage)
    }
  }
}
