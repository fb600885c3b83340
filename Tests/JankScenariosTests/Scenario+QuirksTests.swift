import HeadlessUIKit
import JankAnimators
import JankScenarios
import JankTrace
import Testing

struct ScenarioQuirksTests {
  /// A page that appears twice by the unwind segue of a tutorial, which sets frames of scaled
  /// views.
  private func run(_ quirks: String) throws -> Trace {
    let effect = #"{ "zoomUnwind": { "quirks": "\#(quirks)" } }"#
    let file = """
      { "name": "a", "devices": ["phone-60"], "strategies": ["core-animation"], "root": "Stack",
        "screens": { "Main": {}, "Page": {},
          "Stack": { "stack": ["Main"], "push": \(effect), "pop": \(effect) } },
        "script": [{ "at": "100 ms", "push": "Page" }, { "at": "200 ms after end", "pop": "Stack" },
          { "at": "200 ms after end", "push": "Page" }] }
      """
    let scenario = try ScenarioLoader { _ in nil }.load(Array(file.utf8), path: "f")
    return scenario.run(strategy: .coreAnimation, on: .phone60, seed: 1)
  }

  @Test func `an effect that leaves something behind as in its tutorial is named`() throws {
    let trace = try run("faithful")
    #expect(Set(trace.findings.map(\.rule)) == [.successSettles])
    let warnings = trace.events.filter { $0.kind == .warning }
    #expect(warnings.count == 1)
    #expect(warnings[0].name.hasPrefix(#""zoomUnwind" keeps the mistakes"#))
  }

  @Test func `a repaired effect leaves nothing, and there is no warning`() throws {
    let trace = try run("repaired")
    #expect(trace.findings.isEmpty && !trace.events.contains { $0.kind == .warning })
  }
}
