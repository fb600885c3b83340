import Foundation
import JankTool
import Testing

struct ComparisonFormatTests {
  private typealias Object = [String: Any]

  private func object(_ text: String) throws -> Object {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
  }

  /// The keys of every object of a value are those of its schema.
  private func compare(_ value: Any, with schema: Object, at place: String) {
    if let keys = schema["properties"] as? [String: Object] {
      let object = value as? Object ?? [:]
      #expect(Set(object.keys) == Set(keys.keys), "\(place)")
      for (key, schema) in keys {
        if let value = object[key] { compare(value, with: schema, at: "\(place).\(key)") }
      }
    } else if let item = schema["items"] as? Object {
      let parts = value as? [Any] ?? []
      #expect(!parts.isEmpty, "\(place)")
      for part in parts { compare(part, with: item, at: "\(place)[]") }
    }
  }

  @Test func `the schema has the keys of a comparison, and a comparison has those of the schema`()
    async throws
  {
    let stall = #"{ "at": "200 ms", "stall": "work", "for": "50 ms" }, { "at": "600 ms""#
    let text = SampleScenarios.tapped().replacing(#"{ "at": "600 ms""#, with: stall)
    try await ScenarioDesk.with(["a.scenario.json": text]) { desk in
      let schema = try await ToolRun(["schema", "comparison"])
      let result = try await ToolRun([
        "compare", desk.folder.path, "--metrics", "apple.hitch-time", "--format", "json",
      ])
      #expect(result.code == .done)
      compare(try object(result.output), with: try object(schema.output), at: "comparison")
    }
  }
}
