import JankText
import Testing

struct DiagnosticTests {
  @Test func `the first line is what editors parse, and the hint has its own line`() {
    let finding = Diagnostic(
      path: "a/b.json",
      position: SourcePosition(line: 3, column: 14),
      message: "no such key",
      hint: "try another"
    )
    #expect("\(finding)" == "a/b.json:3:14: error: no such key\n  help: try another")
  }

  @Test func `without position and hint the text has neither`() {
    let finding = Diagnostic(.note, path: "b.json", message: "2 more errors")
    #expect("\(finding)" == "b.json: note: 2 more errors")
  }

  @Test func `a path cannot begin a line of its own`() {
    let finding = Diagnostic(path: "a\n::error::b\u{1B}[31m", message: "no such file")
    #expect("\(finding)" == "a\\u{a}::error::b\\u{1b}[31m: error: no such file")
  }

  @Test func `severities have the words of compilers`() {
    let words = [Diagnostic.Severity.error, .warning, .note].map { severity in
      Diagnostic(severity, path: "x", message: "y").description
    }
    #expect(words == ["x: error: y", "x: warning: y", "x: note: y"])
  }
}
