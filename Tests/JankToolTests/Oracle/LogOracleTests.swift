import Testing

struct LogOracleTests {
  @Test(arguments: [
    "::error::x", " \t ::error file=a::x", "\u{A0}::tok::", "a ##[error]b", "##vso[task.x]y",
    "##teamcity[x 'y']", "a\rb", "\u{1B}[31m", "\u{9B}2J", "\u{202E}", "\u{2066}", "\u{2028}",
    "\u{200B}", "\u{7F}", "\u{0}", "\t",
  ])
  func `what a terminal or a build server would obey is found`(text: String) {
    #expect(LogOracle().findings(in: "fine\n\(text)\nfine\n").count >= 1)
  }

  @Test(arguments: ["", "a::b::c", "error: x", ":", "::", "::x", "# [a]", "## x", "#[x]", "é 漢"])
  func `text that no build server interprets passes`(text: String) {
    #expect(LogOracle().findings(in: "fine\n\(text)\nfine\n").isEmpty)
  }

  @Test func `commands that a format is made of are let through, and only they`() {
    let oracle = LogOracle(commands: ["error"])
    #expect(oracle.findings(in: "::error file=a::##[x]").isEmpty)
    #expect(oracle.findings(in: "::debug::x").count == 1)
    #expect(oracle.findings(in: "error").count == 1)
  }

  @Test func `a carriage return is let through at the end of a row`() {
    let oracle = LogOracle(hasCarriageReturns: true)
    #expect(oracle.findings(in: "a,b\r\n").isEmpty)
    #expect(oracle.findings(in: "a,\rb\r\n").count == 1)
  }
}
