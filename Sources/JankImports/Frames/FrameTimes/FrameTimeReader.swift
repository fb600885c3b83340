internal import JankText

/// Takes all numbers of a list, line by line, as frame times.
struct FrameTimeReader {
  private let path: String
  /// The frame times so far, in nanoseconds.
  private(set) var times: [Int64] = []
  /// The names in the first line, if it is a heading.
  private var heading: [String] = []
  private var lineCount = 0
  /// How many numbers every line has; 0 where they differ.
  private var width = 0
  /// What tells whether the last frame time is whole.
  private(set) var end = CutNumber()
  private var commas = DecimalComma()

  init(_ path: String) {
    self.path = path
  }
}

extension FrameTimeReader {
  /// The fields of a line, without a remark behind them.
  static func fields(of line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    line.prefix { $0 != UInt8(ascii: "#") }.split { parts($0) || $0 == UInt8(ascii: ",") }
  }

  /// Whether a byte stands between numbers in any country, as a comma does not.
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

  /// Refuses what looks like a table, as nobody said which of its columns are frame times.
  func refuseTable() throws(FileError) {
    if commas.isLikely {
      throw FileError(
        path,
        "each line may be one number with a comma before its decimals, or two numbers",
        hint:
          "decimals take a point and no comma; if they are two numbers, --column \"2\" names one"
      )
    }
    let isNamed = heading.count > 1 && heading.count == width
    guard isNamed || (lineCount > 1 && width > 1) else { return }
    let names = isNamed ? ": " + heading.listed : ""
    throw FileError(
      path,
      "each line has \(width) numbers\(names); which of them are frame times?",
      hint:
        "say so with --column \(quoted(isNamed ? heading[width - 1] : "\(width)")) or the like, "
        + "with --column all if they all are; decimals take a point and no comma"
    )
  }

  /// Refuses a line in which a comma seems to stand before decimals: something else parts numbers.
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
          ? "decimals take a point and no comma, except in a column that --column names"
          : "decimals take a point and no comma"
      )
    }
  }

  private static func isWord(_ field: ArraySlice<UInt8>) -> Bool {
    field.first.map { UInt8(ascii: "A")...UInt8(ascii: "z") ~= $0 || $0 == UInt8(ascii: "\"") }
      ?? false
  }
}
