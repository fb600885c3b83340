internal import JankMetrics
internal import JankText

/// A list of frame times in the order of the frames.
///
/// Numbers are in milliseconds, separated by spaces, commas or line ends. A `#` starts a comment,
/// and a first line of words is a heading. A JSON array of numbers is accepted as well. Of a table,
/// one column is read; the caller must name it, because frame numbers and frame times look
/// the same. If semicolons or tabs separate the columns, numbers may have a decimal comma.
enum FrameTimeList {
  /// Reads a list.
  ///
  /// - Parameters:
  ///   - text: The file.
  ///   - column: The column that holds the frame times: its name, its number from 1, or `all` for
  ///     all numbers. Nil if there is one column.
  /// - Returns: The frames, possibly none.
  /// - Throws: The first value that is not a frame time, or an error if several columns are
  ///   possible.
  static func read(
    _ text: TextFile,
    column: String? = nil
  ) throws(FileError) -> Recording {
    if let column, column != "all" {
      var reader = FrameTimeColumn(text.path, name: column)
      try text.forEachLine { (line) throws(FileError) in try reader.take(line) }
      return recording(
        reader.times,
        path: text.path,
        [reader.doubt, reader.end.warning(text.path)]
      )
    }
    var reader = FrameTimeReader(text.path)
    try text.forEachLine { (line) throws(FileError) in try reader.take(line) }
    if column == nil { try reader.refuseTable() }
    return recording(reader.times, path: text.path, [reader.end.warning(text.path)])
  }

  /// Reads a JSON array of numbers; returns nil for any other value.
  static func read(_ value: JSONValue, path: String) throws(FileError) -> Recording? {
    guard let items = value.items else { return nil }
    try RecordingLimits.check(frames: items.count, path)
    var times: [Int64] = []
    for item in items {
      guard let number = item.number,
        let time = DecimalTime.nanoseconds(number, .milliseconds), time >= 0
      else { return nil }
      times.append(time)
    }
    return recording(times, path: path)
  }

  /// Whether the second line, or the only one, begins with a number.
  static func looksRight(_ text: TextFile) -> Bool {
    let lines = text.bytes.prefix(4_096).split(separator: UInt8(ascii: "\n")).prefix(10)
    let metricValues = lines.map { FrameTimeReader.fields(of: $0) }
    return metricValues.filter { !$0.isEmpty }.prefix(2).contains { fields in
      fields.first.flatMap { DecimalTime.nanoseconds($0, .milliseconds) } != nil
    }
  }

  /// Parses one frame time, with a decimal comma if the table allows it.
  static func time(
    _ field: ArraySlice<UInt8>,
    _ line: TextFile.Line,
    _ path: String,
    withComma: Bool = false
  ) throws(FileError) -> Int64 {
    func rejection(_ message: String) -> FileError {
      let column = field.startIndex - line.bytes.startIndex + 1
      return FileError(path, line: line.number, column: column, message)
    }
    let number = withComma ? pointed(field) : field
    guard let time = DecimalTime.nanoseconds(number, .milliseconds) else {
      throw rejection("expected a frame time in milliseconds, found \(quoted(field.string))")
    }
    guard time >= 0 else {
      throw rejection("expected a frame time of 0 or more, found \(field.string)")
    }
    return time
  }

  /// Replaces the comma by a point, unless the number has a point already.
  static func pointed(_ field: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let (comma, point) = (UInt8(ascii: ","), UInt8(ascii: "."))
    guard field.contains(comma), !field.contains(point) else { return field }
    return ArraySlice(field.map { $0 == comma ? point : $0 })
  }

  private static func recording(
    _ times: [Int64],
    path: String,
    _ warnings: [Diagnostic?] = []
  ) -> Recording {
    var shown: [Int64] = []
    shown.reserveCapacity(times.count)
    var now: Int64 = 0
    for time in times {
      now &+= time
      shown.append(now)
    }
    var series = FrameSeries(
      name: "frame times",
      origin: "the list",
      frameCount: times.count,
      refreshPeriod: nil,
      columns: [.shown: TimeColumn(shown)]
    )
    series.segments = [FrameSeries.Segment(frames: 0..<times.count, opened: 0)]
    return Recording(
      format: .frameTimes,
      size: times.count == 1 ? "1 frame time" : "\(times.count) frame times",
      series: times.isEmpty ? [] : [series],
      warnings: warnings + [doubt(about: times, path)]
    )
  }

  /// A warning if the times are unlikely to be milliseconds: no display shows 1,000 frames a
  /// second.
  private static func doubt(about times: [Int64], _ path: String) -> Diagnostic? {
    let shortCount = times.count { $0 < 1_000_000 }
    guard 2 * shortCount > times.count else { return nil }
    return Diagnostic(
      .warning,
      path: path,
      message: "most frame times are below 1 ms",
      hint: "are they in seconds? milliseconds are expected"
    )
  }
}
