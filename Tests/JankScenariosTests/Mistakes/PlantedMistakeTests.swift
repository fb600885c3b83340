import JankScenarios
import JankText
import Testing

struct PlantedMistakeTests {
  private static let all =
    PlantedMistake.syntaxMistakes + PlantedMistake.keyMistakes + PlantedMistake.valueMistakes

  private func message(about text: String) -> String {
    let loader = ScenarioLoader(
      metrics: ["apple.hitch-count", "apple.hitch-time", "apple.hitch-time-ratio"]
    )
    do throws(FileError) {
      _ = try loader.load(Array(text.utf8), path: "checkout.scenario.json")
      return ""
    } catch {
      return error.description
    }
  }

  @Test func `the scenario in which mistakes are planted has none`() {
    #expect(message(about: PlantedMistake.scenario) == "")
    #expect(Self.all.count >= 63)
    #expect(Set(Self.all.map(\.title)).count == Self.all.count)
  }

  @Test(arguments: all)
  func `a mistake is reported with its position, what is wrong and what to do`(
    planted: PlantedMistake
  ) throws {
    try #require(PlantedMistake.scenario.contains(planted.part))
    let text = PlantedMistake.scenario.replacing(
      planted.part,
      with: planted.mistake,
      maxReplacements: 1
    )
    #expect(message(about: text) == planted.message)
    #expect(planted.message.contains("\n  help: "))
    #expect(planted.message.contains("^"))
  }
}
