import Foundation
import JankAnimators
import JankEngine
import JankReports
import JankScenarios
import JankTool
import Testing

struct ListCommandTests {
  private func names(_ words: String...) async throws -> [String] {
    let run = try await ToolRun(["list"] + words + ["--format", "json"])
    #expect(run.code == .done && run.errors.isEmpty)
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    return try #require(value as? [[String: Any]]).compactMap { $0["name"] as? String }
  }

  @Test func `another word for profiles suggests them`() async throws {
    for words in [["list", "devices"], ["list", "device"], ["profile", "devices"]] {
      let run = try await ToolRun(words)
      #expect(run.code == .wrongUsage)
      #expect(run.errors.contains("did you mean \"\(words[0] == "list" ? "profiles" : "list")\"?"))
    }
  }

  @Test func `everything that a scenario can name is listed`() async throws {
    #expect(try await names("strategies") == Strategy.all.map(\.name))
    #expect(try await names("profiles") == DeviceProfile.all.map(\.name))
    #expect(try await names("policies") == Catalog.standard.policies.map(\.name))
    #expect(try await names("effects") == Effect.Kind.all.map(\.name))
    #expect(try await names("formats") == ReportFormat.allCases.map(\.rawValue))
    #expect(
      try await names("mistakes") == Scenario.Mistake.allCases.map(\.rawValue)
        + Scenario.WidgetMistake.allCases.map(\.rawValue)
    )
    #expect(
      try await names("outcomes") == ["finish", "cancel", "zero", "below", "above", "full"]
    )
  }

  @Test func `a table has the same lines`() async throws {
    let run = try await ToolRun(["list", "profiles"])
    #expect(run.output.hasPrefix("name             refreshRateHz  width  height  about\n"))
    #expect(run.output.contains("phone-120        120            390    844"))
    #expect(try await ToolRun(["profile", "list"]).output == run.output)
  }

  @Test func `scenarios are listed with each of their outcomes`() async throws {
    try await ScenarioDesk.with(SampleScenarios.outcomeFiles) { desk in
      let names = try await names("scenarios", desk.folder.path)
      #expect(names == ["tap", "drag@below", "drag@above"])
    }
  }

  @Test func `an unknown kind is wrong usage with the nearest`() async throws {
    let run = try await ToolRun(["list", "strategy"])
    #expect(run.code == .wrongUsage)
    #expect(run.errors.contains("did you mean \"strategies\"?"))
    #expect(try await ToolRun(["list"]).code == .wrongUsage)
  }

  @Test(arguments: [
    ("hitch-time", ["apple.hitch-time", "apple.hitch-time-ratio"]),
    ("apple.hitch-ratio", ["apple.hitch-time-ratio"]),
  ])
  func `parts of names list the metrics that have them`(
    part: String,
    ids: [String]
  ) async throws {
    let run = try await ToolRun(["list", "metrics", part])
    #expect(run.code == .done && run.errors.isEmpty)
    for id in ids { #expect(run.output.contains(id), "\(id)") }
    #expect(!run.output.contains("frames.total"))
  }

  @Test(arguments: [
    ["run", "--metrics", "hitch-time"], ["check", "--rule", "hitch-time: max < 1"],
  ])
  func `a part of a name leads to the metrics that have it`(words: [String]) async throws {
    let run = try await ToolRun(words + ["x.scenario.json"])
    #expect(run.code != .done)
    #expect(run.errors.contains(#"did you mean "apple.hitch-time""#), "\(run.errors)")
  }

  @Test func `metrics are listed as a table and as JSON`() async throws {
    let table = try await ToolRun(["list", "metrics"])
    #expect(table.code == .done)
    #expect(table.output.contains("apple.hitch-time-ratio"))
    #expect(table.output.contains("perfdog.jank"))
    let text = try await ToolRun(["list", "metrics", "apple", "--format", "json"]).output
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let metrics = try #require(value?["metrics"] as? [[String: Any]])
    #expect(!metrics.isEmpty && metrics.allSatisfy { $0["owner"] as? String == "Apple" })
  }

  @Test func `a metric that is not known is not listed`() async throws {
    let run = try await ToolRun(["list", "metrics", "zebra"])
    #expect(run.code == .wrongUsage)
    #expect(run.errors.hasPrefix("janklab list metrics: error: there is no metric \"zebra\""))
  }
}
