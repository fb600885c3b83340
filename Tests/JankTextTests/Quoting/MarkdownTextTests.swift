import JankText
import Testing

struct MarkdownTextTests {
  @Test(arguments: [
    ("plain words", "plain words"), ("a|b", "a&#124;b"), ("*x*", #"\*x\*"#), ("<b>", "&lt;b&gt;"),
  ])
  func `marks of Markdown lose their meaning`(text: String, expected: String) {
    #expect(MarkdownText.escaped(text) == expected)
  }

  @Test(arguments: ["https://a.example", "@someone", "#1", "www.a.example"])
  func `text that code hosts would link becomes code`(text: String) {
    #expect(MarkdownText.escaped(text) == "`\(text)`")
  }

  @Test func `a backtick inside code makes its fence longer`() {
    #expect(MarkdownText.code("a") == "`a`")
    #expect(MarkdownText.code("a`b").hasPrefix("``"))
  }

  @Test func `an item is one line`() {
    #expect(MarkdownText.item("a\nb") == "- a b\n")
  }
}
