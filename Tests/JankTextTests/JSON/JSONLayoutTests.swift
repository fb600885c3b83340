import JankText
import Testing

struct JSONLayoutTests {
  private func layout(_ text: String) throws -> String {
    JSONLayout.text(try JSONParser.parse(Array(text.utf8)).content)
  }

  @Test func `each member of a file begins a line, and what fits on it stays there`() throws {
    let text = #"{"a": {"b": [1, 2.5, true, null], "c": {}}, "d": [], "e": "x\ny"}"#
    #expect(
      try layout(text) == #"""
        {
          "a": { "b": [1, 2.5, true, null], "c": {} },
          "d": [],
          "e": "x\ny"
        }

        """#
    )
  }

  @Test func `a line has at most 100 columns with its comma`() throws {
    // Two of indentation, five of the key, four of brackets and quotation marks, and the comma.
    for (length, lineCount) in [(88, 4), (89, 6)] {
      let item = String(repeating: "x", count: length)
      let lines = try layout(#"{"a": ["\#(item)"], "b": 1}"#).split(separator: "\n")
      #expect(lines.count == lineCount, "\(length)")
      #expect(lines.allSatisfy { $0.count <= 100 })
    }
  }

  @Test func `a layout reads back as it was`() throws {
    let long = (0..<40).map { #""key \#($0)": {"x": [\#($0), -0.5e10], "y": "é"}"# }
    let text = "{" + long.joined(separator: ",") + "}"
    let again = try JSONParser.parse(Array(layout(text).utf8))
    let first = try JSONParser.parse(Array(text.utf8))
    #expect(JSONLayout.text(again.content) == JSONLayout.text(first.content))
    #expect(try layout(text).split(separator: "\n").allSatisfy { $0.unicodeScalars.count <= 100 })
  }
}
