import JankText
import Testing

struct JSONNameTests {
  @Test func `names are equal byte for byte`() {
    #expect(JSONName("a") == JSONName("a"))
    #expect(JSONName("a") != JSONName("A"))
    #expect(JSONName("\u{E9}") != JSONName("e\u{301}"))
    #expect(Set([JSONName("\u{E9}"), JSONName("e\u{301}"), JSONName("\u{E9}")]).count == 2)
  }

  @Test func `a name of a million marks is looked up like any other`() {
    let text = "a" + String(repeating: "\u{301}\u{323}", count: 1 << 19)
    #expect(Set([JSONName(text), JSONName(text + "b")]).contains(JSONName(text)))
  }
}
