internal import JankText

/// Reads one column of a table as frame times, line by line.
struct FrameTimeColumn {
  private let path: String
  private let name: String
  /// The frame times so far, in nanoseconds.
  private(set) var times: [Int64] = []
  /// The index of the column, once the first line is known.
  private var place: Int?
  private(set) var end = CutNumber()
  private var commas = DecimalComma()

  /// Creates a reader of one column.
  ///
  /// - Parameters:
  ///   - path: The path to report in errors.
  ///   - name: The name of the column in the first line, or its number from 1.
  init(_ path: String, name: String) {
    self.path = path
    self.name = name
  }
}

extension FrameTimeColumn {
  /// The fields of a line, including empty ones if a separator other than blanks is used.
  static func cells(of line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    let row = line.prefix { $0 != UInt8(ascii: "#") }
    guard let separator = separator(of: row) else { return row.split(whereSeparator: \.isSpace) }
    return row.split(separator: separator, omittingEmptySubsequences: false).map(\.trimmed)
  }

  /// The separator of the fields of a line; nil for blanks.
  private static func separator(of row: ArraySlice<UInt8>) -> UInt8? {
    [UInt8(ascii: ";"), UInt8(ascii: "\t"), UInt8(ascii: ",")].first { row.contains($0) }
  }

  /// Whether a decimal comma is possible because another separator is used.
  private static func allowsComma(in row: ArraySlice<UInt8>) -> Bool {
    separator(of: row).map { $0 != UInt8(ascii: ",") } ?? false
  }

  static func name(_ cell: ArraySlice<UInt8>) -> String { bare(cell).string }

  private static func bare(_ cell: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let mark = UInt8(ascii: "\"")
    let isQuoted = cell.count > 1 && cell.first == mark && cell.last == mark
    return isQuoted ? cell.dropFirst().dropLast() : cell
  }

  mutating func take(_ line: TextFile.Line) throws(FileError) {
    let cells = Self.cells(of: line.bytes)
    guard !cells.isEmpty else { return }
    guard let place else { return try takeFirst(cells, line) }
    try take(cells, at: place, line)
  }

  var doubt: Diagnostic? {
    guard commas.isLikely else { return nil }
    return Diagnostic(
      .warning,
      path: path,
      message: "each line may be one number with a decimal comma",
      hint: "use a decimal point, or separate the columns by semicolons or tabs"
    )
  }

  private mutating func take(
    _ cells: [ArraySlice<UInt8>],
    at place: Int,
    _ line: TextFile.Line
  ) throws(FileError) {
    try RecordingLimits.check(frames: times.count + 1, path, line: line.number)
    times.append(try time(at: place, cells, line))
    commas.take(line.bytes)
    end.take(Self.bare(cells[place]), line)
  }

  private mutating func takeFirst(
    _ cells: [ArraySlice<UInt8>],
    _ line: TextFile.Line
  ) throws(FileError) {
    place = cells.firstIndex { Self.name($0).lowercased() == name.lowercased() }
    guard place == nil else { return commas.takeHeading(line.bytes) }
    guard let number = Int(name), number > 0 else {
      throw FileError(
        path,
        line: line.number,
        "no column is called \(quoted(name))",
        hint: "specify a name from the first line, or a number from 1"
      )
    }
    place = number - 1
    let isHeading =
      number <= cells.count
      && DecimalTime.nanoseconds(
        FrameTimeList.pointed(Self.bare(cells[number - 1])),
        .milliseconds
      ) == nil
    guard !isHeading else { return commas.takeHeading(line.bytes) }
    try take(cells, at: number - 1, line)
  }

  private func time(
    at place: Int,
    _ cells: [ArraySlice<UInt8>],
    _ line: TextFile.Line
  ) throws(FileError) -> Int64 {
    guard place < cells.count else {
      throw FileError(
        path,
        line: line.number,
        "expected a column \(place + 1), found \(cells.count)"
      )
    }
    let withComma = Self.allowsComma(in: line.bytes)
    return try FrameTimeList.time(Self.bare(cells[place]), line, path, withComma: withComma)
  }
}
