import JankMetrics

/// A plain version of Android's janky frames, evaluated one by one.
struct PlainJank {
  /// The indices of the janky frames.
  private(set) var janky: [Int] = []
  /// The number of frames in time in a stuffed pipeline.
  private(set) var stuffedCount = 0
  private let plain: PlainFigures

  init(_ series: FrameSeries, _ plain: PlainFigures, period: Int64) {
    self.plain = plain
    let (ends, deadlines) = (plain.column(.end), plain.column(.deadline))
    let (begins, refreshes) = (plain.column(.begin), plain.column(.vsync))
    for segment in series.segments {
      var emptyAt: Int64?
      for frame in segment.frames {
        guard let end = ends[frame], let deadline = deadlines[frame] else { continue }
        var isStuffed = false
        if let emptyAt, let begin = begins[frame] { isStuffed = 10 * (emptyAt - begin) > period }
        if end >= deadline + (isStuffed ? period : 0) {
          janky.append(frame)
          emptyAt = refreshes[frame].map { end - (end - $0) % period + period }
        } else if isStuffed {
          stuffedCount += 1
          emptyAt = emptyAt.map { $0 + period }
        }
      }
    }
  }

  /// The number of janky frames with a value in a range.
  func count(_ part: FrameSeries.Part, reaching limit: Int64) -> Int {
    let metricValues = plain.column(part)
    return janky.count { metricValues[$0].map { $0 >= limit } ?? false }
  }

  /// The number of them that started after their begin.
  var missedVsyncCount: Int {
    let (begins, refreshes) = (plain.column(.begin), plain.column(.vsync))
    return janky.count { frame in
      guard let begin = begins[frame], let refresh = refreshes[frame] else { return false }
      return refresh > begin
    }
  }
}
