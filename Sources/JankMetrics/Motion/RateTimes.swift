/// The times between frames while the display had one rate.
///
/// Rates are compared in whole hertz, because the intervals in a file jitter by microseconds.
package struct RateTimes: Hashable, Sendable {
  /// The refresh interval, from the first part at the rate.
  package let period: RefreshPeriod
  /// How often each number of refreshes passed between two frames.
  package private(set) var counts: [Int64: Int]
  /// The largest number of refreshes between two frames.
  package private(set) var mostRefreshes: Int64
  /// The longest time of that many refreshes, in nanoseconds.
  package private(set) var longest: Int64

  init(_ period: RefreshPeriod, counts: [Int64: Int], mostRefreshes: Int64, longest: Int64) {
    self.period = period
    self.counts = counts
    self.mostRefreshes = mostRefreshes
    self.longest = longest
  }
}

extension RateTimes {
  package var hertz: Int { Int(period.hertz.rounded()) }

  fileprivate mutating func merge(_ other: RateTimes) {
    counts.merge(other.counts, uniquingKeysWith: +)
    guard (mostRefreshes, longest) < (other.mostRefreshes, other.longest) else { return }
    (mostRefreshes, longest) = (other.mostRefreshes, other.longest)
  }
}

extension [RateTimes]: Mergeable {
  /// Adds the times of another part to those of the same rate; new rates come last.
  package mutating func merge(_ other: [RateTimes]) {
    for times in other { add(times) }
  }

  mutating func add(_ refreshes: Int64, taking length: Int64, at period: RefreshPeriod) {
    add(RateTimes(period, counts: [refreshes: 1], mostRefreshes: refreshes, longest: length))
  }

  private mutating func add(_ times: RateTimes) {
    if let place = firstIndex(where: { $0.hertz == times.hertz }) {
      self[place].merge(times)
    } else {
      append(times)
    }
  }
}
