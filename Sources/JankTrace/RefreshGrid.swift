/// The times of a display's refreshes.
///
/// Refresh *k* of an *hz* display is at *k*/*hz* seconds, rounded half up to a nanosecond. It is
/// computed from *k* and never by adding intervals, so that no error accumulates. At a rate change
/// the count continues, and times are computed from the refresh of the change.
public struct RefreshGrid: Hashable, Sendable {
  /// A rate, the refresh from which it holds, and the refresh from which it is known.
  private struct Stretch: Hashable, Sendable {
    let first: Int
    let announced: Int
    let start: Instant
    let hertz: Int
    /// A measured interval in nanoseconds, or 0 if the rate gives it.
    var interval: Int64 = 0

    func time(of refresh: Int) -> Instant {
      let (count, rate) = (Int64(refresh - first), Int64(hertz))
      if interval > 0 { return start + Interval(nanoseconds: count * interval) }
      // One division instead of two: a run computes a dozen of these times for each frame.
      if (0..<Int64(1) << 32).contains(count) {
        let length = (count * 2_000_000_000 + rate) / (2 * rate)
        return start + Interval(nanoseconds: length)
      }
      // Separates whole seconds, so that no product overflows 64 bits before the time itself.
      let (seconds, rest) = count.quotientAndRemainder(dividingBy: rate)
      let part = (rest * 2_000_000_000 + rate) / (2 * rate)
      return start + Interval(nanoseconds: seconds * 1_000_000_000 + part)
    }
  }

  // The newest stretch, and the earlier ones from the oldest on; most displays have one.
  private var newest: Stretch
  private var earlier: [Stretch] = []

  /// Creates the grid of a display with a rate.
  ///
  /// - Parameter hertz: The refreshes per second, 1 to 1000.
  public init(hertz: Int) {
    Self.check(hertz)
    newest = Stretch(first: 0, announced: 0, start: .zero, hertz: hertz)
  }

  /// Creates the grid of a display whose interval was measured.
  ///
  /// A recorded display runs at 60.49 Hz instead of 60, which is a refresh more in two seconds.
  ///
  /// - Parameter interval: The time between refreshes, 1 to 1000 ms.
  public init(interval: Interval) {
    let length = interval.nanoseconds
    precondition(
      (1_000_000...1_000_000_000).contains(length),
      "the measured interval of a display is 1 to 1000 ms"
    )
    let hertz = Int((1_000_000_000 + length / 2) / length)
    newest = Stretch(first: 0, announced: 0, start: .zero, hertz: hertz, interval: length)
  }

  private static func check(_ hertz: Int) {
    precondition((1...1000).contains(hertz), "a display refreshes 1 to 1000 times per second")
  }
}

extension RefreshGrid {
  /// The newest rate in refreshes per second.
  public var hertz: Int { newest.hertz }

  /// The refresh interval at the newest rate in seconds, rounded to the nearest binary64.
  public var period: Double { 1 / Double(hertz) }

  /// The refresh from which the newest rate holds.
  public var lastChange: Int { newest.first }

  /// The rate before a refresh, in refreshes per second.
  public func hertz(before refresh: Int) -> Int { stretch { $0.first < refresh }.hertz }

  /// Changes the rate; the refresh keeps its time, and later ones change.
  ///
  /// - Parameters:
  ///   - hertz: The refreshes per second, 1 to 1000.
  ///   - refresh: The last refresh of the old rate, not before that of the previous change.
  ///   - announced: The refresh from which the change is known, or nil if unannounced.
  public mutating func change(to hertz: Int, at refresh: Int, announced: Int? = nil) {
    Self.check(hertz)
    precondition(refresh >= newest.first, "rate changes must be in the order of refreshes")
    let known = min(announced ?? refresh, refresh)
    let start = time(of: refresh)
    let next = Stretch(first: refresh, announced: known, start: start, hertz: hertz)
    if refresh > newest.first { earlier.append(newest) }
    newest = next
  }

  /// The time of a refresh.
  public func time(of refresh: Int) -> Instant {
    if refresh >= newest.first || earlier.isEmpty { return newest.time(of: refresh) }
    return stretch { $0.first <= refresh }.time(of: refresh)
  }

  /// The time of a refresh if only rate changes known at another refresh apply.
  public func time(of refresh: Int, asOf known: Int) -> Instant {
    if known >= newest.announced || earlier.isEmpty { return time(of: refresh) }
    let last = stretch { $0.announced <= known }
    return refresh >= last.first ? last.time(of: refresh) : time(of: refresh)
  }

  /// The first refresh at or after an instant, which must not be before the start of the run.
  public func refresh(atOrAfter instant: Instant) -> Int {
    let stretch =
      instant >= newest.start || earlier.isEmpty ? newest : stretch { $0.start <= instant }
    let since = (instant - stretch.start).nanoseconds
    // The quotient is within one refresh of the result; the grid itself decides.
    let (seconds, rest) = since.quotientAndRemainder(dividingBy: 1_000_000_000)
    let hertz = Int64(stretch.hertz)
    let count =
      stretch.interval > 0
      ? since / stretch.interval : seconds * hertz + rest * hertz / 1_000_000_000
    var refresh = stretch.first + Int(count)
    while refresh > 0, time(of: refresh - 1) >= instant { refresh -= 1 }
    while time(of: refresh) < instant { refresh += 1 }
    return refresh
  }

  /// The first tick of a finer grid at or after an instant, between two refreshes.
  ///
  /// - Parameters:
  ///   - rate: The ticks per second. Without a multiple of the display's rate there are no ticks
  ///     between refreshes.
  ///   - earliest: The instant.
  ///   - refresh: The later of the two refreshes, which is the last tick, at least 1.
  /// - Returns: The time of the tick; that of the refresh if no other is left.
  package func tick(of rate: Int, atOrAfter earliest: Instant, upTo refresh: Int) -> Instant {
    let stretch = stretch { $0.first < refresh }
    guard stretch.interval == 0, rate.isMultiple(of: stretch.hertz) else {
      return time(of: refresh)
    }
    let count = rate / stretch.hertz
    let fine = Stretch(first: 0, announced: 0, start: stretch.start, hertz: rate)
    let last = (refresh - stretch.first) * count
    let ticks = (last - count + 1)..<last
    return ticks.lazy.map(fine.time(of:)).first { $0 >= earliest } ?? time(of: refresh)
  }

  /// The last refresh at or before an instant, which must not be before the start of the run.
  public func refresh(atOrBefore instant: Instant) -> Int {
    let next = refresh(atOrAfter: instant)
    return time(of: next) == instant ? next : next - 1
  }

  /// The number of refreshes of a rate that take at least as long as some of another.
  ///
  /// - Parameters:
  ///   - count: The refreshes, not negative.
  ///   - old: Their rate in hertz.
  ///   - hertz: The other rate in hertz.
  /// - Returns: The number of refreshes.
  package static func refreshes(_ count: Int, of old: Int, at hertz: Int) -> Int {
    (count * hertz + old - 1) / old
  }

  private func stretch(where holds: (Stretch) -> Bool) -> Stretch {
    if holds(newest) { return newest }
    return earlier.last(where: holds) ?? earlier[0]
  }
}
