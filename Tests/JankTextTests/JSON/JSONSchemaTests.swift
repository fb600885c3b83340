import JankText
import Testing

struct JSONSchemaTests {
  private func keywords(_ schema: JSONSchema) -> [String: JSONValue.Content] {
    let members = schema.document(title: "t", about: "a").members
    return Dictionary(members.map { ($0.key, $0.value.content) }) { first, _ in first }
  }

  @Test func `a document has its draft, its title and its description`() {
    let keywords = keywords(.boolean)
    #expect(keywords["$schema"] == .text("http://json-schema.org/draft-07/schema#"))
    #expect(keywords["title"] == .text("t"))
    #expect(keywords["description"] == .text("a"))
    #expect(keywords["type"] == .text("boolean"))
    #expect(keywords["definitions"] == nil)
  }

  @Test func `limits are stated only if there are any`() {
    let text = keywords(.text(length: 0...9, pattern: nil))
    #expect(text["minLength"] == nil && text["maxLength"] == .integer(9) && text["pattern"] == nil)
    let list = keywords(.array(of: .boolean, count: 2...Int.max, isDistinct: true))
    #expect(list["minItems"] == .integer(2) && list["maxItems"] == nil)
    #expect(list["uniqueItems"] == .boolean(true))
    let number = keywords(.number(0.5...2))
    #expect(number["minimum"] == .real(0.5) && number["maximum"] == .real(2))
  }

  @Test func `an object lists its keys and required keys, and allows no others`() throws {
    let shape = JSONShape.object(
      "a thing",
      JSONKey.required("a", .integer(in: 1...2), "First."),
      JSONKey.optional("b", .boolean, or: .boolean(true), "Second.")
    ) { a, b in "\(a) \(b)" }
    let document = shape.schema.document(title: "", about: "")
    #expect(document["additionalProperties"]?.content == .boolean(false))
    #expect(document["required"]?.items?.map(\.text) == ["a"])
    let properties = try #require(document["properties"])
    #expect(properties.members.map(\.key) == ["a", "b"])
    #expect(properties["a"]?["description"]?.text == "First.")
    #expect(properties["b"]?["default"]?.content == .boolean(true))
  }

  @Test func `a definition is written once and referred to`() throws {
    let named = JSONShape.text(length: 1...3).defined(as: "word")
    let shape = JSONShape.object(
      "a pair",
      JSONKey.required("a", named, "First."),
      JSONKey.required("b", .array(of: named), "Second.")
    ) { a, b in a + b.joined() }
    let document = shape.schema.document(title: "", about: "")
    #expect(document["definitions"]?.members.map(\.key) == ["word"])
    // The draft ignores everything next to a reference, so it is in a list of its own.
    let first = try #require(document["properties"]?["a"])
    #expect(first["$ref"] == nil)
    #expect(first["allOf"]?.items?.first?["$ref"]?.text == "#/definitions/word")
    let items = document["properties"]?["b"]?["items"]
    #expect(items?["$ref"]?.text == "#/definitions/word")
  }

  @Test func `a choice by one key is an object with one property`() {
    let keywords = keywords(.oneKey([], kind: "a choice"))
    #expect(keywords["minProperties"] == .integer(1))
    #expect(keywords["maxProperties"] == .integer(1))
  }
}

extension JSONValue {
  fileprivate var members: [JSONMember] {
    if case .object(let members) = content { members } else { [] }
  }
}
