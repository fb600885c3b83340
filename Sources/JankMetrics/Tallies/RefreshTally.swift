/// The times between frames, in refreshes of a display whose rate is known.
package struct RefreshTally: Hashable, Sendable {
  /// The times between consecutive frames, in refreshes.
  package private(set) var counts: Histogram
  /// The times by display refresh rate, in the order in which the rates first occur.
  package private(set) var rates: [RateTimes] = []
  /// The number of frame times that are slow by Sentry's definition.
  package private(set) var slowFrames = 0
  /// The number of frame times longer than the one before by more than half a refresh interval.
  package private(set) var increases = 0
  /// The longest frame time less a refresh interval, in nanoseconds; nil without any.
  package private(set) var staleness: Double?
  package private(set) var windows = DroppedWindows()

  package init(
    _ series: FrameSeries,
    shown: TimeColumn,
    frameTimes: Histogram,
    _ clock: RefreshClock
  ) {
    counts = frameTimes.mapped { Int64(clock.period.count(in: $0)) }
    staleness = frameTimes.max.map { max(0, Double($0) - clock.period.nanoseconds) }
    if clock.isSteady {
      for segment in series.segments { add(segment, shown, clock.period) }
      slowFrames = SlowFrame.count(frameTimes, clock.period)
      rates = Self.rates(counts, longest: frameTimes.max, clock.period)
      return
    }
    var lengths: [Int64] = []
    staleness = frameTimes.isEmpty ? nil : 0
    for segment in series.segments { add(segment, shown, clock, &lengths) }
    counts = Histogram(lengths)
  }
}

extension RefreshTally {
  /// The number of refreshes that repeated a frame.
  package var missed: Int {
    var sum = 0
    for entry in counts.entries { sum += Int(max(0, entry.value - 1)) * entry.count }
    return sum
  }

  /// The times of a display whose rate never changes.
  private static func rates(
    _ counts: Histogram,
    longest: Int64?,
    _ period: RefreshPeriod
  ) -> [RateTimes] {
    guard let most = counts.max, let longest else { return [] }
    let pairs = counts.entries.map { ($0.value, $0.count) }
    let uses = Dictionary(uniqueKeysWithValues: pairs)
    return [RateTimes(period, counts: uses, mostRefreshes: most, longest: longest)]
  }

  /// The number of refreshes in a window of a second.
  private static func windowLength(_ period: RefreshPeriod) -> Int {
    max(1, Int(period.hertz.rounded()))
  }

  /// Whether the windows of a segment begin with its first frame, because nothing is known before
  /// it.
  private static func begins(_ segment: FrameSeries.Segment, _ shown: TimeColumn) -> Bool {
    segment.opened == nil && segment.frames.contains { shown[$0] != nil }
  }

  private mutating func add(
    _ segment: FrameSeries.Segment,
    _ shown: TimeColumn,
    _ period: RefreshPeriod
  ) {
    var counter = DroppedWindows.Counter(length: Self.windowLength(period))
    if Self.begins(segment, shown) { counter.show() }
    var previous: Int64?
    var missed = 0
    for step in FrameTimes(of: segment, shown: shown) {
      let length = step.length
      if length != previous {
        if let previous, FrameTimeJank.isIncrease(from: previous, to: length, period) {
          increases += 1
        }
        previous = length
        missed = max(0, period.count(in: length) - 1)
      }
      counter.drop(missed)
      counter.show()
    }
    windows.add(counter)
  }

  private mutating func add(
    _ segment: FrameSeries.Segment,
    _ shown: TimeColumn,
    _ clock: RefreshClock,
    _ lengths: inout [Int64]
  ) {
    let first = segment.frames.lowerBound
    let start = segment.frames.lazy.compactMap { shown[$0] }.first ?? 0
    var period = clock.period(at: segment.opened ?? start, of: first)
    var counter = DroppedWindows.Counter(length: Self.windowLength(period))
    if Self.begins(segment, shown) { counter.show() }
    var previous: Int64?
    for step in FrameTimes(of: segment, shown: shown) {
      let now = clock.period(at: step.end, of: first)
      if let previous, FrameTimeJank.isIncrease(from: previous, to: step.length, now) {
        increases += 1
      }
      previous = step.length
      staleness = max(staleness ?? 0, Double(step.length) - now.nanoseconds)
      let stretches = clock.stretches(from: step.start, to: step.end, of: first)
      let all = stretches.reduce(0, +)
      lengths.append(Int64(all))
      rates.add(Int64(all), taking: step.length, at: now)
      if SlowFrame.contains(step.length, now) { slowFrames += 1 }
      if now != period {
        // A wait across a rate change is missing at both rates.
        let after = max(1, stretches.last ?? 1)
        counter.drop(max(0, all - after))
        windows.add(counter)
        counter = DroppedWindows.Counter(length: Self.windowLength(now))
        counter.drop(after - 1)
        period = now
      } else {
        counter.drop(max(0, all - 1))
      }
      counter.show()
    }
    windows.add(counter)
  }
}

extension RefreshTally: Mergeable {
  package mutating func merge(_ other: RefreshTally) {
    counts.merge(other.counts)
    rates.merge(other.rates)
    slowFrames += other.slowFrames
    increases += other.increases
    staleness = [staleness, other.staleness].compactMap(\.self).max()
    windows.merge(other.windows)
  }
}
