import HeadlessUIKit
import JankAnimators
import JankScenarios
import JankTrace
import Testing

struct ScenarioIdleStallsTests {
  private func warnings(stallAt time: String, strategy: Strategy = .coreAnimation) throws
    -> [String]
  {
    let file = """
      { "name": "a", "devices": ["phone-60"],
        "screens": { "Main": {}, "Page": { "layers": 4, "presentation": { "slide": {} } } },
        "root": "Main", "script": [{ "at": "100 ms", "present": "Page" },
        { "at": "\(time)", "stall": "parse feed", "for": "80 ms" }] }
      """
    let scenario = try ScenarioLoader { _ in nil }.load(Array(file.utf8), path: "f")
    let trace = scenario.run(strategy: strategy, on: .phone60, seed: 1)
    #expect(trace.events.map(\.time) == trace.events.map(\.time).sorted())
    return trace.events.filter { $0.kind == .warning }.map(\.name)
  }

  @Test(arguments: ["5 s after begin", "2 s"])
  func `a stall while nothing moves is reported with its line`(time: String) throws {
    let found = try warnings(stallAt: time)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("the stall of line 4 delays nothing: at ") == true, "\(found)")
  }

  @Test(arguments: ["90 ms", "100 ms after begin", "0 ms after end", "400 ms after end"])
  func `a stall before, in or at the end of a transition causes no warning`(time: String) throws {
    for strategy in [Strategy.coreAnimation, .displayLink] {
      #expect(try warnings(stallAt: time, strategy: strategy).isEmpty)
    }
  }
}
