import JankText
import Testing

struct JSONObjectReaderTests {
  private struct Spring: Equatable {
    let duration: Int64
    let damping: Double
    let delay: Int64
  }

  private let spring = JSONShape.object("a spring") { object in
    object.ignore("$schema")
    let duration = object.required("duration", .duration(in: 1...10_000_000_000))
    let damping = object.required("damping", .number(in: 0...1))
    let delay = object.optional("delay", .duration()) ?? 0
    return duration.flatMap { duration in
      damping.map { Spring(duration: duration, damping: $0, delay: delay) }
    }
  }

  private func read(_ text: String) throws -> (value: Spring?, findings: [String]) {
    let log = DiagnosticLog(path: "f")
    let value = spring.read(try JSONParser.parse(Array(text.utf8)), log)
    #expect((value == nil) == !log.isEmpty)
    return (value, log.findings().map(\.description))
  }

  @Test func `keys can be in any order, and optional ones omitted`() throws {
    let spring = Spring(duration: 800_000_000, damping: 0.6, delay: 0)
    #expect(try read(#"{"duration": "800 ms", "damping": 0.6}"#).value == spring)
    #expect(
      try read(#"{"damping": 0.6, "$schema": [], "duration": "0.8 s"}"#).value == spring
    )
  }

  @Test func `a misspelt key beside the right one is to be removed`() throws {
    let findings = try read(#"{"duration": "1 s", "damping": 0.5, "durations": 3}"#).findings
    #expect(findings.count == 1)
    #expect(findings.first?.contains(#"remove it; "duration" is there already"#) == true)
  }

  @Test func `a missing key is an error at the object`() throws {
    #expect(
      try read(#" {"duration": "1 s"}"#).findings
        == [
          #"f:1:2: error: the key "damping" is missing"#
            + "\n  help: add \"damping\": a number from 0 to 1"
        ]
    )
  }

  @Test func `a misspelled key is one error, not two`() throws {
    let text = #"{"duration": "1 s", "dampng": 1}"#
    #expect(
      try read(text).findings
        == ["f:1:21: error: unknown key \"dampng\"\n  help: did you mean \"damping\"?"]
    )
  }

  @Test func `an unknown key is an error that lists the other known keys`() throws {
    let text = #"{"duration": "1 s", "colour": 1, "damping": 1}"#
    #expect(
      try read(text).findings == [
        """
        f:1:21: error: unknown key "colour"
          help: other known keys: "$schema", "delay"
        """
      ]
    )
  }

  @Test func `all errors of an object are reported in one pass, in the order of the file`() throws {
    let text = """
      {
        "delay": true,
        "wild": 1,
        "duration": 80
      }
      """
    let places = try read(text).findings.map { $0.prefix(while: { $0 != "\n" }) }
    #expect(
      places == [
        #"f:1:1: error: the key "damping" is missing"#,
        #"f:2:12: error: delay: expected a duration such as "80 ms", found true"#,
        #"f:3:3: error: unknown key "wild""#,
        #"f:4:15: error: duration: expected a duration such as "80 ms", found the number 80"#,
      ]
    )
  }

  @Test func `anything but an object is a mismatch`() throws {
    #expect(
      try read("[1]").findings
        == ["f:1:1: error: expected a spring (an object), found an array of 1"]
    )
  }

  @Test func `the position of a key is that of the key, or else of the object`() throws {
    let value = try JSONParser.parse(Array(#"  {"a": 1}"#.utf8))
    let shape = JSONShape.object("a thing") { object in
      object.ignore("a")
      #expect(object.has("a") && !object.has("b"))
      return [object.position(of: "a"), object.position(of: "b")]
    }
    let places = shape.read(value, DiagnosticLog(path: "f"))
    #expect(places?.map(\.column) == [4, 3])
  }
}
