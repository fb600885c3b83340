import JankText
import Testing

struct HTMLTextTests {
  @Test func `no character of a text is markup`() {
    #expect(
      HTMLText.escaped("<b>\"a\" & 'c'</b>") == "&lt;b&gt;&quot;a&quot; &amp; &#39;c&#39;&lt;/b&gt;"
    )
    #expect(HTMLText.escaped("Übergang → 页") == "Übergang → 页")
  }

  @Test func `invisible characters are written as in tables`() {
    #expect(HTMLText.escaped("a\u{0}b\u{202E}c\u{85}") == "a\\u{0}b\\u{202e}c\\u{85}")
    #expect(HTMLText.escaped("##[error]") == "#\\u{23}[error]")
    #expect(HTMLText.escaped("abcdef", limit: 3) == "abc…")
  }

  @Test func `data neither ends its element nor begins a comment`() {
    let data = HTMLText.data("{\"a\": \"</script><!-- & \u{2028}\u{2029}\"}")
    #expect(data == "{\"a\": \"\\u003c/script\\u003e\\u003c!-- \\u0026 \\u2028\\u2029\"}")
  }
}
