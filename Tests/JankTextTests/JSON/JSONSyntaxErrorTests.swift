import JankText
import Testing

struct JSONSyntaxErrorTests {
  private static let cases: [(text: String, place: String, message: String)] = [
    ("", "1:1", "expected a value, found the end of the file"),
    ("[1,]", "1:3", "trailing comma before the closing \"]\""),
    ("{\"a\": 1,\n}", "1:8", "trailing comma before the closing \"}\""),
    ("[1 2]", "1:3", "expected a comma after this value, found \"2\""),
    ("{\"a\": 1 \n \"b\": 2}", "1:8", "expected a comma after this value, found \"b\""),
    ("[{}\n\n{}]", "1:4", "expected a comma after this value, found \"{\""),
    ("[1; 2]", "1:3", "expected \",\" or \"]\", found \";\""),
    ("[1}", "1:3", "expected \"]\" for the \"[\" at 1:1, found \"}\""),
    ("{\"a\": [1, 2\n}", "2:1", "expected \"]\" for the \"[\" at 1:7, found \"}\""),
    ("{\"a\": 80 ms}", "1:7", "expected a number or a text, found 80 with the unit ms"),
    ("[50%]", "1:2", "expected a number or a text, found 50 with the unit %"),
    ("[\"say \"yes\" now\"]", "1:7", "expected a comma after this quote, found \"yes\""),
    (
      "[\u{201C}a\u{201D}]", "1:2",
      "expected straight double quotes, found the curly quote \u{201C}"
    ),
    ("{\u{AB}a\u{BB}: 1}", "1:2", "expected straight double quotes, found the curly quote \u{AB}"),
    ("{'a': 1}", "1:2", "expected double quotes, found a single quote"),
    ("{\"a\" 1}", "1:6", "expected \":\" after the key, found \"1\""),
    ("{a: 1}", "1:2", "expected a key in double quotes, found a"),
    ("['a']", "1:2", "expected double quotes, found a single quote"),
    ("// x\n[]", "1:1", "JSON has no comments"),
    ("[1 /* x */]", "1:4", "JSON has no comments"),
    ("[] # x", "1:4", "JSON has no comments"),
    ("[NaN]", "1:2", "expected a finite number, found NaN"),
    ("[-Infinity]", "1:2", "expected a finite number, found -Infinity"),
    ("[-x]", "1:3", "expected a digit after the minus sign, found \"x\""),
    ("[+1]", "1:2", "expected a value, found \"+\""),
    ("[.5]", "1:2", "expected a value, found \".\""),
    ("[1.]", "1:4", "expected a digit after the decimal point, found \"]\""),
    ("[1e]", "1:4", "expected a digit of the exponent, found \"]\""),
    ("[007]", "1:2", "expected a number without leading zeros"),
    ("[-01]", "1:3", "expected a number without leading zeros"),
    ("[1e999]", "1:2", "the number 1e999 is too large"),
    ("[\n \"\\x\"]", "2:3", "unknown escape \\x"),
    ("[\"\\u12g4\"]", "1:3", "unknown escape \\u12g"),
    ("[\"\\ud800\"]", "1:3", "\\ud800 is half of a surrogate pair"),
    ("[\"\\ud800\\u0041\"]", "1:3", "\\ud800 is half of a surrogate pair"),
    ("[\"\\udc00\\ud800\"]", "1:3", "\\udc00 is half of a surrogate pair"),
    ("[\"a\tb\"]", "1:4", "control character 0x09 inside a text"),
    ("[\"a\nb\"]", "1:2", "this text has no closing quote on its line"),
    ("[\"a", "1:4", "this text has no closing quote"),
    ("[1, {\"a\": 2", "1:12", "this \"{\" is never closed"),
    ("\u{FEFF}[]", "1:1", "the file begins with a byte order mark"),
    ("[]\n x", "2:2", "expected the end of the file, found \"x\""),
    ("[tru]", "1:2", "expected a value, found \"tru\""),
    ("[True]", "1:2", "expected a value, found \"True\""),
    ("[\u{A0}1]", "1:2", "expected a value, found \"\u{A0}\""),
    ("{\"a\": 1, \"\\u0061\": 2}", "1:10", "duplicate key \"a\""),
  ]

  @Test(arguments: cases)
  func `each kind of mistake has a position and a message`(
    text: String,
    place: String,
    message: String
  ) throws {
    let error = try #require(throws: JSONSyntaxError.self) {
      try JSONParser.parse(Array(text.utf8))
    }
    #expect(error.position.description == place)
    #expect(error.message == message)
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0xAF], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80],
      [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF], [0xC3], [0xE2, 0x82],
      [0xE9, 0x41],
    ] as [[UInt8]]
  )
  func `bytes that are not UTF-8 are rejected at their position`(bytes: [UInt8]) throws {
    let text = Array("[\"é".utf8) + bytes + Array("\"]".utf8)
    let error = try #require(throws: JSONSyntaxError.self) { try JSONParser.parse(text) }
    #expect(error.reason == .invalidUTF8(bytes[0]))
    #expect(error.position == SourcePosition(line: 1, column: 5))
  }

  @Test func `common mistakes have a hint`() throws {
    let remedies = [
      ("['a']", #"write "a""#), ("['a]", #"write " instead of '"#),
      ("{a: 1}", #"write "a""#),
      ("[+1]", "write the number without its plus sign"),
      ("[.5]", "write a digit before the point, for example 0.5"),
      ("<html></html>", "this is HTML or XML, not JSON"),
      ("[1,]", "remove the comma"), ("[1,, 2]", "remove this comma"),
      ("[1 2]", "write a comma here"), ("[1; 2]", #"write "," instead of ";""#),
      (#"{"a" = 1}"#, #"write ":" instead of "=""#),
      ("[1", #"add the closing "]""#), ("[\"a", "add the closing quote"),
      ("[1}", #"write "]" here"#), ("", "is the file complete?"),
      ("[50 ms]", #"write "50 ms""#), ("[True]", "did you mean true?"),
      ("[Main]", #"write a text in quotes: "Main""#),
      (#"["a\d"]"#, #"write \\ for a backslash"#),
      (#"{"a" 1}"#, #"write ":" between the key and its value"#),
      (#"{"a": }"#, "write the value of the key"), ("[NaN]", "write a number, or omit it"),
      ("[007]", "remove the leading zeros"), ("{}}", "remove this bracket"),
      (
        "{},", "the value of the file ends at 1:2: remove the rest, or an extra bracket before it"
      ),
    ]
    for (text, hint) in remedies {
      let error = #expect(throws: JSONSyntaxError.self) {
        try JSONParser.parse(Array(text.utf8))
      }
      #expect(error?.hint == hint, "\(text)")
    }
  }

  @Test func `an unclosed bracket is found by the indentation`() throws {
    let text = """
      {
        "a": {
          "b": { "c": 1,
          "d": 2
        },
        "e": 3
      }
      """
    let error = try #require(throws: JSONSyntaxError.self) {
      try JSONParser.parse(Array(text.utf8))
    }
    #expect(error.cause == SourcePosition(line: 3, column: 10))
    #expect(error.position == SourcePosition(line: 7, column: 2))
  }

  @Test func `an error becomes a diagnostic about its file`() throws {
    let error = try #require(throws: JSONSyntaxError.self) { try JSONParser.parse([0x5B, 0x2C]) }
    let finding = Diagnostic(error, path: "a.json")
    #expect(
      "\(finding)" == "a.json:1:2: error: expected a value, found \",\"\n  help: remove this comma"
    )
  }
}
