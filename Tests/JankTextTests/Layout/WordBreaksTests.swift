import JankText
import Testing

struct WordBreaksTests {
  @Test(arguments: [
    ("hitch time", ["hitch", "time"]), ("apple.hitch", ["apple.", "hitch"]), ("", []),
    ("hitch-time-ratio ms/s", ["hitch-", "time-", "ratio", "ms/s"]),
  ])
  func `names are broken after the characters that join them`(text: String, pieces: [String]) {
    #expect(WordBreaks.pieces(of: text) == pieces)
  }

  @Test func `a line ends at a word, else at a joining character, else where it is full`() {
    #expect(WordBreaks.lines(of: "one two three", width: 7) == ["one two", "three"])
    #expect(
      WordBreaks.lines(of: "modal-bounce-stall", width: 14) == ["modal-bounce-", "stall"]
    )
    #expect(WordBreaks.lines(of: "abcdefgh", width: 3) == ["abc", "def", "gh"])
    #expect(WordBreaks.lines(of: "fits", width: 4) == ["fits"])
    #expect(WordBreaks.lines(of: "", width: 4) == [""])
  }

  @Test func `a unit stays with its number`() {
    let text = "late by 66.67 ms, 4 refreshes"
    let lines = TextLayout(width: 14).lines(of: text, hanging: "")
    #expect(lines == ["late by", "66.67 ms, 4", "refreshes"])
    #expect(WordBreaks.words(of: "a ms 3 pt") == ["a", "ms", "3 pt"])
    #expect(WordBreaks.words(of: "(+16.67 ms) p50 ms") == ["(+16.67 ms)", "p50", "ms"])
  }

  @Test func `further lines can be indented`() {
    #expect(
      WordBreaks.lines(of: "drag-dismiss-outcomes", width: 14, hanging: 2)
        == ["drag-dismiss-", "  outcomes"]
    )
  }

  @Test(arguments: 4...40)
  func `no line begins like a command of a build server`(width: Int) {
    for mark in ["::error::x", "##[error]x", #":\u{3a}error::x"#] {
      for text in ["a name \(mark)", "aname\(mark)", "a-\(mark)", "name-\(mark)"] {
        let layout = TextLayout(width: width)
        let lines = WordBreaks.lines(of: text, width: width) + layout.lines(of: text)
        let starts = lines.map { $0.drop { $0 == " " } }
        let isSafe = starts.allSatisfy { !$0.hasPrefix("::") && !$0.hasPrefix("##") }
        #expect(isSafe && !starts.contains { $0.hasPrefix(#":\u{3a}"#) }, "\(lines)")
      }
    }
  }

  @Test(arguments: 1...40)
  func `no line is too long and no letter is lost`(width: Int) {
    let text = "a-longer/name.of@something withoutAnySignToBreakItAt 日本語日本語 1, 2,3 -"
    let lines = WordBreaks.lines(of: text, width: width, hanging: 2)
    #expect(lines.allSatisfy { cellCount($0) <= max(width, 2) }, "\(lines)")
    #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
  }
}
