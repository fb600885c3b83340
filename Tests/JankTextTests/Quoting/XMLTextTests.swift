import JankText
import Testing

struct XMLTextTests {
  @Test func `markup is escaped, and characters that XML cannot represent are replaced`() {
    #expect(XMLText.escaped("<a & \"b\">") == "&lt;a &amp; &quot;b&quot;&gt;")
    #expect(XMLText.escaped("a\u{0}\u{1B}\u{FFFE}b\tc\nd") == #"a\u{0}\u{1b}\u{fffe}b"# + "\tc\nd")
    #expect(XMLText.attribute("a\tb\nc\rd") == "a&#9;b&#10;c&#13;d")
  }
}
