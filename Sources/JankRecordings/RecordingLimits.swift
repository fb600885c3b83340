internal import JankMetrics

/// How far apart the times of a recording may lie.
///
/// Beyond it a file is damaged, or its columns are of different clocks; figures computed from it
/// would overflow. Readers add times up with wrapping arithmetic and leave the check to this one
/// place.
enum RecordingLimits {
  /// The longest recording, in nanoseconds: a hundred days.
  static let span: Int64 = 100 * 86_400 * 1_000_000_000

  private static let lengths: Set<FrameSeries.Part> = [
    .mainThread, .userInterface, .handOver, .render, .processor, .total, .inputLatency, .upload,
    .draw,
  ]

  /// Refuses a series whose times lie too far apart.
  static func check(_ series: FrameSeries, path: String) throws(RecordingError) {
    let stamps = FrameSeries.Part.allCases.filter { !lengths.contains($0) }
    let ends = series.segments.flatMap { [$0.opened, $0.closed].compactMap(\.self) }
    let times = stamps.flatMap { series.column($0).value?.known ?? [] } + ends
    let (first, last) = (times.min() ?? 0, times.max() ?? 0)
    let (distance, overflow) = last.subtractingReportingOverflow(first)
    guard !overflow, distance <= span else {
      throw RecordingError(
        path,
        "the times of \(series.name) lie more than 100 days apart",
        hint: "is the file damaged, or are its times of different clocks?"
      )
    }
    for part in FrameSeries.Part.allCases where lengths.contains(part) {
      let isLong = series.column(part).value?.known.contains { $0.magnitude > UInt64(span) }
      if isLong == true {
        throw RecordingError(path, "a frame of \(series.name) took more than 100 days")
      }
    }
  }
}
