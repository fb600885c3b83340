import JankText
import Testing

struct JSONSchemaHomesTests {
  @Test func `a key is found in the kinds of objects that have it`() {
    let speed = JSONKey<Int64?>.optional("speed", .integer(in: 0...9), "")
    let size = JSONKey<Int64?>.optional("size", .integer(in: 0...9), "")
    let slide = JSONShape<Int>.object("a slide", speed) { _ in 1 }
    let fade = JSONShape<Int>.object("a fade", speed) { _ in 2 }
    let effect = JSONShape<Int>.oneKey(
      "an effect",
      [.optional("slide", slide, ""), .optional("fade", fade, "")],
      example: "{}"
    ).defined(as: "effect")
    let page = JSONShape<Int>.object(
      "a page",
      size,
      JSONKey.optional("in", effect, ""),
      JSONKey.optional("out", effect, "")
    ) { _, _, _ in 3 }
    let file = JSONShape<Int>.object(
      "a file",
      JSONKey.required("pages", .entries(of: page), ""),
      size
    ) { _, _ in 4 }
    #expect(file.schema.homes(of: "speed") == ["an effect"])
    #expect(file.schema.homes(of: "fade") == ["an effect"])
    #expect(file.schema.homes(of: "size") == ["a page", "a file"])
    #expect(file.schema.homes(of: "colour") == [])
    #expect(file.schema.homes(of: "size", besides: "a page") == ["a file"])
  }

  @Test func `a key of some objects of a choice comes with their names`() {
    let speed = JSONKey<Int64?>.optional("speed", .integer(in: 0...9), "")
    let names = ["a", "b", "c", "d", "e"]
    func choice(having count: Int) -> JSONSchema {
      JSONShape<Int>.oneKey(
        "an effect",
        names.enumerated().map { place, name in
          let shape =
            place < count
            ? JSONShape<Int>.object("a \(name)", speed) { _ in 1 }
            : JSONShape<Int>.object(
              "a \(name)",
              JSONKey<Int64?>.optional("x", .integer(in: 0...9), "")
            ) { _ in 1 }
          return .optional(name, shape, "")
        },
        example: "{}"
      ).schema
    }
    #expect(choice(having: 1).homes(of: "speed", besides: "a e") == [#"the effect "a""#])
    #expect(choice(having: 2).homes(of: "speed") == [#"the effects "a" or "b""#])
    #expect(choice(having: 4).homes(of: "speed", besides: "a e") == ["another effect"])
    #expect(choice(having: 4).homes(of: "speed", besides: "a page") == ["an effect"])
    #expect(choice(having: 5).homes(of: "speed") == ["an effect"])
    #expect(choice(having: 2).alternatives(of: "an effect", having: "speed") == ["a", "b"])
    #expect(choice(having: 2).alternatives(of: "an effect", having: "y") == [])
    #expect(choice(having: 2).alternatives(of: "a page", having: "speed") == nil)
  }
}
