import JankMetrics

/// Android's janky frames once more, one after the other, as plainly as they can be said.
struct PlainJank {
  /// The janky frames, by place.
  private(set) var janky: [Int] = []
  /// How many frames of a stuffed pipeline are in time.
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

  /// How many of the janky frames have a figure of some size.
  func count(_ part: FrameSeries.Part, reaching limit: Int64) -> Int {
    let figures = plain.column(part)
    return janky.count { figures[$0].map { $0 >= limit } ?? false }
  }

  /// How many of them were taken up after their begin.
  var missedVsyncCount: Int {
    let (begins, refreshes) = (plain.column(.begin), plain.column(.vsync))
    return janky.count { frame in
      guard let begin = begins[frame], let refresh = refreshes[frame] else { return false }
      return refresh > begin
    }
  }
}
