/// Writes CSV text by RFC 4180: a header, commas, and carriage return with line feed.
///
///     var writer = CSVWriter(header: ["name", "frames"])
///     writer.row([.text("a \"b\""), .integer(3)])
///     writer.text  // name,frames␍␊"a ""b""",3␍␊
///
/// Spreadsheets interpret text that begins with `=` and similar characters as a formula, so such
/// text gets an apostrophe in front. Numbers come only from numbers and need none. CSV has no
/// escapes: invisible characters, including line feeds, are written as in tables, so a row is one
/// line.
package struct CSVWriter {
  /// One cell of a row.
  package enum Field {
    case text(String)
    case integer(Int64)
    /// A number in its shortest exact form; empty if it is not finite.
    case number(Double)
    /// A number that a program has already formatted.
    case decimal(String)
  }

  /// The text so far.
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

  /// Returns a row for texts that are written row by row.
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
    // A line that begins with two colons is a command to some build servers; a quotation mark is
    // not.
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
