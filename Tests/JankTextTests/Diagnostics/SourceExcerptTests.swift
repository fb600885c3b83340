import JankText
import Testing

// Also tests: SourceToken.

struct SourceExcerptTests {
  private func excerpt(_ line: String, column: Int, line number: Int = 7) -> [String] {
    let position = SourcePosition(line: number, column: column)
    return SourceExcerpt(Array(line.utf8)[...], at: position).text
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The text above the carets.
  private func marked(_ line: String, column: Int) -> String {
    let lines = excerpt(line, column: column)
    let carets = lines[1].prefix { $0 != "^" }.count
    return String(lines[0].dropFirst(carets).prefix(lines[1].count - carets))
  }

  @Test func `the line follows its number, and the carets are below the part`() {
    #expect(
      excerpt(#"  "present": "Shet","#, column: 14) == [
        #"   7 |   "present": "Shet","#,
        #"     |              ^^^^^^"#,
      ]
    )
    #expect(excerpt("x", column: 1, line: 12_345) == ["12345 | x", "      | ^"])
  }

  @Test(arguments: [
    (#"{ "a": "b c" }"#, 3, #""a""#), (#"{ "a": "b c" }"#, 8, #""b c""#),
    (#"{ "a": "b \" c", 1 }"#, 8, #""b \" c""#), (#"["50 ms before end"]"#, 9, "before"),
    (#"["a b"]"#, 5, "b"), ("[-1.5e3, 2]", 2, "-1.5e3"), ("[true]", 2, "true"),
    ("['a b', 1]", 2, "'a b'"), ("[1, // why", 5, "// why"), ("[1, /* why */ 2]", 5, "/* why */"),
    ("[1 # why  ", 4, "# why"), ("{ [", 3, "["), (#"["open"#, 2, #""open"#),
    ("[\u{201C}a]", 2, "\u{201C}"),
  ])
  func `the mark covers a whole text, word, number or comment`(
    line: String,
    column: Int,
    part: String
  ) {
    #expect(marked(line, column: column) == part)
  }

  @Test func `after the last character there is one caret`() {
    #expect(excerpt("[1, 2", column: 6) == ["   7 | [1, 2", "     |      ^"])
    #expect(excerpt("[1, 2", column: 99) == ["   7 | [1, 2", "     |      ^"])
  }

  @Test func `tabs, wide characters and combining marks have their terminal columns`() {
    #expect(excerpt("\t\"a\"", column: 2) == ["   7 |   \"a\"", "     |   ^^^"])
    let wide = excerpt("[\"日本\", 1 ]", column: 12)
    #expect(wide == ["   7 | [\"日本\", 1 ]", "     |          ^"])
    let joined = excerpt("[\"e\u{301}\", 1]", column: 9)
    #expect(joined == ["   7 | [\"e\u{301}\", 1]", "     |       ^"])
  }

  @Test func `invisible characters are escaped`() {
    #expect(
      excerpt("[\u{1B}[31m 1", column: 8) == ["   7 | [\\u{1b}[31m 1", "     |             ^"]
    )
    #expect(excerpt("##[group] 1", column: 11)[0] == "   7 | #\\u{23}[group] 1")
    let bytes: [UInt8] = [0x5B, 0xFF, 0x20, 0x31]
    let broken = SourceExcerpt(bytes[...], at: SourcePosition(line: 1, column: 4)).text
    #expect(broken == "   1 | [\u{FFFD} 1\n     |    ^")
  }

  @Test(arguments: [1, 2, 40, 70, 74, 120, 500, 990, 999, 1_000, 1_001])
  func `a long line is cut around the part to eighty columns`(column: Int) {
    let digits = String(repeating: "0123456789", count: 100)
    let spaced = digits.enumerated().map { $0.offset % 7 == 6 ? " " : String($0.element) }.joined()
    for line in [digits, spaced, String(repeating: "日", count: 400)] {
      let lines = excerpt(line, column: column)
      for line in lines {
        #expect(line.unicodeScalars.reduce(0) { $0 + $1.columnCount } <= SourceExcerpt.width)
      }
      #expect(lines[1].contains("^"))
      #expect(lines[0].contains("…"))
    }
    let shown = marked(spaced, column: column)
    let from = spaced.dropFirst(column - 1)
    #expect(from.isEmpty ? shown.isEmpty : from.hasPrefix(shown), "\(shown)")
  }

  @Test func `diagnostics quote the lines to which they refer`() {
    let file = Array("{\r\n  \"a\": 1,\n\n  \"b\": 2".utf8)
    let findings = [2, 3, 4, 9].map { line in
      Diagnostic(path: "f", position: SourcePosition(line: line, column: 3), message: "m")
    }
    let texts = ([Diagnostic(path: "f", message: "m")] + findings).quoting(file).map(\.description)
    #expect(
      texts == [
        "f: error: m", "f:2:3: error: m\n   2 |   \"a\": 1,\n     |   ^^^", "f:3:3: error: m",
        "f:4:3: error: m\n   4 |   \"b\": 2\n     |   ^^^", "f:9:3: error: m",
      ]
    )
  }
}
