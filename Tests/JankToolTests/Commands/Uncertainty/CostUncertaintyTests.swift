import Foundation
import JankTool
import Testing

// Also tests: CostUncertaintyRun, CostUncertaintyText, CostUncertaintyJSON.

struct CostUncertaintyTests {
  /// Runs scenarios over the ranges of costs, in a folder of their own.
  private func run(_ files: [String: String], _ words: String...) async throws -> ToolRun {
    try await ScenarioDesk.with(files) { desk in
      try await ToolRun(["run", desk.folder.path, "--cost-uncertainty"] + words)
    }
  }

  private func object(_ run: ToolRun) throws -> [String: Any] {
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    return try #require(json as? [String: Any])
  }

  @Test func `a rating that no cost changes has no caveat`() async throws {
    let files = ["a.scenario.json": SampleScenarios.stalled(milliseconds: 200)]
    let run = try await run(files, "--samples", "8")
    #expect(run.code == .done)
    #expect(run.errors.isEmpty)
    let row = try #require(run.output.split(separator: "\n").first { $0.hasPrefix("stalled") })
    #expect(row.contains("severe"))
    #expect(row.contains("the same"))
    #expect(run.output.contains("1 of 1 rating and 1 of 1 verdict are the same over the ranges"))
    #expect(!run.output.contains("most important"))
  }

  @Test func `a rating that depends on costs names the most important one`() async throws {
    // The layers are so many that their costs decide.
    let heavy = SampleScenarios.tapped(strategies: ["display-link", "core-animation"])
      .replacing(#""layers": 2"#, with: #""layers": 600"#)
    let run = try await run(["a.scenario.json": heavy], "--samples", "8", "--format", "json")
    #expect(run.code == .done)
    let cases = try #require(try object(run)["cases"] as? [[String: Any]])
    #expect(cases.count == 2)
    let uncertain = try #require(cases.first { $0["ratingIsCertain"] as? Bool == false })
    let ratings = try #require(uncertain["ratings"] as? [String])
    #expect(ratings.count > 1)
    #expect((uncertain["outcomes"] as? [Any])?.count == 10)
    let effects = try #require(uncertain["effects"] as? [[String: Any]])
    let changing = effects.filter { effect in
      let (low, high) = (effect["low"] as? [String: Any], effect["high"] as? [String: Any])
      return low?["hitchTimeRatioMsPerS"] as? Double != high?["hitchTimeRatioMsPerS"] as? Double
    }
    #expect(!changing.isEmpty)
    let table = try await self.run(["a.scenario.json": heavy], "--samples", "8")
    #expect(table.output.contains("most important: "))
    #expect(table.output.contains("ratings and "))
  }

  @Test func `the answer repeats, whatever the number of jobs`() async throws {
    let files = [
      "a.scenario.json": SampleScenarios.stalled(milliseconds: 20),
      "b.scenario.json": SampleScenarios.tapped(),
    ]
    func answer(_ words: String...) async throws -> String {
      try await ScenarioDesk.with(files) { desk in
        let line = ["run", desk.folder.path, "--cost-uncertainty", "--samples", "4"] + words
        return try await ToolRun(line + ["--format", "json"]).output
      }
    }
    let one = try await answer("--jobs", "1")
    #expect(!one.isEmpty)
    #expect(try await answer("--jobs", "4") == one)
    #expect(try await answer("--seed", "77") != one)
  }

  @Test func `the assumed outcome is that of the usual run`() async throws {
    let files = ["a.scenario.json": SampleScenarios.stalled(milliseconds: 60)]
    let usual = try await ScenarioDesk.with(files) { desk in
      try await ToolRun(["run", desk.folder.path, "--format", "json"])
    }
    let result = try #require((try object(usual)["cases"] as? [[String: Any]])?.first)
    let run = try await run(files, "--samples", "2", "--format", "json")
    let answer = try #require((try object(run)["cases"] as? [[String: Any]])?.first)
    let assumed = try #require(answer["assumed"] as? [String: Any])
    #expect(assumed["rating"] as? String == result["hitchRating"] as? String)
    #expect(assumed["late"] as? Int == result["hitchCount"] as? Int)
    #expect(
      assumed["hitchTimeRatioMsPerS"] as? Double == result["hitchTimeRatioMsPerS"] as? Double
    )
  }

  @Test func `a rule of the scenario has a verdict over the ranges`() async throws {
    let rule = #""thresholds": { "frame-time.max: value < 1 ms": "error" }, "root""#
    let failing = SampleScenarios.tapped().replacing(#""root""#, with: rule)
    let run = try await run(["a.scenario.json": failing], "--samples", "2", "--wide")
    let rows = run.output.split(separator: "\n").filter { $0.hasPrefix("tapped") }
    #expect(rows.filter { $0.contains("failed") }.count == 2)
    #expect(run.code == .done)
  }

  @Test func `the best strategy is compared sample by sample`() async throws {
    let stall = SampleScenarios.stalled(
      milliseconds: 80,
      strategies: ["core-animation", "display-link"]
    )
    let run = try await run(["a.scenario.json": stall], "--samples", "4", "--wide")
    let words = "core-animation has the lowest hitch ratio in all 6 outcomes"
    #expect(run.output.contains("stalled / phone-60: \(words)"))
  }

  @Test func `other formats and samples without a range are wrong usage`() async throws {
    let files = ["a.scenario.json": SampleScenarios.tapped()]
    let csv = try await run(files, "--format", "csv")
    #expect(csv.code == .wrongUsage)
    #expect(csv.errors.contains("--cost-uncertainty writes a table or json, found csv"))
    let samples = try await ScenarioDesk.with(files) { desk in
      try await ToolRun(["run", desk.folder.path, "--samples", "3"])
    }
    #expect(samples.code == .wrongUsage)
    #expect(samples.errors.contains("add --cost-uncertainty"))
  }

  @Test func `the schema has the keys of the answer`() async throws {
    let files = ["a.scenario.json": SampleScenarios.tapped()]
    let answer = try object(try await run(files, "--samples", "1", "--format", "json"))
    let schema = try object(try await ToolRun(["schema", "cost-uncertainty"]))
    let properties = try #require(schema["properties"] as? [String: Any])
    #expect(Set(answer.keys) == Set(properties.keys).subtracting(["$schema"]))
  }
}
