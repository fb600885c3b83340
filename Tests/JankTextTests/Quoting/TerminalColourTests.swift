import JankText
import Testing

struct TerminalColourTests {
  @Test(arguments: TerminalColour.allCases)
  func `a coloured text begins and ends with a known code`(
    colour: TerminalColour
  ) throws {
    let text = colour.applied(to: "late")
    let first = try #require(TerminalColour.code(beginning: text[...].unicodeScalars))
    #expect(first == "\u{1B}[\(colour.rawValue)m")
    let rest = text.unicodeScalars.dropFirst(first.unicodeScalars.count).dropFirst(4)
    #expect(TerminalColour.code(beginning: rest) == "\u{1B}[0m")
    #expect(rest.elementsEqual("\u{1B}[0m".unicodeScalars))
  }

  @Test func `other codes are unknown, and an empty text needs none`() {
    #expect(TerminalColour.code(beginning: "\u{1B}[2J"[...].unicodeScalars) == nil)
    #expect(TerminalColour.red.applied(to: "") == "")
  }
}
