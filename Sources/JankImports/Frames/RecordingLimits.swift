internal import JankMetrics
internal import JankText

/// How large a recording may be, and how far apart its times may lie.
///
/// Sizes are checked while a file is read, so that none can fill the memory. Beyond the longest
/// time a file is damaged, or its columns are of different clocks; figures computed from it would
/// overflow. Readers add times up with wrapping arithmetic and leave the check to this one place.
package enum RecordingLimits {
  /// The largest file, in bytes.
  package static let byteCount = 512 << 20
  /// The most frames of a file: nine hours at 60 Hz.
  package static let frameCount = 2_000_000
  /// The most streams of a file, and of all files that are scored together.
  package static let streamCount = 1_000
  /// The most elements and attributes of an XML file.
  package static let elementCount = 4_000_000
  /// The most slices that may be open at a time in the text of atrace.
  package static let openSliceCount = 100_000
  /// The longest recording, in nanoseconds: a hundred days.
  package static let span: Int64 = 100 * 86_400 * 1_000_000_000

  private static let lengths: Set<FrameSeries.Part> = [
    .mainThread, .userInterface, .handOver, .render, .processor, .total, .interval, .inputLatency,
    .upload, .draw,
  ]
}

// MARK: Sizes

extension RecordingLimits {
  /// Refuses a file with more frames than can be scored.
  static func check(
    frames count: Int,
    _ path: String,
    line: Int? = nil
  ) throws(FileError) {
    guard count > frameCount else { return }
    throw FileError(
      path,
      line: line,
      "the file has more than \(frameCount) frames",
      hint: "split it and score the parts"
    )
  }

  /// Refuses a file with more streams than can be scored.
  static func check(
    streams count: Int,
    _ path: String,
    line: Int? = nil
  ) throws(FileError) {
    guard count > streamCount else { return }
    throw FileError(
      path,
      line: line,
      "the file has more than \(streamCount) streams of frames",
      hint: "record fewer processes, or remove the rows of the others"
    )
  }
}

// MARK: Times

extension RecordingLimits {
  /// Refuses a series whose times lie too far apart.
  static func check(_ series: FrameSeries, path: String) throws(FileError) {
    var (first, last) = (Int64.max, Int64.min)
    func take(_ time: Int64?) {
      guard let time else { return }
      (first, last) = (min(first, time), max(last, time))
    }
    for segment in series.segments {
      take(segment.opened)
      take(segment.closed)
    }
    for part in FrameSeries.Part.allCases where !lengths.contains(part) {
      guard let column = series.column(part).value else { continue }
      for frame in 0..<series.frameCount { take(column[frame]) }
    }
    let (distance, overflow) = last.subtractingReportingOverflow(first)
    guard first > last || (!overflow && distance <= span) else {
      throw FileError(
        path,
        "the times of \(series.name) lie more than 100 days apart",
        hint: "is the file damaged, or are its times of different clocks?"
      )
    }
    for part in FrameSeries.Part.allCases where lengths.contains(part) {
      guard let column = series.column(part).value else { continue }
      let isLong = (0..<series.frameCount).contains { frame in
        column[frame].map { $0.magnitude > UInt64(span) } ?? false
      }
      if isLong {
        throw FileError(path, "a frame of \(series.name) took more than 100 days")
      }
    }
  }
}
