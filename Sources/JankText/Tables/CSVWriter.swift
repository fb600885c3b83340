/// Writes CSV text as RFC 4180 has it: a header, commas, carriage return and line feed.
///
///     var writer = CSVWriter(header: ["name", "frames"])
///     writer.row([.text("a \"b\""), .integer(3)])
///     writer.text  // name,frames␍␊"a ""b""",3␍␊
///
/// Spreadsheets take text that begins with `=` and the like for a formula, so such text gets an
/// apostrophe before it; numbers come from numbers only and need none. CSV has no escapes: what
/// nobody would see, line feeds included, is written as in tables, so that a row is one line.
package struct CSVWriter {
  /// One cell of a row.
  package enum Field {
    case text(String)
    case integer(Int64)
    /// A number in its shortest form that reads back the same; nothing for what is not finite.
    case number(Double)
    /// A number that is written out already, which nobody but a program did.
    case decimal(String)
  }

  /// What has been written.
  package private(set) var text = ""
  private let columnCount: Int

  package init(header: [String]) {
    columnCount = header.count
    row(header.map(Field.text))
  }
}

extension CSVWriter {
  /// Writes a row.
  package mutating func row(_ fields: [Field]) {
    precondition(fields.count == columnCount, "a row has a field for each column")
    text += Self.row(fields)
  }

  /// A row by itself, for texts that are written piece by piece.
  package static func row(_ fields: [Field]) -> String {
    fields.map(written).joined(separator: ",") + "\r\n"
  }

  private static func written(_ field: Field) -> String {
    switch field {
    case .integer(let value): "\(value)"
    case .number(let value): value.isFinite ? "\(value)" : ""
    case .decimal(let value): value
    case .text(let value): quoted(guarded(printable(value, limit: .max, opensLine: false)))
    }
  }

  private static func guarded(_ value: String) -> String {
    let risky: Set<Unicode.Scalar> = ["=", "+", "-", "@"]
    return value.unicodeScalars.first.map(risky.contains) == true ? "'" + value : value
  }

  private static func quoted(_ value: String) -> String {
    let special: Set<Unicode.Scalar> = ["\"", ","]
    // A line that begins with two colons is a command to some build servers, a quotation mark none.
    let isCommand = printable(value, limit: .max) != value
    guard isCommand || value.unicodeScalars.contains(where: special.contains) else { return value }
    var quoted = "\""
    for scalar in value.unicodeScalars {
      if scalar == "\"" { quoted += "\"" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}
