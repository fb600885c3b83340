import JankMetrics
import Testing

// Also tests: RefreshTally.

/// Compares the tallies with the plain definitions.
struct PlainFiguresTests {
  /// Series of several segments at either rate, with realistic values.
  private static let cases = (0..<60 as Range<UInt64>).map { series(seed: $0) }

  /// Series whose frames are shown between the refreshes, too.
  private static let unevenCases = (0..<60 as Range<UInt64>).map {
    series(seed: $0, isUneven: true)
  }

  private static func series(
    seed: UInt64,
    isUneven: Bool = false
  ) -> (series: FrameSeries, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let hertz = seed % 2 == 0 ? 60 : 120
    var series = RandomSeries(&generator, hertz: hertz, isUneven: isUneven).series
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      series.append(RandomSeries(&generator, hertz: hertz, isUneven: isUneven).series)
    }
    for index in series.segments.indices {
      let segment = series.segments[index]
      guard let first = segment.frames.first, Bool.random(using: &generator) else { continue }
      let shown = series.column(.shown).value
      series.segments[index].opened = shown?[first].map { $0 - 40_000_000 }
      series.segments[index].closed = shown?[segment.frames.upperBound - 1].map { $0 + 70_000_000 }
    }
    return (series: series, seed: seed)
  }

  private static func forEachCase(
    _ check: (_ tally: FrameTally, _ plain: PlainFigures, _ seed: UInt64) throws -> Void
  ) throws {
    for (series, seed) in cases {
      let period = try #require(series.refreshPeriod)
      try check(FrameTally(series), PlainFigures(series, period: period), seed)
    }
  }

  @Test func `work on frames`() throws {
    try Self.forEachCase { tally, plain, seed in
      let work = tally.work
      let histograms: [(Measured<Histogram>, [Int64])] = [
        (work.mainThread, plain.known(.mainThread)), (work.render, plain.known(.render)),
        (work.processor, plain.known(.processor)), (work.interval, plain.known(.interval)),
        (work.total, plain.known(.total)), (work.overrun, plain.differences(.end, .deadline)),
      ]
      #expect(histograms.allSatisfy { $0.value == Histogram($1) }, "seed \(seed)")
      let period = try #require(tally.period.value).wholeNanoseconds
      let counts: [(Measured<Int>, Int)] = [
        (work.overDeadline, plain.overDeadlines(1)),
        (work.overTwoDeadlines, plain.overDeadlines(2)),
        (work.slow, plain.efforts(above: 20_000_000)),
        (work.big, plain.efforts(above: 50_000_000)),
        (work.huge, plain.efforts(above: 200_000_000)),
        (work.longerThanPeriod, plain.known(.total).count { $0 > period }),
        (work.mainThreadOverPeriod, plain.known(.mainThread).count { $0 > period }),
      ]
      #expect(counts.allSatisfy { $0.value == $1 }, "seed \(seed)")
    }
  }

  @Test func `janky frames and their reasons`() throws {
    for (series, seed) in Self.cases + Self.unevenCases {
      let period = try #require(series.refreshPeriod)
      let whole = period.wholeNanoseconds
      let plain = PlainJank(series, PlainFigures(series, period: period), period: whole)
      let tally = JankyTally(series)
      let counts: [(Measured<Int>, Int)] = [
        (tally.count, plain.janky.count), (tally.highInputLatency, plain.stuffedCount),
        (tally.bySlowMainThread, plain.count(.handOver, reaching: whole / 2)),
        (tally.bySlowUpload, plain.count(.upload, reaching: whole / 5)),
        (tally.bySlowDraw, plain.count(.draw, reaching: 3 * whole / 4)),
        (tally.byMissedVsync, plain.missedVsyncCount),
        (tally.frozen, plain.count(.total, reaching: 700_000_000)),
      ]
      #expect(counts.allSatisfy { $0.value == $1 }, "seed \(seed)")
    }
  }

  @Test func `times in the pipeline`() throws {
    try Self.forEachCase { tally, plain, seed in
      let pipeline = tally.pipeline
      let late = plain.differences(.start, .deadline).filter { $0 > 0 }
      let pairs: [(Measured<Histogram>, [Int64])] = [
        (pipeline.latency, plain.differences(.shown, .start)),
        (pipeline.inputLatency, plain.known(.inputLatency)),
        (pipeline.startLag, plain.differences(.start, .begin).filter { $0 >= 0 }),
        (pipeline.lateStart, late),
        (pipeline.lateRefreshes, plain.lateRefreshes(.shown, .expected)),
        (pipeline.latencyRefreshes, plain.lateRefreshes(.shown, .start)),
        (pipeline.idleRefreshes, plain.lateRefreshes(.shown, .end)),
      ]
      #expect(pairs.allSatisfy { $0.value == Histogram($1) }, "seed \(seed)")
    }
  }

  @Test func `lateness, cadence and content`() throws {
    try Self.forEachCase { tally, plain, seed in
      let offsets = plain.differences(.shown, .expected)
      let hitches = try #require(tally.hitches.value)
      #expect(hitches.durations == Histogram(offsets.filter { $0 > 0 }), "seed \(seed)")
      let late = plain.refreshes(offsets).filter { $0 > 0 }
      #expect(hitches.refreshes.value == Histogram(late), "seed \(seed)")
      #expect(hitches.rates.value?.count == Int(late.reduce(0, +)), "seed \(seed)")
      let cadence = try #require(tally.cadence.value)
      let times = plain.frameTimes.flatMap(\.self)
      #expect(cadence.frameTimes == Histogram(times), "seed \(seed)")
      #expect(cadence.presented == plain.known(.shown).count, "seed \(seed)")
      let refreshes = try #require(cadence.refreshes.value)
      #expect(refreshes.counts == Histogram(plain.refreshes(times)), "seed \(seed)")
      #expect(refreshes.increases == plain.increases, "seed \(seed)")
      let windows = refreshes.windows.counts.values.reduce(into: Histogram()) { $0.merge($1) }
      #expect(windows == Histogram(plain.windows), "seed \(seed)")
      let period = try #require(tally.period.value).nanoseconds
      #expect(refreshes.staleness == times.max().map { max(0, Double($0) - period) })
      #expect(tally.animationError.value?.sizes == Histogram(plain.animationErrors), "seed \(seed)")
    }
  }

  @Test func `Android's frame classes`() throws {
    try Self.forEachCase { tally, plain, seed in
      let presents = try #require(tally.presents.value)
      let offsets = plain.differences(.shown, .expected)
      #expect(presents.onTime == offsets.count { abs($0) <= 2_000_000 }, "seed \(seed)")
      #expect(presents.late == offsets.count { $0 > 2_000_000 }, "seed \(seed)")
      #expect(presents.dropped == plain.known(.expected).count - offsets.count, "seed \(seed)")
      guard seed < 12 else { return }
      let timeline = try #require(tally.timeline.value)
      for (type, name) in JankType.named {
        #expect(timeline.count(of: type) == plain.count(of: type), "seed \(seed), \(name)")
      }
    }
  }

  @Test func `frames off by less and by more than a refresh interval`() throws {
    for (series, seed) in Self.cases + Self.unevenCases {
      let period = try #require(series.refreshPeriod)
      let plain = PlainFigures(series, period: period)
      let presents = try #require(FrameTally(series).presents.value)
      let off = plain.differences(.shown, .expected).map(abs).filter { $0 > 2_000_000 }
      let whole = period.wholeNanoseconds
      #expect(presents.partial == off.count { $0 < whole }, "seed \(seed)")
      #expect(presents.full == off.count { $0 >= whole }, "seed \(seed)")
      let early = plain.differences(.shown, .expected).count { $0 < -2_000_000 }
      #expect(presents.early == early, "seed \(seed)")
      #expect(presents.longestMissedRun == plain.longestMissedRun, "seed \(seed)")
    }
  }

  @Test func `janks of players and their time`() throws {
    for (series, seed) in Self.cases + Self.unevenCases {
      let plain = PlainFigures(series, period: try #require(series.refreshPeriod))
      let stutter = try #require(FrameTally(series).stutter.value)
      let janks = plain.playerJanks
      #expect(stutter.jankCount == janks.count, "seed \(seed)")
      #expect(stutter.jankTime == janks.reduce(0, +), "seed \(seed)")
      #expect(stutter.bigJankCount == janks.count { 8 * $0 > 1_000_000_000 }, "seed \(seed)")
    }
  }

  @Test func `means and deviations, summed in order of values`() throws {
    try Self.forEachCase { tally, plain, seed in
      let values = plain.known(.mainThread).sorted()
      guard values.count > 1 else { return }
      let histogram = try #require(tally.work.mainThread.value)
      let mean = Double(values.reduce(0, +)) / Double(values.count)
      #expect(histogram.mean == mean, "seed \(seed)")
      let distances = values.reduce(0.0) { $0 + abs(Double($1) - mean) }
      let absolute = try #require(histogram.meanAbsoluteDeviation)
      #expect(abs(absolute - distances / Double(values.count)) <= 1e-12 * mean, "seed \(seed)")
      let squares = values.reduce(0.0) { $0 + (Double($1) - mean) * (Double($1) - mean) }
      let deviation = (squares / Double(values.count - 1)).squareRoot()
      #expect(histogram.sampleDeviation == deviation, "seed \(seed)")
    }
  }

  @Test func `work is long above 20, 50 and 200 ms`() {
    let limits: [Int64] = [20_000_000, 50_000_000, 200_000_000]
    let series = FrameSeries(
      name: "frames",
      origin: "the test",
      frameCount: 6,
      refreshPeriod: RefreshPeriod(hertz: 60),
      columns: [.processor: TimeColumn(limits.flatMap { [$0, $0 + 1] })]
    )
    let work = FrameTally(series).work
    #expect([work.slow, work.big, work.huge] == [.known(5), .known(3), .known(1)])
  }
}
