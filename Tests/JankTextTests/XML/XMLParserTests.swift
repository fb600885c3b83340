import JankText
import Testing

// Also tests: XMLElement.

struct XMLParserTests {
  private func parse(_ text: String) throws(FileError) -> XMLElement {
    try XMLParser.parse(TextFile(Array(text.utf8), path: "p"), limit: 1_000)
  }

  @Test func `elements have names, attributes, text, children and lines`() throws {
    let root = try parse(
      """
      <?xml version="1.0"?>
      <!-- a remark -->
      <a x='1' y = "2 &amp; 3">
        <b/>text &lt;&#65;&#x42;
        <b z=""><c/></b>
      </a>
      """
    )
    #expect(root.name == "a")
    #expect(root.attributes == ["x": "1", "y": "2 & 3"])
    #expect(root.line == 3)
    #expect(root.children("b").map(\.line) == [4, 5])
    #expect(root.text.contains("text <AB"))
    #expect(root.descendants("c").count == 1)
    #expect(root["x"] == "1" && root["z"] == nil)
    #expect(root.children("b").map(\.position.column) == [3, 3])
  }

  @Test(arguments: [
    ("<a>", "p:1:4: error: expected </a>, found the end of the file"),
    ("<able>\n</ab", "p:2:5: error: expected </able>, found the end of the file"),
    ("<able>\n</ac", "p:2:5: error: expected </able>, found </ac>"),
    ("<a>\n</b>", "p:2:4: error: expected </a>, found </b>"),
    ("<a x=1/>", "p:1:6: error: expected the value of x in quotation marks"),
    ("<a x/>", "p:1:5: error: expected = after x"),
    ("<a>&nope;</a>", "p:1:4: error: unknown entity &nope;"),
    ("<!DOCTYPE a []><a/>", "p:1:1: error: document types are not supported"),
    ("<a/><b/>", "p:1:5: error: expected the end of the file after </a>"),
    ("<", "p:1:2: error: expected a name"),
    ("<a>\n <b x='1' x='2'/></a>", "p:2:11: error: the attribute x is repeated"),
  ])
  func `invalid XML is an error with its line and column`(text: String, message: String) throws {
    let error = #expect(throws: FileError.self) { try parse(text) }
    #expect(try #require(error.map { "\($0)" }) == message)
  }

  @Test func `depth has a limit`() {
    let deep = String(repeating: "<a>", count: 10_000)
    #expect(throws: FileError.self) { try parse(deep) }
  }
}
