internal import JankMetrics
internal import JankText

/// Limits on the size and the time span of a recording.
///
/// Sizes are checked while a file is read, so that no file can fill the memory. A longer time span
/// means that the file is damaged or mixes clocks, and values computed from it would overflow.
/// Readers add times with wrapping arithmetic and leave the check of the span to this type.
package enum RecordingLimits {
  /// The largest file size, in bytes.
  package static let byteCount = 512 << 20
  /// The largest number of frames in a file: nine hours at 60 Hz.
  package static let frameCount = 2_000_000
  /// The largest number of streams in a file, and in all files that are scored together.
  package static let streamCount = 1_000
  /// The largest number of elements and attributes in an XML file.
  package static let elementCount = 4_000_000
  /// The largest number of open slices in an atrace text.
  package static let openSliceCount = 100_000
  /// The longest recording, in nanoseconds: 100 days.
  package static let span: Int64 = 100 * 86_400 * 1_000_000_000

  private static let lengths: Set<FrameSeries.Part> = [
    .mainThread, .userInterface, .handOver, .render, .processor, .total, .interval, .inputLatency,
    .upload, .draw,
  ]
}

// MARK: Sizes

extension RecordingLimits {
  /// Throws if a file has more frames than can be scored.
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

  /// Throws if a file has more streams than can be scored.
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
  /// Throws if the times of a series lie too far apart.
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
        hint: "is the file damaged, or does it mix clocks?"
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
