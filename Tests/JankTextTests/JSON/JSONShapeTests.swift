import JankText
import Testing

struct JSONShapeTests {
  /// The value that a shape reads from a text, and the diagnostics.
  private func read<Value>(
    _ text: String,
    _ shape: JSONShape<Value>
  ) throws -> (value: Value?, messages: [String], hints: [String?]) {
    let log = DiagnosticLog(path: "f")
    let value = shape.read(try JSONParser.parse(Array(text.utf8)), log)
    #expect((value == nil) == !log.isEmpty, "a shape fails exactly when it says why")
    return (value, log.findings().map(\.message), log.findings().map(\.hint))
  }

  @Test func `a matching value is read`() throws {
    #expect(try read("true", .boolean).value == true)
    #expect(try read(#""abc""#, .text()).value == "abc")
    #expect(try read("1", .number(in: 0...1)).value == 1)
    #expect(try read("0.25", .number(in: 0...1)).value == 0.25)
    #expect(try read("7", .integer(in: 1...9)).value == 7)
    #expect(try read("7e0", .integer(in: 1...9)).value == 7)
    #expect(try read(#""80 ms""#, .duration()).value == 80_000_000)
    #expect(try read("[1, 2]", .array(of: .integer(in: 0...9))).value == [1, 2])
    #expect(try read("[1]", .any).value?.summary == "an array of 1")
  }

  @Test(arguments: [
    (#""10, 20,80 90""#, "write them in square brackets: [10, 20, 80, 90]"),
    (#""10,20""#, "write numbers in square brackets, without quotation marks"),
    (#""left""#, "write numbers in square brackets, without quotation marks"),
    ("10", "write it in square brackets"),
  ])
  func `a text in place of numbers is answered with an array of numbers`(
    text: String,
    hint: String
  ) throws {
    let shape = JSONShape<[Double]>.array(of: .number(in: 0...100), count: 4...4)
    #expect(try read(text, shape).hints == [hint])
  }

  @Test(arguments: [
    ("1e18", 1_000_000_000_000_000_000), ("-9223372036854775808.0", Int64.min),
    ("9223372036854775808", nil), ("-9223372036854777856", nil), ("1e300", nil), ("0.1", nil),
    ("-0.0", 0), ("9007199254740993.0", 9_007_199_254_740_992),
  ])
  func `a number is an integer if it is whole and fits`(text: String, number: Int64?) throws {
    #expect(try read(text, .integer(in: Int64.min...Int64.max)).value == number)
  }

  @Test(arguments: [
    ("80", "the number 80", #"write the unit in the text: "80 ms""#),
    (
      "0.5", "the number 0.5",
      #"write the unit in the text: "500 ms" for 0.5 seconds, "0.5 ms" for milliseconds"#
    ),
    ("1e-7", "the number 1e-07", #"write the unit in the text: "100 ns" for 0.0000001 seconds"#),
    (
      "1.5e-5", "the number 1.5e-05",
      #"write the unit in the text: "15 us" for 0.000015 seconds, "0.000015 ms" for milliseconds"#
    ),
    ("1e30", "the number 1e+30", #"write the unit in the text: for example "80 ms""#),
    ("1e-40", "the number 1e-40", #"write the unit in the text: for example "80 ms""#),
    ("[]", "an empty array", nil),
  ])
  func `a duration without a unit gets a hint how to write one`(
    text: String,
    found: String,
    hint: String?
  ) throws {
    let result = try read(text, .duration())
    #expect(result.messages == [#"expected a duration such as "80 ms", found \#(found)"#])
    #expect(result.hints == [hint])
  }

  @Test func `a value outside its range gets the range as a hint`() throws {
    #expect(
      try read("1.5", .number(in: 0...1)).messages
        == ["expected a number from 0 to 1, found the number 1.5"]
    )
    #expect(
      try read("-3", .number(in: 0.5...100, unit: "points")).messages
        == ["expected a number from 0.5 to 100 points, found the number -3"]
    )
    #expect(
      try read("1.5", .integer(in: 1...8)).messages
        == ["expected a whole number from 1 to 8, found the number 1.5"]
    )
    #expect(
      try read(#""2 s""#, .duration(in: 1...1_000_000_000)).messages
        == [#"expected a duration from 1 ns to 1 s, found the text "2 s""#]
    )
    #expect(
      try read(#""""#, .text(length: 1...9)).messages
        == [#"expected a text of 1 to 9 characters, found the text """#]
    )
    #expect(try read("1", .text(length: 1...9)).messages == ["expected a text, found the number 1"])
    #expect(
      try read("[1]", .array(of: .any, count: 2...2)).messages
        == ["expected an array of 2 items, found an array of 1"]
    )
  }

  @Test func `a mistyped name gets the nearest as a hint`() throws {
    enum Curve: String, CaseIterable { case linear, easeIn, easeOut }
    let shape = JSONShape.name(of: "a curve", among: Curve.allCases)
    #expect(try read(#""easeOut""#, shape).value == .easeOut)
    let result = try read(#""liner""#, shape)
    #expect(
      result.messages == [
        #"expected a curve, one of "linear", "easeIn", "easeOut", found the text "liner""#
      ]
    )
    #expect(result.hints == [#"did you mean "linear"?"#])
  }

  @Test func `all wrong items of an array are reported, each with its index`() throws {
    let result = try read("[1, true, 3, null]", .array(of: .integer(in: 0...9)))
    #expect(result.value == nil)
    #expect(
      result.messages == [
        "[1]: expected a whole number from 0 to 9, found true",
        "[3]: expected a whole number from 0 to 9, found null",
      ]
    )
  }

  @Test func `entries are in the order of the file and have their keys`() throws {
    let entries = try #require(
      try read(#"{"z": 1, "a": 2}"#, .entries(of: .integer(in: 0...9))).value
    )
    #expect(entries.map(\.key) == ["z", "a"])
    #expect(entries.map(\.value) == [1, 2])
    #expect(entries.map(\.keyPosition.column) == [2, 10])
    let wrong = try read(#"{"z": 1, "a": "x"}"#, .entries(of: .integer(in: 0...9)))
    #expect(
      wrong.messages == [#"a: expected a whole number from 0 to 9, found the text "x""#]
    )
  }

  @Test func `a resolved shape rejects values with its own error`() throws {
    let even = JSONShape.integer(in: 0...9).resolved { number, position, log -> Int64? in
      if number.isMultiple(of: 2) { return number / 2 }
      log.report("\(number) is odd", at: position, about: .meaning)
      return nil
    }
    #expect(try read("8", even).value == 4)
    #expect(try read("7", even).messages == ["7 is odd"])
    #expect(try read("8", even.map { "\($0)" }).value == "4")
  }

  @Test func `a located shape has the position of its value`() throws {
    let located = try #require(try read("  7", JSONShape.integer(in: 0...9).located).value)
    #expect(located.value == 7)
    #expect(located.position == SourcePosition(line: 1, column: 3))
  }

  @Test func `the length of a text is its number of characters, not of bytes`() throws {
    #expect(try read(#""äöü""#, .text(length: 3...3)).value == "äöü")
    #expect(try read(#""\ud83d\ude00""#, .text(length: 1...1)).value == "😀")
  }
}
