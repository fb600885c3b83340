import JankText
import Testing

struct PrintableTextTests {
  @Test func `plain text is unchanged`() {
    #expect(quoted("modal bounce é 漢") == "\"modal bounce é 漢\"")
  }

  @Test(arguments: ["\u{1B}", "\n", "\u{7}", "\u{202E}", "\u{200B}", "\u{2028}", "\u{0}"])
  func `control characters of terminals are escaped`(character: String) throws {
    let scalar = try #require(character.unicodeScalars.first)
    let code = String(scalar.value, radix: 16)
    #expect(printable("a\(character)b") == "a\\u{\(code)}b")
  }

  @Test(arguments: [
    ("##[error]x", "#\\u{23}[error]x"), ("a ##vso[b]", "a #\\u{23}vso[b]"), ("#1 # 2", "#1 # 2"),
    ("###", "#\\u{23}#"), ("::error::x", ":\\u{3a}error::x"), (" \u{A0}::x", " \u{A0}:\\u{3a}x"),
    ("a::b", "a::b"), (":::", ":\\u{3a}:"), (": :", ": :"), ("\n::x", "\\u{a}::x"),
  ])
  func `commands of build servers are escaped`(text: String, shown: String) {
    #expect(printable(text) == shown)
    #expect(printable(shown) == shown)
  }

  @Test func `within a line two colons are not a command`() {
    #expect(printable("::x ##[y]", opensLine: false) == "::x #\\u{23}[y]")
    #expect(quoted("::x") == "\"::x\"")
  }

  @Test func `invisible characters are escaped wherever they come from`() {
    for value: UInt32 in [0x1B, 0x7F, 0x9B, 0xAD, 0x34F, 0x3164, 0xFE0F, 0xFEFF, 0xE0041, 0xF0000] {
      #expect(Unicode.Scalar(value)?.isUnseen == true, "\(value)")
    }
    for scalar in "aé漢 \u{A0}\u{301}🙂#:".unicodeScalars { #expect(!scalar.isUnseen) }
  }

  @Test func `text longer than sixty characters is cut, and no other`() {
    let sixty = String(repeating: "x", count: 60)
    #expect(printable(sixty) == sixty)
    #expect(printable(sixty + "y") == sixty + "…")
    #expect(printable(String(repeating: "x", count: 1_000_000)) == sixty + "…")
  }
}
