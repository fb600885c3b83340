import JankText
import Testing

struct CSVWriterTests {
  private func written(_ field: CSVWriter.Field) -> String {
    var writer = CSVWriter(header: ["a"])
    writer.row([field])
    return String(writer.text.dropFirst("a\r\n".count).dropLast("\r\n".count))
  }

  @Test func `rows have commas between fields and both line-end characters`() {
    var writer = CSVWriter(header: ["name", "frames"])
    writer.row([.text("slide"), .integer(3)])
    writer.row([.text(""), .number(0.1)])
    #expect(writer.text == "name,frames\r\nslide,3\r\n,0.1\r\n")
  }

  @Test(arguments: [
    ("plain", "plain"), ("two words", "two words"), ("a,b", "\"a,b\""),
    ("a \"b\"", "\"a \"\"b\"\"\""), ("a\nb", #"a\u{a}b"#), ("a\r\nb", #"a\u{d}\u{a}b"#),
    ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@a", "'@a"), ("\t", #"\u{9}"#),
    ("=a,b", "\"'=a,b\""), ("a=b", "a=b"), ("\u{1B}\u{9B}\u{202E}", #"\u{1b}\u{9b}\u{202e}"#),
    ("::error::x", "\"::error::x\""), ("a::b", "a::b"), ("##[error]", #"#\u{23}[error]"#),
  ])
  func `text is quoted if necessary and never taken for a formula`(
    text: String,
    field: String
  ) {
    // Compared by scalars, because a carriage return and a line feed are one character.
    #expect(written(.text(text)).unicodeScalars.elementsEqual(field.unicodeScalars))
  }

  @Test func `numbers are bare, and those that are not finite are omitted`() {
    #expect(written(.number(-0.5)) == "-0.5")
    #expect(written(.number(1e-300)) == "1e-300")
    #expect(written(.integer(.min)) == "-9223372036854775808")
    #expect([Double.nan, .infinity, -.infinity].map { written(.number($0)) } == ["", "", ""])
  }

  @Test(arguments: 0..<64 as Range<UInt64>)
  func `any texts are read back by the rules of RFC 4180`(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let scalars = Array("ab\",: é=".unicodeScalars)
    let rows = (0..<5).map { _ in
      (0..<3).map { _ in
        // A letter first, so that no apostrophe precedes it.
        var text = "a"
        for _ in 0..<(numbers.next() % 6) {
          text.unicodeScalars.append(scalars[Int(numbers.next() % UInt64(scalars.count))])
        }
        return text
      }
    }
    var writer = CSVWriter(header: rows[0])
    for row in rows.dropFirst() { writer.row(row.map(CSVWriter.Field.text)) }
    #expect(Self.parsed(writer.text) == rows.map { $0.map { Array($0.unicodeScalars) } })
  }

  /// Reads rows as RFC 4180 writes them.
  private static func parsed(_ text: String) -> [[[Unicode.Scalar]]] {
    var rows: [[[Unicode.Scalar]]] = []
    var row: [[Unicode.Scalar]] = []
    var field: [Unicode.Scalar] = []
    var isQuoted = false
    var rest = Array(text.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      switch (scalar, isQuoted) {
      case ("\"", true) where rest.first == "\"": field.append(rest.removeFirst())
      case ("\"", _): isQuoted.toggle()
      case (",", false):
        row.append(field)
        field = []
      case ("\r", false) where rest.first == "\n":
        rest.removeFirst()
        rows.append(row + [field])
        (row, field) = ([], [])
      default: field.append(scalar)
      }
    }
    return rows
  }
}
