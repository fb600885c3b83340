import Foundation
import JankTool
import Testing

struct CheckFormatTests {
  private typealias Object = [String: Any]

  /// Goes through a value beside its schema: both know the same keys.
  private func compare(_ value: Any, with schema: Object, at place: String) {
    if let keys = schema["properties"] as? [String: Object] {
      guard let object = value as? Object else {
        Issue.record("\(place) is no object")
        return
      }
      #expect(Set(object.keys) == Set(keys.keys), "\(place)")
      for (key, schema) in keys {
        guard let value = object[key] else { continue }
        compare(value, with: schema, at: "\(place).\(key)")
      }
    } else if let item = schema["items"] as? Object {
      for part in value as? [Any] ?? [] { compare(part, with: item, at: "\(place)[]") }
    }
  }

  private func object(_ text: String) throws -> Object {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
  }

  @Test func `the schema has the keys of a check, and a check has those of the schema`()
    async throws
  {
    try await ScenarioDesk.with(["a.scenario.json": SampleScenarios.tapped()]) { desk in
      let baseline = desk.path("baseline.json")
      _ = try await ToolRun(["baseline", "record", desk.folder.path, "--baseline", baseline])
      let check = try await ToolRun([
        "check", desk.folder.path, "--baseline", baseline, "--strategy", "display-link",
        "--rule", "frame-time: max <= 1 ms", "--rule", "presentmon.input-latency.max: value < 1 ms",
        "--format", "json",
      ])
      #expect(check.code == .regressed)
      let value = try object(check.output)
      #expect((value["absentees"] as? [Any])?.count == 1)
      let subject = try #require(try ToolRun.cases(in: check.output).first)
      #expect((subject["problems"] as? [Any])?.count == 1)
      compare(value, with: try object(try await ToolRun(["schema", "check"]).output), at: "check")
    }
  }
}
