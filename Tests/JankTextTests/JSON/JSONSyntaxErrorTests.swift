import JankText
import Testing

struct JSONSyntaxErrorTests {
  private static let cases: [(text: String, place: String, message: String)] = [
    ("", "1:1", "expected a value, found the end of the file"),
    ("[1,]", "1:3", "expected another item after this comma, found the closing bracket"),
    ("{\"a\": 1,\n}", "1:8", "expected another item after this comma, found the closing bracket"),
    ("[1 2]", "1:4", "expected \",\" or \"]\", found \"2\""),
    ("{\"a\" 1}", "1:6", "expected \":\" after the key, found \"1\""),
    ("{a: 1}", "1:2", "expected a key in double quotes, found \"a\""),
    ("['a']", "1:2", "expected a value, found \"'\""),
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
    ("[\"a\nb\"]", "1:4", "control character 0x0A inside a text"),
    ("[\"a", "1:4", "expected a closing quotation mark, found the end of the file"),
    ("\u{FEFF}[]", "1:1", "the file begins with a byte order mark"),
    ("[]\n x", "2:2", "expected the end of the file, found \"x\""),
    ("[tru]", "1:2", "expected a value, found \"tru\""),
    ("[True]", "1:2", "expected a value, found \"True\""),
    ("[\u{A0}1]", "1:2", "expected a value, found \"\u{A0}\""),
    ("{\"a\": 1, \"\\u0061\": 2}", "1:10", "the key \"a\" stands here a second time"),
  ]

  @Test(arguments: cases)
  func `each kind of mistake has its place and its words`(
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
  func `bytes that are not UTF-8 are refused where they stand`(bytes: [UInt8]) throws {
    let text = Array("[\"é".utf8) + bytes + Array("\"]".utf8)
    let error = try #require(throws: JSONSyntaxError.self) { try JSONParser.parse(text) }
    #expect(error.reason == .invalidUTF8(bytes[0]))
    #expect(error.position == SourcePosition(line: 1, column: 5))
  }

  @Test func `common mistakes come with a remedy`() throws {
    let remedies = [
      ("['a']", #"texts stand in double quotes: "text""#),
      ("{a: 1}", #"keys stand in double quotes: "key""#),
      ("[+1]", "write the number without its plus sign"),
      ("[1,]", "remove the comma"),
      ("[1", "is the file complete?"),
    ]
    for (text, hint) in remedies {
      let error = #expect(throws: JSONSyntaxError.self) {
        try JSONParser.parse(Array(text.utf8))
      }
      #expect(error?.hint == hint, "\(text)")
    }
  }

  @Test func `an error becomes a finding about its file`() throws {
    let error = try #require(throws: JSONSyntaxError.self) { try JSONParser.parse([0x5B, 0x2C]) }
    let finding = Diagnostic(error, path: "a.json")
    #expect("\(finding)" == "a.json:1:2: error: expected a value, found \",\"")
  }
}
