import JankText
import JankTool
import Testing

struct LogTextTests {
  @Test(arguments: [
    "", "\n", "a\n", "a\nb", "a: b::c\n", "### Heading\n", "# [link]\n", "é 漢 █ ├\n", "a\tb\n",
    "a,b\r\nc,d\r\n", " : :\n", TerminalColour.red.applied(to: "worse") + "\n",
    TerminalColour.cyan.applied(to: "changed"),
  ])
  func `text that no build server interprets is unchanged`(text: String) {
    #expect(LogText.inert(text).unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test(arguments: [
    ("::error::x\n", ":\\u{3a}error::x\n"), ("a\n \u{A0}::x::\n", "a\n \u{A0}:\\u{3a}x::\n"),
    ("a ##[error]b", "a #\\u{23}[error]b"), ("##vso[task.x]", "#\\u{23}vso[task.x]"),
    ("é ##teamcity[x]\n", "é #\\u{23}teamcity[x]\n"), ("###[x]", "##\\u{23}[x]"),
    ("\u{1B}[2J\u{9B}x\u{202E}\u{2028}", "\\u{1b}[2J\\u{9b}x\\u{202e}\\u{2028}"),
    ("\u{1B}[5mx", "\\u{1b}[5mx"), ("a\rb\n", "a\\u{d}b\n"),
    ("\u{1B}[31m::x\u{1B}[0m", "\u{1B}[31m:\\u{3a}x\u{1B}[0m"),
  ])
  func `what a terminal or a build server would obey is spelled out`(text: String, shown: String) {
    #expect(LogText.inert(text).unicodeScalars.elementsEqual(shown.unicodeScalars))
    #expect(LogText.inert(shown).unicodeScalars.elementsEqual(shown.unicodeScalars))
    #expect(LogOracle().findings(in: shown.replacing(/\x1B\[\d+m/, with: "")).isEmpty)
  }

  @Test func `a text in pieces is filtered as in one`() {
    let text = "a\n::error::x ##[y]\r\nb\u{1B}c"
    for size in 1...12 {
      var (door, written) = (LogText(), "")
      var rest = text.unicodeScalars[...]
      while !rest.isEmpty {
        written += door.take(String(rest.prefix(size)))
        rest = rest.dropFirst(size)
      }
      written += door.finish()
      #expect(written.unicodeScalars.elementsEqual(LogText.inert(text).unicodeScalars), "\(size)")
    }
  }
}
