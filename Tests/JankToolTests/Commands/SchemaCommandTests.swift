import Foundation
import JankTool
import Testing

struct SchemaCommandTests {
  @Test func `the schema of scenarios is a JSON document of draft 7`() async throws {
    let run = try await ToolRun(["schema", "scenario"])
    #expect(run.code == .done && run.errors.isEmpty)
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let schema = try #require(value as? [String: Any])
    #expect(schema["$schema"] as? String == "http://json-schema.org/draft-07/schema#")
    #expect(schema["additionalProperties"] as? Bool == false)
    let properties = try #require(schema["properties"] as? [String: Any])
    #expect(properties.keys.contains("script") && properties.keys.contains("thresholds"))
  }

  @Test(arguments: ["baseline", "result", "comparison", "difference"])
  func `the schemas of what the tool writes let later versions add keys`(name: String) async throws
  {
    let run = try await ToolRun(["schema", name])
    #expect(run.code == .done && run.errors.isEmpty)
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let schema = try #require(value as? [String: Any])
    #expect(schema["additionalProperties"] as? Bool == true)
  }

  @Test func `it can go to a file`() async throws {
    try await ScenarioDesk.with([:]) { desk in
      let run = try await ToolRun(["schema", "scenario", "-o", desk.path("s.json")])
      #expect(run.code == .done && run.output.isEmpty)
      #expect(try desk.read("s.json") == SchemaCommand.scenario)
    }
  }

  @Test func `an unknown format is wrong usage with the nearest`() async throws {
    let run = try await ToolRun(["schema", "scenaro"])
    #expect(run.code == .wrongUsage && run.errors.contains("did you mean \"scenario\"?"))
  }
}
