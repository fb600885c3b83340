import JankMetrics

/// Independent, plain versions of the tallies' definitions.
///
/// Nothing is shared, sorted or counted in advance. The tallies must be equal to the bit.
struct PlainFigures {
  private let series: FrameSeries
  private let period: RefreshPeriod

  init(_ series: FrameSeries, period: RefreshPeriod) {
    self.series = series
    self.period = period
  }
}

extension PlainFigures {
  func column(_ part: FrameSeries.Part) -> [Int64?] {
    guard let column = series.column(part).value else { return [] }
    return (0..<series.frameCount).map { column[$0] }
  }

  func known(_ part: FrameSeries.Part) -> [Int64] { column(part).compactMap(\.self) }

  /// The differences of two columns in frames where both are known.
  func differences(_ later: FrameSeries.Part, _ earlier: FrameSeries.Part) -> [Int64] {
    zip(column(later), column(earlier)).compactMap { later, earlier in
      later.flatMap { later in earlier.map { later - $0 } }
    }
  }

  func refreshes(_ lengths: [Int64]) -> [Int64] {
    lengths.map { Int64((Double($0) / period.nanoseconds + 0.5).rounded(.down)) }
  }

  func lateRefreshes(_ later: FrameSeries.Part, _ earlier: FrameSeries.Part) -> [Int64] {
    refreshes(differences(later, earlier)).map { max(0, $0) }
  }

  /// The frame times of each segment.
  var frameTimes: [[Int64]] {
    series.segments.map { segment in
      let shown = column(.shown)[segment.frames].compactMap(\.self)
      let all = [segment.opened].compactMap(\.self) + shown + [segment.closed].compactMap(\.self)
      return zip(all, all.dropFirst()).map { $1 - $0 }
    }
  }

  var increases: Int {
    frameTimes.reduce(0) { sum, times in
      sum + zip(times, times.dropFirst()).count { Double($1 - $0) > period.nanoseconds / 2 }
    }
  }

  /// The number of dropped refreshes in each window of a second.
  var windows: [Int64] {
    let length = Int(period.hertz.rounded())
    return zip(series.segments, frameTimes).flatMap { segment, times in
      let isShown = column(.shown)[segment.frames].contains { $0 != nil }
      var isDropped = isShown && segment.opened == nil ? [false] : []
      for count in refreshes(times) {
        isDropped += repeatElement(true, count: max(0, Int(count) - 1)) + [false]
      }
      return isDropped.indices.dropFirst(length - 1).map { last in
        Int64(isDropped[last - length + 1...last].count { $0 })
      }
    }
  }

  var animationErrors: [Int64] {
    series.segments.flatMap { segment in
      let both = zip(column(.content)[segment.frames], column(.shown)[segment.frames])
        .compactMap { content, shown in content.flatMap { content in shown.map { (content, $0) } } }
      return zip(both, both.dropFirst()).map { abs($1.0 - $0.0 - ($1.1 - $0.1)) }
    }
  }

  /// The largest number of frames in a row, within a segment, that were late or never shown.
  var longestMissedRun: Int {
    let isMissed = zip(column(.expected), column(.shown)).map { due, shown in
      due.map { due in shown.map { $0 - due > 2_000_000 } ?? true }
    }
    return series.segments.flatMap { segment in
      isMissed[segment.frames].compactMap(\.self).split(separator: false).map(\.count)
    }.max() ?? 0
  }

  /// The frame times above twice the mean of the three before and above two frames of a film.
  var playerJanks: [Int64] {
    frameTimes.flatMap { times in
      times.indices.dropFirst(3).filter { index in
        let three = times[index - 3] + times[index - 2] + times[index - 1]
        return 3 * times[index] > 2 * three && 12 * times[index] > 1_000_000_000
      }.map { times[$0] }
    }
  }

  /// Frames in the app for longer than a multiple of their available time.
  func overDeadlines(_ count: Int64) -> Int {
    zip(column(.userInterface), differencesByFrame(.deadline, .begin)).count { work, time in
      guard let work, let time else { return false }
      return work > count * time
    }
  }

  /// Frames whose processor work plus the wait for the main thread takes longer.
  func efforts(above limit: Int64) -> Int {
    zip(column(.processor), differencesByFrame(.userInterface, .mainThread)).count { work, wait in
      work.map { $0 + (wait ?? 0) > limit } ?? false
    }
  }

  private func differencesByFrame(
    _ later: FrameSeries.Part,
    _ earlier: FrameSeries.Part
  ) -> [Int64?] {
    zip(column(later), column(earlier)).map { later, earlier in
      later.flatMap { later in earlier.map { later - $0 } }
    }
  }

  /// The number of frames with a type of jank by Android's frame timeline.
  func count(of type: JankType) -> Int {
    let timeline = FrameTimeline(period: Int64(period.nanoseconds))
    var count = 0
    for segment in series.segments {
      var (lastShown, lastLatch): (Int64?, Int64?) = (nil, nil)
      for frame in segment.frames {
        let parts = [.expected, .appDeadline, .appEnd, .serverExpected, .end] as [FrameSeries.Part]
        let metricValues = parts.compactMap { column($0)[frame] }
        guard metricValues.count == parts.count else { continue }
        let shown = column(.shown)[frame]
        func timing(_ deadline: Int64, _ end: Int64, due: Int64) -> FrameTimeline.Timing {
          FrameTimeline.Timing(
            expectedEnd: deadline,
            actualEnd: end,
            expectedPresent: due,
            actualPresent: shown
          )
        }
        let display = timeline.verdict(
          onDisplay: timing(metricValues[3], metricValues[4], due: metricValues[3]),
          gpuEnd: metricValues[4],
          previousPresent: lastShown
        )
        let verdict = timeline.verdict(
          onSurface: timing(metricValues[1], metricValues[2], due: metricValues[0]),
          display: display.jank,
          lastLatch: lastLatch
        )
        if verdict.jank.contains(type) { count += 1 }
        lastShown = shown ?? lastShown
        // A frame never shown was never latched.
        if shown != nil { lastLatch = column(.latched)[frame] ?? lastLatch }
      }
    }
    return count
  }
}
