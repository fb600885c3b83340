internal import JankMetrics
internal import JankScenarios
internal import JankTrace

/// Frame times and nothing else, in the order of the frames.
///
/// Numbers in milliseconds, separated by spaces, commas or line ends; what follows a `#` on a line
/// is a remark, and a first line of words is a heading. A JSON array of numbers will do too.
enum FrameTimeList {
  static func read(_ text: RecordingText) throws(RecordingError) -> Recording {
    var times: [Int64] = []
    var isFirst = true
    try text.forEachLine { (line) throws(RecordingError) in
      defer { isFirst = false }
      let figures = line.bytes.prefix { $0 != UInt8(ascii: "#") }
      for field in figures.split(whereSeparator: isSeparator) {
        guard let time = DecimalTime.nanoseconds(field, .milliseconds) else {
          if isFirst, isHeading(field) { return }
          throw RecordingError(
            text.path,
            line: line.number,
            column: field.startIndex - line.bytes.startIndex + 1,
            "expected a frame time in milliseconds, found \(quoted(field.string))"
          )
        }
        guard time >= 0 else {
          throw RecordingError(
            text.path,
            line: line.number,
            column: field.startIndex - line.bytes.startIndex + 1,
            "expected a frame time of 0 or more, found \(field.string)"
          )
        }
        times.append(time)
      }
    }
    return recording(times)
  }

  /// Reads a JSON array, or answers nil if it is none of numbers.
  static func read(_ value: JSONValue) -> Recording? {
    guard let items = value.items else { return nil }
    var times: [Int64] = []
    for item in items {
      guard let number = item.number,
        let time = DecimalTime.nanoseconds(number, .milliseconds), time >= 0
      else { return nil }
      times.append(time)
    }
    return recording(times)
  }

  /// Whether the second line, or the only one, begins with a number.
  static func looksRight(_ text: RecordingText) -> Bool {
    let lines = text.bytes.prefix(4_096).split(separator: UInt8(ascii: "\n")).prefix(10)
    let figures = lines.map {
      $0.prefix { $0 != UInt8(ascii: "#") }.split(whereSeparator: isSeparator)
    }
    return figures.filter { !$0.isEmpty }.prefix(2).contains { fields in
      fields.first.flatMap { DecimalTime.nanoseconds($0, .milliseconds) } != nil
    }
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte.isSpace || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";")
  }

  private static func isHeading(_ field: ArraySlice<UInt8>) -> Bool {
    field.first.map { UInt8(ascii: "A")...UInt8(ascii: "z") ~= $0 || $0 == UInt8(ascii: "\"") }
      ?? false
  }

  private static func recording(_ times: [Int64]) -> Recording {
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
    let size = times.count == 1 ? "1 frame time" : "\(times.count) frame times"
    return Recording(format: .frameTimes, size: size, series: times.isEmpty ? [] : [series])
  }
}
