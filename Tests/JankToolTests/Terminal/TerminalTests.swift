import JankTool
import Testing

// Also tests: Environment.

struct TerminalTests {
  private func terminal(
    _ variables: [String: String] = [:],
    output: Bool = true,
    errors: Bool = true
  ) -> Terminal {
    Terminal(outputIsTerminal: output, errorsAreTerminal: errors) { variables[$0] }
  }

  @Test func `colour is for terminals that want it`() {
    #expect(terminal().hasColour)
    #expect(!terminal(output: false).hasColour)
    #expect(!terminal(["NO_COLOR": "1"]).hasColour)
    #expect(terminal(["NO_COLOR": ""]).hasColour)
    #expect(!terminal(["TERM": "dumb"]).hasColour)
  }

  @Test func `progress is for people who watch`() {
    #expect(terminal().showsProgress)
    #expect(!terminal(errors: false).showsProgress)
    #expect(!terminal(["CI": "true"]).showsProgress)
    #expect(!terminal(["TERM": "dumb"]).showsProgress)
  }
}
