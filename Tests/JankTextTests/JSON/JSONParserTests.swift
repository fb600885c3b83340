import JankText
import Testing

// Also tests: Byte.

struct JSONParserTests {
  private func content(_ text: String) throws -> JSONValue.Content {
    try JSONParser.parse(Array(text.utf8)).content
  }

  @Test(arguments: [
    ("0", 0), ("-0", 0), ("7", 7), ("-12", -12), ("9223372036854775807", Int64.max),
    ("-9223372036854775808", Int64.min),
  ])
  func `integers of 64 bits are exact`(text: String, number: Int64) throws {
    #expect(try content(text) == .integer(number))
  }

  @Test(arguments: [
    ("9223372036854775808", 0x1p63), ("-9223372036854775809", -0x1p63), ("1.0", 1), ("1e2", 100),
    ("0.1", 0.1), ("-2.5E-1", -0.25), ("1.7976931348623157e308", Double.greatestFiniteMagnitude),
    ("5e-324", Double.leastNonzeroMagnitude), ("1e-400", 0), ("9007199254740993.0", 0x1p53),
    ("123456789012345678901234567890", 1.2345678901234568e29),
  ])
  func `other numbers are the nearest double`(text: String, number: Double) throws {
    #expect(try content(text) == .real(number))
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `doubles in shortest form are read back with the same bits`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let number = Double(bitPattern: generator.next())
    guard number.isFinite else { return }
    let written = "\(number)"
    switch try content(written) {
    case .real(let real): #expect(real.bitPattern == number.bitPattern, "\(written)")
    case .integer(let integer): #expect(Double(integer) == number, "\(written)")
    default: Issue.record("\(written) is not read as a number")
    }
  }

  @Test(arguments: [
    (#""""#, ""), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9""#, "\u{E9}"),
    (#""a\ud83d\ude00b""#, "a😀b"), (#""\u0000""#, "\0"), (#""\uFFFF""#, "\u{FFFF}"),
    ("\"é漢😀\u{7F}\u{10FFFF}\"", "é漢😀\u{7F}\u{10FFFF}"),
  ])
  func `texts and their escapes are decoded`(text: String, decoded: String) throws {
    guard case .text(let found) = try content(text) else {
      Issue.record("\(text) is not read as a text")
      return
    }
    #expect(isIdentical(found, decoded))
  }

  @Test func `every value and key has its line and its column in bytes`() throws {
    let text = "\r\n{ \"é\": [1,\n  true], \"b\"\t:null }"
    let value = try JSONParser.parse(Array(text.utf8))
    #expect(value.position == SourcePosition(line: 2, column: 1))
    guard case .object(let members) = value.content, members.count == 2,
      case .array(let items) = members[0].value.content
    else {
      Issue.record("found \(value)")
      return
    }
    #expect(members.map(\.key) == ["é", "b"])
    #expect(members[0].keyPosition == SourcePosition(line: 2, column: 3))
    #expect(members[0].value.position == SourcePosition(line: 2, column: 9))
    #expect(items.map(\.position.description) == ["2:10", "3:3"])
    #expect(members[1].keyPosition == SourcePosition(line: 3, column: 10))
    #expect(members[1].value.position == SourcePosition(line: 3, column: 15))
  }

  @Test func `all incomplete texts are rejected, and none of them traps`() throws {
    let text = Array(#"{"a": [1.5e+3, true, null, "\u00e9\ud83d\ude00é", {}], "b": false}"#.utf8)
    #expect(throws: Never.self) { try JSONParser.parse(text) }
    for count in 0..<text.count {
      #expect(throws: JSONSyntaxError.self) { try JSONParser.parse(Array(text.prefix(count))) }
    }
  }

  @Test(arguments: [
    "[\(String(repeating: "1", count: 200_000))]",
    "[0.\(String(repeating: "1", count: 200_000))]",
    "[\"\(String(repeating: "\\ud83d\\ude00", count: 20_000))\"]",
    "{\"a\(String(repeating: "\u{301}\u{323}", count: 50_000))\": 1}",
    "[\(String(repeating: " ", count: 200_000))]",
    "{\((0..<20_000).map { "\"\($0)\":0" }.joined(separator: ","))}",
  ])
  func `long parts of any kind are read to their end`(text: String) {
    let outcome = Result { try JSONParser.parse(Array(text.utf8)) }
    switch outcome {
    case .success(let value): #expect(value.position == SourcePosition(line: 1, column: 1))
    case .failure(let error as JSONSyntaxError):
      guard case .numberOverflow = error.reason else {
        Issue.record("\(error.message)")
        return
      }
    case .failure(let error): Issue.record(error)
    }
  }
}

// MARK: Condensing

extension JSONParserTests {
  @Test func `values at a path are condensed in order, and the results replace them`()
    throws
  {
    let text = #"{"a": {"x": [1, 2], "y": "z"}, "b": 5, "c": {"w": null}}"#
    var taken: [String] = []
    let path: [JSONPathStep] = [.anyKey, .anyKey]
    let value = try JSONParser.parse(Array(text.utf8), condensingAt: path) { value in
      taken.append(value.summary)
      return JSONValue(.integer(Int64(taken.count)), at: value.position)
    }
    #expect(taken == ["an array of 2", "the text \"z\"", "null"])
    let kept = try JSONParser.parse(
      Array(#"{"a": {"x":  1    , "y":  2 }, "b": 5, "c": {"w": 3}}"#.utf8)
    )
    #expect(value.content.shape == kept.content.shape)
  }

  @Test func `errors in a condensed text are still found`() {
    let bytes = Array(#"{"a": {"x": [1, 2,]}}"#.utf8)
    #expect(throws: JSONSyntaxError.self) {
      try JSONParser.parse(bytes, condensingAt: [.anyKey]) { $0 }
    }
  }

  @Test func `values at the same depth elsewhere are unchanged`() throws {
    let text = """
      {"runs": {"a": [[1], [2]], "b": [{"c": 3}]}, "other": {"a": [[4]]}, "list": [[5]],
       "runs ": {"a": [[6]]}}
      """
    var taken: [String] = []
    let path: [JSONPathStep] = [.key("runs"), .anyKey, .item]
    _ = try JSONParser.parse(Array(text.utf8), condensingAt: path) { value in
      taken.append("\(value.position) \(value.summary)")
      return value
    }
    #expect(taken == ["1:17 an array of 1", "1:22 an array of 1", "1:34 an object"])
  }

  @Test func `condensed values no longer count as kept`() throws {
    let items = Array(repeating: "[1, 2, 3]", count: 50).joined(separator: ",")
    let bytes = Array("[\(items)]".utf8)
    let limits = JSONLimits(valueCount: 60)
    let kept = try JSONParser.parse(bytes, limits: limits, condensingAt: [.item]) { value in
      JSONValue(.null, at: value.position)
    }
    #expect(kept.summary == "an array of 50")
    let error = #expect(throws: JSONSyntaxError.self) {
      try JSONParser.parse(bytes, limits: limits)
    }
    #expect(error?.reason == .tooManyValues(limit: 60))
  }
}

extension JSONValue.Content {
  /// The value without its positions.
  fileprivate var shape: String {
    switch self {
    case .array(let items): "[\(items.map(\.content.shape).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\($0.key):\($0.value.content.shape)" }.joined(separator: ","))}"
    default: "\(self)"
    }
  }
}
