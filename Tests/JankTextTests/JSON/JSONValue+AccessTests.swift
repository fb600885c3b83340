import JankText
import Testing

struct JSONValueAccessTests {
  private func value(_ text: String) throws -> JSONValue { try JSONParser.parse(Array(text.utf8)) }

  @Test func `members, items, texts and numbers are found, and otherwise nil`() throws {
    let object = try value(#"{ "a": [1, 2.5], "b": "x" }"#)
    #expect(object["a"]?.items?.map(\.number) == [1, 2.5])
    #expect(object["b"]?.text == "x" && object["c"] == nil)
    #expect(object.items == nil && object.text == nil && object.number == nil)
    #expect(try value("[1]")["a"] == nil)
    #expect(try value("true").number == nil)
  }

  @Test func `keys that only look the same are different`() throws {
    #expect(try value("{ \"e\u{301}\": 1 }")["\u{E9}"] == nil)
  }
}
