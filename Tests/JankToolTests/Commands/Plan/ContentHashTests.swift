import JankText
import JankTool
import Testing

struct ContentHashTests {
  private func hash(_ text: String, _ recordings: [UInt8]...) throws -> String {
    ContentHash.text(of: try JSONParser.parse(Array(text.utf8)), recordings: recordings)
  }

  @Test func `space, order and what no run depends on do not count`() throws {
    let first = try hash(#"{"seed": 1, "screens": {"a": {"layers": 2}, "b": {}}}"#)
    #expect(try hash(#"{ "screens": {"b":{}, "a":{"layers":2}},"seed":1}"#) == first)
    #expect(
      try hash(
        #"{"seed": 1, "about": "x", "thresholds": {"a": "warn"}, "name": "y", "#
          + #""screens": {"a": {"layers": 2}, "b": {}}}"#
      ) == first
    )
    #expect(first.count == 32)
  }

  @Test func `how a value is written does not count`() throws {
    let first = try hash(#"{"at": "1 s", "after": "250 ms after end", "weight": 1, "half": 0.5}"#)
    let same = [
      #"{"at": "1000 ms", "after": "250 ms after end", "weight": 1.0, "half": 0.50}"#,
      #"{"at": "1s", "after": "250 ms after end", "weight": 1.0, "half": 5e-1}"#,
    ]
    for text in same { #expect(try hash(text) == first, "\(text)") }
    #expect(
      try hash(#"{"at": "1001 ms", "after": "250 ms after end", "weight": 1, "half": 0.5}"#)
        != first
    )
  }

  @Test func `everything else counts`() throws {
    let first = try hash(#"{"seed": 1, "root": "a"}"#, [1, 2])
    let others = try [
      hash(#"{"seed": 2, "root": "a"}"#, [1, 2]), hash(#"{"seed": 1, "root": "b"}"#, [1, 2]),
      hash(#"{"seed": 1, "root": "a"}"#, [1, 3]), hash(#"{"seed": 1, "root": "a"}"#),
      hash(#"{"seed": "1", "root": "a"}"#, [1, 2]), hash(#"{"seed": [1], "root": "a"}"#, [1, 2]),
    ]
    #expect(Set(others + [first]).count == others.count + 1)
  }
}
