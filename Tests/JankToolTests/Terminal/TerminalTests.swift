import JankTool
import Testing

// Also tests: Environment.

struct TerminalTests {
  private func terminal(
    _ variables: [String: String] = [:],
    output: Bool = true,
    errors: Bool = true,
    columns: Int? = nil
  ) -> Terminal {
    Terminal(
      output: .init(isTerminal: output, columnCount: columns),
      errors: .init(isTerminal: errors, columnCount: columns.map { $0 + 1 })
    ) { variables[$0] }
  }

  @Test func `colour is for terminals that want it`() {
    #expect(terminal().hasColour)
    #expect(!terminal(output: false).hasColour)
    #expect(terminal(output: false).errorsHaveColour)
    #expect(!terminal(errors: false).errorsHaveColour)
    #expect(!terminal(["NO_COLOR": "1"]).hasColour)
    #expect(terminal(["NO_COLOR": ""]).hasColour)
    #expect(!terminal(["TERM": "dumb"]).hasColour)
  }

  @Test(arguments: ["FORCE_COLOR", "CLICOLOR_FORCE"])
  func `colour can be forced off a terminal`(name: String) {
    #expect(terminal([name: "1"], output: false).hasColour)
    #expect(terminal([name: "1"], errors: false).errorsHaveColour)
    #expect(terminal([name: "1", "TERM": "dumb"]).hasColour)
    #expect(!terminal([name: "0"], output: false).hasColour)
    #expect(!terminal([name: ""], output: false).hasColour)
    #expect(!terminal([name: "1", "NO_COLOR": "1"]).hasColour)
  }

  @Test func `progress is for people who watch`() {
    #expect(terminal().showsProgress)
    #expect(!terminal(errors: false).showsProgress)
    #expect(!terminal(["CI": "true"]).showsProgress)
    #expect(!terminal(["TERM": "dumb"]).showsProgress)
  }

  @Test func `only a screen is cleared`() {
    #expect(terminal().isScreen && terminal().isTerminal)
    #expect(!terminal(output: false).isScreen)
    #expect(!terminal(["TERM": "dumb"]).isScreen)
  }

  @Test func `a line is as wide as COLUMNS, else the terminal, else 120`() {
    #expect(terminal(output: false).width == 120)
    #expect(terminal(columns: 97).width == 97)
    #expect(terminal(columns: 97).errorWidth == 98)
    #expect(terminal(columns: 97).fileWidth == 120)
    let stated = terminal(["COLUMNS": "80"], columns: 97)
    #expect(stated.width == 80 && stated.errorWidth == 80 && stated.fileWidth == 80)
  }

  @Test func `a page of the manual is as wide as COLUMNS, else the terminal, else the help`() {
    #expect(terminal(output: false).pageWidth == 80)
    #expect(terminal(columns: 97).pageWidth == 97)
    #expect(terminal(["COLUMNS": "100"], columns: 97).pageWidth == 100)
  }

  @Test(arguments: [
    ("0", 120), ("-5", 120), ("wide", 120), ("", 120), ("99999", 120), ("12", 40), ("40", 40),
  ])
  func `a width that makes no sense is not taken`(columns: String, width: Int) {
    #expect(terminal(["COLUMNS": columns], output: false).width == width)
  }
}
