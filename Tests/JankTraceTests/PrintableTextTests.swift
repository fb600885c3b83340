import JankTrace
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

  @Test func `what is longer than sixty characters is cut, and only that`() {
    let sixty = String(repeating: "x", count: 60)
    #expect(printable(sixty) == sixty)
    #expect(printable(sixty + "y") == sixty + "…")
    #expect(printable(String(repeating: "x", count: 1_000_000)) == sixty + "…")
  }
}
