import Foundation
import Testing

struct SharedCourseTests {
  /// Each metric's value by case, as a command writes them.
  private func values(_ words: [String]) async throws -> [String: NSObject] {
    let run = try await ToolRun(words + ["--format", "json"])
    var values: [String: NSObject] = [:]
    for item in try ToolRun.cases(in: run.output) {
      let name = ["scenario", "device", "strategy"].compactMap { item[$0] as? String }
      for metric in (item["metrics"] as? [[String: Any]]) ?? [] {
        let id = try #require(metric["id"] as? String)
        values[(name + [id]).joined(separator: " ")] = metric["value"] as? NSObject
      }
    }
    return values
  }

  @Test func `strategies that share a course have the values of runs by themselves`() async throws {
    let strategies = ["core-animation", "display-link", "timer"]
    let files = [
      "a.scenario.json": SampleScenarios.tapped("a", strategies: strategies),
      "b.scenario.json": SampleScenarios.tapped("b", devices: ["phone-120"]),
    ]
    try await ScenarioDesk.with(files) { desk in
      let together = try await values(["run", desk.folder.path, "--jobs", "3"])
      #expect(together.count > 500)
      #expect(together.keys.contains("a phone-60 timer motion.error.max"))
      #expect(together["a phone-60 display-link motion.error.max"] != NSNull())
      for strategy in strategies {
        let words = ["run", desk.path("a.scenario.json"), "--strategy", strategy]
        for (name, value) in try await values(words) { #expect(together[name] == value, "\(name)") }
      }
    }
  }
}
