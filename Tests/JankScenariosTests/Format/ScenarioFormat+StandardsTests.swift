import HeadlessUIKit
import JankAnimators
import JankScenarios
import JankText
import Testing

/// The defaults of devices and strategies.
struct ScenarioFormatStandardsTests {
  private func setting(
    _ sheet: String,
    _ step: String = #"{ "at": "1 s", "dismiss": "Sheet" }"#,
    _ loader: ScenarioLoader = ScenarioLoader()
  ) throws -> Scenario.Setting {
    let text = """
      {
        "name": "bare", "root": "Main",
        "screens": { "Main": { "layers": 4 }, "Sheet": { "layers": 4\(sheet) } },
        "script": [ { "at": "100 ms", "present": "Sheet" }, \(step) ]
      }
      """
    return try loader.load(Array(text.utf8), path: "bare.scenario.json").setting
  }

  private let effect = #", "presentation": { "slide": {} }, "dismissal": { "slide": {} }"#

  @Test func `by default a scenario is played on a phone of each fixed rate`() throws {
    #expect(try setting("").devices.map(\.name) == ["phone-60", "phone-120"])
  }

  @Test func `by default effects are played on the render server and on the main thread`()
    throws
  {
    #expect(try setting(effect).strategies == ["core-animation", "display-link"])
  }

  @Test func `without effects one strategy is enough`() throws {
    #expect(try setting("").strategies == ["core-animation"])
  }

  @Test func `a script with a drag is played by an interactive strategy`() throws {
    let step = #"{ "at": "1 s", "drag": { "from": [180, 100], "to": [180, 500] } }"#
    let sheet = effect + #", "dragToDismiss": {}"#
    #expect(try setting(sheet, step).strategies == ["percent-driven"])
  }

  @Test func `a tool without those strategies uses the first that can play the scenario`() throws {
    let loader = ScenarioLoader(strategies: [.percentDriven, .displayLink])
    let step = #"{ "at": "1 s", "dismiss": "Sheet" }"#
    #expect(try setting(effect, step, loader).strategies == ["display-link"])
    let timer = try #require(Strategy.all.first { $0.name == "timer" })
    #expect(try setting(effect, step, ScenarioLoader(strategies: [timer])).strategies == ["timer"])
  }
}
