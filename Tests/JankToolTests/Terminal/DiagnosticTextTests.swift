import JankText
import JankTool
import Testing

struct DiagnosticTextTests {
  private func text(_ description: String, _ layout: TextLayout) -> String {
    DiagnosticText.text(description, of: "janklab", layout)
  }

  @Test func `what fits stays as it is`() {
    let finding = Diagnostic(path: "a.json", message: "it is wrong", hint: "mend it")
    #expect(text("\(finding)", TextLayout(width: 80)) == "\(finding)\n")
  }

  @Test func `a long finding and its hint are broken between words`() {
    let description = "a.json:7:19: error: unknown key\n  hint: did you mean another one?"
    #expect(
      text(description, TextLayout(width: 24)) == """
        a.json:7:19: error:
            unknown key
          hint: did you mean
            another one?

        """
    )
  }

  @Test func `a path that fills the line keeps what it is beside it`() {
    let path = String(repeating: "x", count: 200)
    let text = text("\(path): error: cannot write: no space is left", TextLayout(width: 24))
    #expect(text == "\(path): error: cannot\n    write: no space is\n    left\n")
  }

  @Test func `a command is kept on one line`() {
    let description = "janklab check: error: x\n  hint: for example: janklab check Scenarios --all"
    #expect(
      text(description, TextLayout(width: 40)) == """
        janklab check: error: x
          hint: for example:
            janklab check Scenarios --all

        """
    )
    #expect(text(description, TextLayout(width: 80)) == description + "\n")
    let replay = "a: error: x\n  hint: again: janklab run a.scenario.json --device phone-60"
    #expect(text(replay, TextLayout(width: 40)) == replay + "\n")
  }

  @Test(arguments: [("error", 31), ("warning", 33), ("note", 36)])
  func `the words that say what a line is have colour`(word: String, code: Int) {
    let description = "a: \(word): it says : error: too\n  hint: b"
    #expect(
      text(description, TextLayout(hasColour: true))
        == "a: \u{1B}[\(code)m\(word)\u{1B}[0m: it says : error: too\n"
        + "  \u{1B}[32mhint\u{1B}[0m: b\n"
    )
  }

  @Test func `lines that are neither finding nor hint keep their spaces`() {
    let description = "a:1:1: error: b\n  1 | {  x }\n    |    ^"
    #expect(text(description, TextLayout(width: 10)).hasSuffix("\n  1 | {  x }\n    |    ^\n"))
  }
}
