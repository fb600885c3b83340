import JankGate
import Testing

struct GlobTests {
  @Test(arguments: [
    ("", "", true), ("", "a", false), ("*", "", true), ("*", "anything", true),
    ("a*", "abc", true), ("*c", "abc", true), ("a*c", "abc", true), ("a*c", "abd", false),
    ("?", "a", true), ("?", "", false), ("a?c", "abc", true), ("*b*", "abc", true),
    ("a*b*c", "axxbyyc", true), ("a*b*c", "axxcyyb", false), ("phone-??", "phone-60", true),
    ("phone-??", "phone-120", false), ("**", "x", true),
  ])
  func `stars match anything, question marks one`(pattern: String, text: String, fits: Bool) {
    #expect(Glob(pattern).matches(text) == fits)
  }

  @Test func `a pattern of many stars does not take for ever`() {
    let text = String(repeating: "a", count: 5_000)
    #expect(!Glob(String(repeating: "a*", count: 500) + "b").matches(text))
  }
}
