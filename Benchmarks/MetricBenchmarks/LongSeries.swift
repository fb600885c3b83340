import JankMetrics
import JankTrace

/// A recording of frames at 60 Hz with every column, now and then a late one.
///
/// As in the columns of a run, the deadline is when the picture was to be shown, and drawing is
/// rendering.
enum LongSeries {
  private static let period = 16_666_667 as Int64

  static func series(frameCount: Int) -> FrameSeries {
    // SplitMix64 by Steele, Lea and Flood (2014).
    var state: UInt64 = 1
    func draw(_ limit: Int64) -> Int64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int64((mixed ^ (mixed >> 31)) % UInt64(limit))
    }
    let parts: [FrameSeries.Part] = [
      .expected, .shown, .content, .begin, .start, .end, .mainThread, .render, .processor,
      .total, .inputLatency, .appDeadline, .appEnd, .latched, .serverExpected, .vsync, .upload,
      .userInterface, .handOver,
    ]
    var columns = [[Int64]](repeating: [], count: parts.count)
    for column in columns.indices { columns[column].reserveCapacity(frameCount) }
    var next: Int64 = 3
    for _ in 0..<frameCount {
      let late = draw(20) == 0 ? 1 + draw(3) : 0
      let (expected, shown) = (next * period, (next + late) * period)
      let begin = expected - 2 * period
      let main = 1_000_000 + draw(9_000_000)
      let render = 1_000_000 + draw(12_000_000)
      let latched = begin + period * (1 + late)
      let values = [
        expected, shown, expected, begin, begin, latched + render, main, render, main + render / 2,
        latched + render - begin, 30_000_000 + draw(9_000_000), begin + period, begin + main,
        latched, latched + period, begin, draw(4_000_000), main, main,
      ]
      for (column, value) in values.enumerated() { columns[column].append(value) }
      next += 1 + late
    }
    var parted = Dictionary(
      uniqueKeysWithValues: zip(parts, columns.map { TimeColumn(nanoseconds: $0) })
    )
    parted[.deadline] = parted[.expected]
    parted[.draw] = parted[.render]
    var series = FrameSeries(
      name: "long",
      origin: "the benchmark",
      frameCount: frameCount,
      refreshPeriod: RefreshPeriod(hertz: 60),
      columns: parted
    )
    series.trackedTime = Interval(nanoseconds: next * period)
    return series
  }
}
