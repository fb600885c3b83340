import JankScenarios
import JankTool
import Testing

struct StarterSetTests {
  @Test func `every file has a name of its own and ends with its last line`() {
    let names = StarterSet.files.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(StarterSet.files.allSatisfy { $0.text.hasSuffix("\n") })
  }

  @Test func `every scenario names the schema beside it and its purpose`() throws {
    let files = StarterSet.files
    let scenarios = files.filter { $0.name.hasSuffix(".scenario.json") }
    #expect(scenarios.count == 5)
    for file in scenarios {
      let loader = ScenarioLoader { path in
        files.first { $0.name == path }.map { Array($0.text.utf8) }
      }
      let scenario = try loader.load(Array(file.text.utf8), path: file.name)
      #expect(file.name == scenario.name + ".scenario.json")
      #expect(!scenario.about.isEmpty)
      #expect(file.text.contains(#""$schema": "./scenario.schema.json""#))
    }
    #expect(files.contains { $0.name == "scenario.schema.json" })
  }
}
