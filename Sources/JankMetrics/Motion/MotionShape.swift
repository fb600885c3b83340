/// The pace of a run in one line, for example `even 30 Hz` or `60 Hz, one freeze of 2.5 s`.
package enum MotionShape {
  /// The largest number of display rates that are listed one by one.
  private static let mostRates = 4

  /// Describes the times between frames.
  ///
  /// A change of the display rate does not break the pace: `even 120 Hz; even 60 Hz`. More rates
  /// are given as a range.
  ///
  /// - Parameter rates: the times at each rate of the display, in the order of the rates.
  /// - Returns: A line, or nil if no time passed.
  package static func text(_ rates: [RateTimes]) -> String? {
    let rates = rates.filter { $0.longest > 0 }
    guard !rates.isEmpty else { return nil }
    return rates.count > mostRates
      ? range(rates) : rates.compactMap(text).joined(separator: "; ")
  }

  private static func text(_ times: RateTimes) -> String? {
    let period = times.period
    let entries = times.counts.sorted { $0.key < $1.key }.map { (value: $0.key, count: $0.value) }
    guard let pace = Pace(entries) else { return nil }
    let late = late(times, beyond: max(1, pace.longest))
    guard late > 0 else {
      let isEven = pace.isAll || pace.longest == 0
      return isEven ? pace.name(even: true, period) : pace.name(period) + ", some faster"
    }
    // A wait ten times as long as the others looks like a halt, not like a stumble.
    let name = times.mostRefreshes >= 10 * max(1, pace.longest) ? "freeze" : "gap"
    return "\(pace.name(period)), \(longer(late, name, times.longest))"
  }

  /// The number of times of more refreshes than `limit`.
  private static func late(_ times: RateTimes, beyond limit: Int64) -> Int {
    times.counts.reduce(0) { $0 + ($1.key > limit ? $1.value : 0) }
  }

  private static func longer(_ count: Int, _ name: String, _ longest: Int64) -> String {
    let milliseconds = Int((Double(longest) / 1e6).rounded())
    let words = count == 1 ? "one \(name)" : "\(count) longer, the longest a \(name)"
    return "\(words) of \(milliseconds) ms"
  }

  /// Many rates have no common pace: every time of more than one refresh counts as longer.
  private static func range(_ rates: [RateTimes]) -> String {
    let hertz = rates.map(\.hertz).sorted()
    let words = "\(hertz[0]) to \(hertz[hertz.count - 1]) Hz"
    let longest = rates.filter { $0.mostRefreshes > 1 }.map(\.longest).max()
    guard let longest else { return words }
    return "\(words), \(longer(rates.reduce(0) { $0 + late($1, beyond: 1) }, "gap", longest))"
  }
}

/// The most frequent time between frames, the shorter one of two that are equally frequent.
///
/// Or the two most frequent if the second makes up a third of all, as at 40 Hz on a display of 60
/// Hz.
private struct Pace {
  typealias Step = (value: Int64, count: Int)

  private let steps: [Step]
  let isAll: Bool

  init?(_ entries: [Step]) {
    let total = entries.reduce(0) { $0 + $1.count }
    let order = entries.sorted { ($1.count, $0.value) < ($0.count, $1.value) }
    guard let first = order.first, total > 0 else { return nil }
    // A time that occurs once or twice is no pace.
    let isUneven = order.prefix(2).allSatisfy {
      $0.value > 0 && $0.count >= 3 && 3 * $0.count >= total
    }
    steps = (isUneven ? order.prefix(2) : [first]).sorted { $0.value < $1.value }
    isAll = steps.reduce(0) { $0 + $1.count } == total
  }

  var longest: Int64 { steps.last?.value ?? 0 }

  func name(even: Bool = false, _ period: RefreshPeriod) -> String {
    guard longest > 0 else { return "faster than the display" }
    let count = steps.reduce(0) { $0 + $1.count }
    let refreshes = steps.reduce(0) { $0 + Int($1.value) * $1.count }
    let rate = "\(Int((period.hertz * Double(count) / Double(refreshes)).rounded())) Hz"
    guard steps.count == 1 else {
      return "uneven \(rate) (\(steps.map { "\($0.value)" }.joined(separator: ", ")))"
    }
    return even ? "even \(rate)" : rate
  }
}
