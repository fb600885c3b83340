internal import JankText

/// Reads all numbers of a list as frame times, line by line.
struct FrameTimeReader {
  private let path: String
  /// The frame times so far, in nanoseconds.
  private(set) var times: [Int64] = []
  /// The names in the first line if it is a heading.
  private var heading: [String] = []
  private var lineCount = 0
  /// The number of values in every line; 0 if it varies.
  private var width = 0
  private(set) var end = CutNumber()
  private var commas = DecimalComma()

  init(_ path: String) {
    self.path = path
  }
}

extension FrameTimeReader {
  static func fields(of line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    line.prefix { $0 != UInt8(ascii: "#") }.split { parts($0) || $0 == UInt8(ascii: ",") }
  }

  /// Whether a byte separates numbers in every locale, unlike a comma.
  private static func parts(_ byte: UInt8) -> Bool { byte.isSpace || byte == UInt8(ascii: ";") }

  mutating func take(_ line: TextFile.Line) throws(FileError) {
    let fields = Self.fields(of: line.bytes)
    guard let first = fields.first else { return }
    if lineCount == 0, heading.isEmpty, Self.isWord(first) {
      heading = FrameTimeColumn.cells(of: line.bytes).map { FrameTimeColumn.name($0) }
      commas.takeHeading(line.bytes)
      return
    }
    try refuseDecimalComma(in: line)
    commas.take(line.bytes)
    lineCount += 1
    width = lineCount == 1 || width == fields.count ? fields.count : 0
    for field in fields {
      try RecordingLimits.check(frames: times.count + 1, path, line: line.number)
      times.append(try FrameTimeList.time(field, line, path))
      end.take(field, line)
    }
  }

  /// Throws if the list looks like a table, because no column is specified.
  func refuseTable() throws(FileError) {
    if commas.isLikely {
      throw FileError(
        path,
        "each line may be one number with a decimal comma, or two numbers",
        hint: "use a decimal point; for two numbers, choose a column, such as --column \"2\""
      )
    }
    let isNamed = heading.count > 1 && heading.count == width
    guard isNamed || (lineCount > 1 && width > 1) else { return }
    let names = isNamed ? ": " + heading.listed : ""
    throw FileError(
      path,
      "each line has \(width) numbers\(names); which are frame times?",
      hint:
        "specify a column, such as --column \(quoted(isNamed ? heading[width - 1] : "\(width)")), "
        + "or all of them with --column all; use a decimal point"
    )
  }

  /// Throws if commas appear to be decimal commas because another separator is used.
  private func refuseDecimalComma(in line: TextFile.Line) throws(FileError) {
    let groups = line.bytes.prefix { $0 != UInt8(ascii: "#") }.split(whereSeparator: Self.parts)
    guard groups.count > 1 else { return }
    for group in groups {
      let numbers = group.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      guard numbers.count == 2, !numbers[0].isEmpty, !numbers[1].isEmpty,
        !group.contains(UInt8(ascii: "."))
      else { continue }
      throw FileError(
        path,
        line: line.number,
        column: group.startIndex - line.bytes.startIndex + 1,
        "\(quoted(group.string)) may be one number or two",
        hint: line.bytes.contains { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "\t") }
          ? "use a decimal point, or choose a column with --column"
          : "use a decimal point"
      )
    }
  }

  private static func isWord(_ field: ArraySlice<UInt8>) -> Bool {
    field.first.map { UInt8(ascii: "A")...UInt8(ascii: "z") ~= $0 || $0 == UInt8(ascii: "\"") }
      ?? false
  }
}
