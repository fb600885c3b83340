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
  }
}
