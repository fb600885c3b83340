import JankText
import Testing

struct WorkCountTests {
  @Test func `a list of names is cut and states how many more there are`() {
    let names = (1...40).map { "name\($0)" }
    #expect(Array(names.prefix(20)).listed.hasSuffix(#""name19", "name20""#))
    #expect(names.listed.hasSuffix(#""name20" and 20 more"#))
    #expect(names.listed(limit: 2) == #""name1", "name2" and 38 more"#)
  }

  @Test func `an open object ignores other keys in one step`() throws {
    let shape = JSONShape<Int64>.openObject(
      "a thing",
      JSONKey.required("last", .integer(in: 0...9), "A number."),
      JSONKey.optional("none", .integer(in: 0...9), or: .integer(0), "Another.")
    ) { $0 + $1 }
    let counts = try [10_000, 20_000].map { count in
      let text = "{" + (0..<count).map { "\"k\($0)\": 1," }.joined() + "\"last\": 3}"
      let log = DiagnosticLog(path: "f")
      let value = try JSONParser.parse(Array(text.utf8))
      #expect(shape.read(value, log) == 3)
      return log.work.steps
    }
    #expect(Double(counts[1]) < 2.2 * Double(counts[0]), "\(counts)")
  }
}
