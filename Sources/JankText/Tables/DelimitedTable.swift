/// A table whose header names its columns.
///
/// Versions of a tool order and name columns differently, so columns are found by name; case does
/// not matter.
package struct DelimitedTable {
  private let path: String
  private let places: [String: Int]
  private let columnCount: Int

  /// Creates a table from its header.
  package init(head: TextFile.Line, path: String) {
    self.path = path
    let names = Self.fields(of: head.bytes).map { $0.trimmed.string.lowercased() }
    columnCount = names.count
    places = Dictionary(
      names.enumerated().map { ($1, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The fields of one line.
  package struct Row {
    package let line: Int
    fileprivate let fields: [ArraySlice<UInt8>]
    fileprivate let start: Int
  }
}

extension DelimitedTable {
  package func has(_ column: String) -> Bool { places[column.lowercased()] != nil }

  /// Returns the first existing column of some names.
  package func column(_ names: String...) -> Int? {
    names.lazy.compactMap { places[$0.lowercased()] }.first
  }

  /// Returns the fields of a line; a comma after the last field is ignored.
  package func row(_ line: TextFile.Line) throws(FileError) -> Row {
    let fields = Self.fields(of: line.bytes)
    let isClosed = fields.count == columnCount + 1 && fields.last?.isEmpty == true
    guard fields.count == columnCount || isClosed else {
      throw FileError(
        path,
        line: line.number,
        "expected \(columnCount) fields as in the header, found \(fields.count)"
      )
    }
    return Row(line: line.number, fields: fields, start: line.bytes.startIndex)
  }

  package func text(_ column: Int, _ row: Row) -> String { row.fields[column].trimmed.string }

  /// Returns a duration of at least 0; nil for `NA`.
  package func length(
    _ column: Int,
    _ row: Row,
    _ unit: DecimalTime.Unit
  ) throws(FileError) -> Int64? {
    guard let value = try time(column, row, unit) else { return nil }
    guard value >= 0 else {
      let field = row.fields[column].trimmed
      throw FileError(
        path,
        line: row.line,
        column: field.startIndex - row.start + 1,
        "expected a length of 0 or more or NA, found \(field.string)"
      )
    }
    return value
  }

  /// Returns a time; nil for `NA`.
  package func time(
    _ column: Int,
    _ row: Row,
    _ unit: DecimalTime.Unit
  ) throws(FileError) -> Int64? {
    let field = row.fields[column].trimmed
    if field.elementsEqual("NA".utf8) { return nil }
    guard let value = DecimalTime.nanoseconds(field, unit) else {
      throw FileError(
        path,
        line: row.line,
        column: field.startIndex - row.start + 1,
        "expected a number or NA, found \(quoted(field.string))"
      )
    }
    return value
  }

  /// Returns the fields between commas; a field in quotation marks may contain commas.
  private static func fields(of line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var fields: [ArraySlice<UInt8>] = []
    var start = line.startIndex
    var isQuoted = false
    for index in line.indices {
      switch line[index] {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: ",") where !isQuoted:
        fields.append(line[start..<index])
        start = index + 1
      default: break
      }
    }
    fields.append(line[start...])
    return fields
  }
}
