import JankText
import Testing

struct TruncatedJSONTests {
  private func completions(of text: String, depthLimit: Int = 8) -> [String] {
    TruncatedJSON.completions(of: Array(text.utf8), depthLimit: depthLimit)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `everything open after the last closed value is closed, the longest text first`() {
    let text = #"{"a": [{"b": 1}, {"c": [2]}, {"d": "x"#
    #expect(
      completions(of: text) == [
        #"{"a": [{"b": 1}, {"c": [2]}]}"#, #"{"a": [{"b": 1}, {"c": [2]}]}"#,
      ]
    )
    #expect(completions(of: #"[{"b": 1}, {"c""#, depthLimit: 1) == [#"[{"b": 1}]"#])
  }

  @Test func `every completion of a text cut anywhere is JSON`() throws {
    let text = Array(#"{"a ] \" }": [1, [2, {"b": "}"}], {}], "c": {"d": [[]]}}"#.utf8)
    for count in text.indices {
      for completion in TruncatedJSON.completions(of: Array(text[..<count])) {
        #expect(throws: Never.self) { try JSONParser.parse(completion) }
      }
    }
  }

  @Test func `brackets that do not match give no completion`() {
    #expect(completions(of: #"{"a": [1}}"#).isEmpty)
    #expect(completions(of: "[1, 2").isEmpty)
  }
}
