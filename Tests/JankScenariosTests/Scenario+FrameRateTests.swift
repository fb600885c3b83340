import HeadlessUIKit
import JankAnimators
import JankScenarios
import JankTrace
import Testing

/// The frame rate of an app with and without the key of its Info.plist.
struct ScenarioFrameRateTests {
  private func frameTimes(_ keys: String, on device: DeviceProfile) throws -> Set<Int64> {
    let text = """
      {
        "name": "rates", "root": "Main",\(keys)
        "screens": { "Main": { "layers": 4 }, "Sheet": { "presentation": { "slide": {} } } },
        "script": [ { "at": "100 ms", "present": "Sheet" } ]
      }
      """
    let scenario = try ScenarioLoader().load(Array(text.utf8), path: "rates.scenario.json")
    let trace = scenario.run(strategy: .displayLink, on: device, seed: 1)
    #expect(trace.frames.allSatisfy { $0.hitch == .zero } && trace.cameToRest)
    let ticks = trace.works.filter { $0.name == "display link" }.map(\.requested)
    // The first callbacks come while the display still leaves its idle rate.
    return Set(zip(ticks.dropFirst(2), ticks.dropFirst(3)).map { ($1 - $0).nanoseconds / 100_000 })
  }

  @Test func `by default a phone with a variable rate shows an app like one of 120 Hz`() throws {
    #expect(try frameTimes("", on: .promotionPhone) == [83])
    #expect(try frameTimes("", on: .phone120) == [83])
  }

  @Test func `without the key of the Info.plist such a phone shows 60 frames per second`() throws {
    let key = #" "highFrameRates": false,"#
    #expect(try frameTimes(key, on: .promotionPhone).isSubset(of: [166, 167]))
    #expect(try frameTimes(key, on: .phone120) == [83])
    #expect(try frameTimes(key, on: .promotionPad) == [83])
  }

  @Test func `a range of the scenario is limited as well`() throws {
    let key = """
       "highFrameRates": false, "frameRate": { "minimum": 80, "maximum": 120, "preferred": 120 },
      """
    #expect(try frameTimes(key, on: .promotionPhone).isSubset(of: [166, 167]))
  }
}
