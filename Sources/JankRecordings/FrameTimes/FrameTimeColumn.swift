internal import JankTrace

/// Takes one column of a table, line by line, as frame times.
struct FrameTimeColumn {
  private let path: String
  private let name: String
  /// The frame times so far, in nanoseconds.
  private(set) var times: [Int64] = []
  /// The place of the column, once the first line is known.
  private var place: Int?

  /// - Parameters:
  ///   - path: the file, as its reader knows it.
  ///   - name: what the first line calls the column, or its number from 1.
  init(_ path: String, name: String) {
    self.path = path
    self.name = name
  }
}

extension FrameTimeColumn {
  /// The fields of a line, also empty ones, unless nothing but blanks parts them.
  static func cells(of line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    let row = line.prefix { $0 != UInt8(ascii: "#") }
    for separator in [UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "\t")]
    where row.contains(separator) {
      return row.split(separator: separator, omittingEmptySubsequences: false).map(\.trimmed)
    }
    return row.split(whereSeparator: \.isSpace)
  }

  /// A name in a heading without its quotation marks.
  static func name(_ cell: ArraySlice<UInt8>) -> String {
    let mark = UInt8(ascii: "\"")
    let isQuoted = cell.count > 1 && cell.first == mark && cell.last == mark
    return isQuoted ? cell.dropFirst().dropLast().string : cell.string
  }

  mutating func take(_ line: RecordingText.Line) throws(RecordingError) {
    let cells = Self.cells(of: line.bytes)
    guard !cells.isEmpty else { return }
    guard let place else { return try takeFirst(cells, line) }
    times.append(try time(at: place, cells, line))
  }

  /// Finds the column in the first line, which may be a heading.
  private mutating func takeFirst(
    _ cells: [ArraySlice<UInt8>],
    _ line: RecordingText.Line
  ) throws(RecordingError) {
    place = cells.firstIndex { Self.name($0).lowercased() == name.lowercased() }
    guard place == nil else { return }
    guard let number = Int(name), number > 0 else {
      throw RecordingError(
        path,
        line: line.number,
        "no column is called \(quoted(name))",
        hint: "name it as the first line does, or by its number from 1"
      )
    }
    place = number - 1
    let isHeading =
      number <= cells.count
      && DecimalTime.nanoseconds(cells[number - 1], .milliseconds) == nil
    if !isHeading { times.append(try time(at: number - 1, cells, line)) }
  }

  private func time(
    at place: Int,
    _ cells: [ArraySlice<UInt8>],
    _ line: RecordingText.Line
  ) throws(RecordingError) -> Int64 {
    guard place < cells.count else {
      throw RecordingError(
        path,
        line: line.number,
        "expected a column \(place + 1), found \(cells.count)"
      )
    }
    return try FrameTimeList.time(cells[place], line, path)
  }
}
