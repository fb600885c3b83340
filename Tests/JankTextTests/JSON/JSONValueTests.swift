import JankText
import Testing

struct JSONValueTests {
  @Test(arguments: [
    ("null", "null"), ("true", "true"), ("80", "the number 80"), ("0.5", "the number 0.5"),
    (#""a""#, #"the text "a""#), ("[]", "an empty array"), ("[1, 2]", "an array of 2"),
    (#"{"a": 1}"#, "an object"),
  ])
  func `a message names the kind of a value and its content`(text: String, summary: String) throws {
    #expect(try JSONParser.parse(Array(text.utf8)).summary == summary)
  }

  @Test func `texts that look the same are not identical`() {
    #expect(isIdentical("é", "é"))
    #expect("\u{E9}" == "e\u{301}")
    #expect(!isIdentical("\u{E9}", "e\u{301}"))
  }
}
