import JankText
import Testing

struct PrintableTextTests {
  @Test func `plain text stays as it is`() {
    #expect(quoted("modal bounce é 漢") == "\"modal bounce é 漢\"")
  }

  @Test(arguments: ["\u{1B}", "\n", "\u{7}", "\u{202E}", "\u{200B}", "\u{2028}", "\u{0}"])
  func `characters that a terminal would obey are spelled out`(character: String) throws {
    let scalar = try #require(character.unicodeScalars.first)
    let code = String(scalar.value, radix: 16)
    #expect(printable("a\(character)b") == "a\\u{\(code)}b")
  }

  @Test(arguments: [
    ("##[error]x", "#\\u{23}[error]x"), ("a ##vso[b]", "a #\\u{23}vso[b]"), ("#1 # 2", "#1 # 2"),
    ("###", "#\\u{23}#"), ("::error::x", ":\\u{3a}error::x"), (" \u{A0}::x", " \u{A0}:\\u{3a}x"),
    ("a::b", "a::b"), (":::", ":\\u{3a}:"), (": :", ": :"), ("\n::x", "\\u{a}::x"),
  ])
  func `what a build server would take for a command is spelled out`(text: String, shown: String) {
    #expect(printable(text) == shown)
    #expect(printable(shown) == shown)
  }

  @Test func `within a line two colons are no command`() {
    #expect(printable("::x ##[y]", opensLine: false) == "::x #\\u{23}[y]")
    #expect(quoted("::x") == "\"::x\"")
  }

  @Test func `what nobody sees is spelled out wherever it comes from`() {
    for value: UInt32 in [0x1B, 0x7F, 0x9B, 0xAD, 0x34F, 0x3164, 0xFE0F, 0xFEFF, 0xE0041, 0xF0000] {
      #expect(Unicode.Scalar(value)?.isUnseen == true, "\(value)")
    }
    for scalar in "aé漢 \u{A0}\u{301}🙂#:".unicodeScalars { #expect(!scalar.isUnseen) }
  }

  @Test func `what is longer than sixty characters is cut, and only that`() {
    let sixty = String(repeating: "x", count: 60)
    #expect(printable(sixty) == sixty)
    #expect(printable(sixty + "y") == sixty + "…")
    #expect(printable(String(repeating: "x", count: 1_000_000)) == sixty + "…")
  }
}
