import JankText
import Testing

struct TextLayoutTests {
  @Test(arguments: 1...60)
  func `a paragraph is broken between words and loses none`(width: Int) {
    let text = "display-link +2: the same for timer, display-link-timestamp, dynamics"
    let lines = TextLayout(width: width).lines(of: text)
    #expect(lines.flatMap { $0.split(separator: " ") } == text.split(separator: " "))
    for line in lines where cellCount(line) > width {
      #expect(line.split(separator: " ").count == 1, "\(line)")
    }
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("  ") })
  }

  @Test func `lines begin as specified, and a line feed is a space`() {
    let layout = TextLayout(width: 12)
    #expect(
      layout.lines(of: "one two\nthree four", start: "- ", hanging: "    ")
        == ["- one two", "    three", "    four"]
    )
    #expect(layout.paragraph("one two three") == "one two\nthree\n")
    #expect(layout.paragraph("") == "\n")
  }

  @Test func `a line is filled to its last cell, and colour takes none`() {
    #expect(TextLayout(width: 7).lines(of: "one two six").first == "one two")
    #expect(TextLayout(width: 6).lines(of: "one two six").first == "one")
    let red = TerminalColour.red.applied(to: "one")
    #expect(TextLayout(width: 7).lines(of: "\(red) two six").first == "\(red) two")
    #expect(TextLayout(width: 9).lines(of: "日本 日本 x").first == "日本 日本")
  }

  @Test func `colour needs a layout with colour`() {
    #expect(TextLayout().coloured("a", .red) == "a")
    #expect(TextLayout(hasColour: true).coloured("a", .red) == "\u{1B}[31ma\u{1B}[0m")
    #expect(TextLayout(hasColour: true).coloured("a", nil) == "a")
  }

  @Test func `indented text has fewer cells`() {
    let layout = TextLayout(width: 80, isWide: true, hasColour: true).narrowed(by: 2)
    #expect(layout == TextLayout(width: 78, isWide: true, hasColour: true))
    #expect(TextLayout.standard.width == 120)
  }
}
