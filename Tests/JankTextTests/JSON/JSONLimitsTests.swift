import JankText
import Testing

struct JSONLimitsTests {
  @Test(arguments: [1, 2, 63, 64, 65, 256])
  func `nesting up to the limit is read, and not one level more`(depth: Int) throws {
    func nested(_ levels: Int) -> [UInt8] {
      Array((String(repeating: "[", count: levels) + String(repeating: "]", count: levels)).utf8)
    }
    let limits = JSONLimits(depth: depth)
    #expect(throws: Never.self) { try JSONParser.parse(nested(depth), limits: limits) }
    let error = try #require(throws: JSONSyntaxError.self) {
      try JSONParser.parse(nested(depth + 1), limits: limits)
    }
    #expect(error.reason == .tooDeep(limit: depth))
    #expect(error.position == SourcePosition(line: 1, column: depth + 1))
  }

  @Test func `siblings do not add to the depth`() throws {
    let text = "[" + Array(repeating: "[{}]", count: 500).joined(separator: ",") + "]"
    #expect(throws: Never.self) {
      try JSONParser.parse(Array(text.utf8), limits: JSONLimits(depth: 3))
    }
  }

  @Test func `a file of exactly the maximum size is read, and one byte more is rejected`() {
    let text = Array("[1, 2, 3]".utf8)
    #expect(throws: Never.self) {
      try JSONParser.parse(text, limits: JSONLimits(byteCount: text.count))
    }
    let error = #expect(throws: JSONSyntaxError.self) {
      try JSONParser.parse(text, limits: JSONLimits(byteCount: text.count - 1))
    }
    #expect(error?.reason == .tooLarge(byteCount: 9, limit: 8))
  }

  @Test(arguments: ["[1, [2, 3], 4]", #"{"a": 1, "b": [2, 3], "c": 4}"#])
  func `values up to the limit are kept, and not one more`(text: String) throws {
    #expect(throws: Never.self) {
      try JSONParser.parse(Array(text.utf8), limits: JSONLimits(valueCount: 6))
    }
    let error = try #require(throws: JSONSyntaxError.self) {
      try JSONParser.parse(Array(text.utf8), limits: JSONLimits(valueCount: 5))
    }
    #expect(error.reason == .tooManyValues(limit: 5))
    #expect(error.message == "the file has more than 5 values")
    #expect(error.position.line == 1)
  }

  @Test func `duplicate keys are rejected, or kept in order if the caller allows it`() throws {
    let text = Array(#"{"a": 1, "b": 2, "a": 3}"#.utf8)
    let error = try #require(throws: JSONSyntaxError.self) { try JSONParser.parse(text) }
    #expect(error.reason == .duplicateKey("a", first: SourcePosition(line: 1, column: 2)))
    #expect(error.position == SourcePosition(line: 1, column: 18))

    let kept = try JSONParser.parse(text, limits: JSONLimits(duplicateKeys: .kept))
    guard case .object(let members) = kept.content else {
      Issue.record("found \(kept.summary)")
      return
    }
    #expect(members.map(\.key) == ["a", "b", "a"])
  }

  @Test func `a depth that could exhaust the stack is a programming error`() async {
    await #expect(processExitsWith: .failure) { _ = JSONLimits(depth: 257) }
    await #expect(processExitsWith: .failure) { _ = JSONLimits(depth: 0) }
  }
}
