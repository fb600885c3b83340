import JankScenarios
import JankText
import Testing

struct ScenarioErrorTests {
  @Test func `an error reads as its findings, one after the other`() {
    let error = ScenarioError(diagnostics: [
      Diagnostic(path: "a", position: SourcePosition(line: 1, column: 2), message: "b", hint: "c"),
      Diagnostic(.note, path: "a", message: "d"),
    ])
    #expect(error.description == "a:1:2: error: b\n  hint: c\na: note: d")
  }

  @Test func `a text that is not JSON is one finding with its place`() {
    let loader = ScenarioLoader { _ in nil }
    let error = #expect(throws: ScenarioError.self) {
      try loader.load(Array("{\"name\": tru}".utf8), path: "x.scenario.json")
    }
    #expect(error?.diagnostics.count == 1)
    #expect(error?.diagnostics.first?.path == "x.scenario.json")
    #expect(error?.diagnostics.first?.position == SourcePosition(line: 1, column: 10))
  }
}
