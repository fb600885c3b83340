import Foundation
import JankTool
import Testing

struct ResultFormatTests {
  private typealias Object = [String: Any]

  /// Goes through a value beside its schema: what the schema knows is all there, and what is there
  /// the schema knows.
  private func compare(_ value: Any, with schema: Object, at place: String) {
    if let keys = schema["properties"] as? [String: Object] {
      guard let object = value as? Object else {
        Issue.record("\(place) is no object")
        return
      }
      let optional: Set = ["missing", "rating"]
      #expect(Set(object.keys).subtracting(optional) == Set(keys.keys), "\(place)")
      for (key, schema) in keys {
        guard let value = object[key] else { continue }
        compare(value, with: schema, at: "\(place).\(key)")
      }
    } else if let item = schema["items"] as? Object {
      for part in value as? [Any] ?? [] { compare(part, with: item, at: "\(place)[]") }
    }
  }

  @Test func `the schema has the keys of a result, and a result has those of the schema`()
    async throws
  {
    let rule = #""thresholds": { "frame-time: max <= 1 ms": "warn" }, "root""#
    let text = SampleScenarios.tapped().replacing(#""root""#, with: rule, maxReplacements: 1)
    try await ScenarioDesk.with(["a.scenario.json": text]) { desk in
      let schema = try await ToolRun(["schema", "result"])
      let result = try await ToolRun(["run", desk.folder.path, "--format", "json"])
      #expect(result.code == .done)
      #expect(result.output.contains("\"outcome\": \"warned\""))
      compare(
        try JSONSerialization.jsonObject(with: Data(result.output.utf8)),
        with: try #require(
          try JSONSerialization.jsonObject(with: Data(schema.output.utf8)) as? Object
        ),
        at: "result"
      )
    }
  }

  @Test func `what a run is there to show is in the schema too`() async throws {
    let traps = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Scenarios/traps")
    let schema = try await ToolRun(["schema", "result"])
    let names = ["full-drag-never-ends", "presented-twice", "segue-slide", "stayed-popover"]
    let paths = names.map { traps.appending(path: "\($0).scenario.json").path }
    let result = try await ToolRun(["run"] + paths + ["--format", "json"])
    #expect(result.output.contains(#""expected": true"#))
    compare(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)),
      with: try #require(
        try JSONSerialization.jsonObject(with: Data(schema.output.utf8)) as? Object
      ),
      at: "result"
    )
  }
}
