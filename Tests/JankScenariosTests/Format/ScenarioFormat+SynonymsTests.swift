import JankScenarios
import JankText
import Testing

struct ScenarioFormatSynonymsTests {
  @Test(arguments: [
    (#""layers": 4"#, #""controller": "grid""#, 5),
    (#""present": "Sheet""#, #""call": "open""#, 15),
  ])
  func `keys of an app's own controllers name the tool that understands them`(
    key: String,
    other: String,
    line: Int
  ) throws {
    let file = ScenarioLoaderTests.good.replacing(key, with: other, maxReplacements: 1)
    let error = try #require(throws: FileError.self) {
      try ScenarioLoader().load(Array(file.utf8), path: "a.scenario.json")
    }
    let found = try #require(error.diagnostics.first)
    #expect(found.message.contains("needs an app's own controller, and this tool contains none"))
    #expect(found.hint?.contains("swift run my-janklab") == true)
    #expect(found.position?.line == line)
  }

  @Test(arguments: ["swipeToDismiss", "panToDismiss"])
  func `another word for a drag suggests the key`(key: String) throws {
    let other = #""layers": 4, "\#(key)": {}"#
    let file = ScenarioLoaderTests.good.replacing(#""layers": 4"#, with: other, maxReplacements: 1)
    let error = try #require(throws: FileError.self) {
      try ScenarioLoader().load(Array(file.utf8), path: "a.scenario.json")
    }
    let found = try #require(error.diagnostics.first)
    #expect(found.message.contains("unknown key \"\(key)\""), "\(found)")
    #expect(found.hint == #"did you mean "dragToDismiss"?"#)
  }

  @Test(arguments: [("pinch", "janklab help pinch"), ("tap", "write what the tap causes")])
  func `a gesture that is no step is named`(key: String, hint: String) throws {
    let file = ScenarioLoaderTests.good
      .replacing(#""present": "Sheet""#, with: "\"\(key)\": \"Sheet\"", maxReplacements: 1)
    let error = try #require(throws: FileError.self) {
      try ScenarioLoader().load(Array(file.utf8), path: "a.scenario.json")
    }
    let found = try #require(error.diagnostics.first)
    #expect(found.message.contains("\"\(key)\" is no step"), "\(found.message)")
    #expect(found.hint?.contains(hint) == true && found.position?.line == 15)
  }
}
