/// The times of a display's refreshes.
///
/// Refresh *k* of an *hz* display is at *k*/*hz* seconds, rounded half up to a nanosecond. It is
/// computed from *k* and never by adding periods, so that no error accumulates.
public struct RefreshGrid: Hashable, Sendable {
  /// The refreshes per second, 1 to 1000.
  public let hertz: Int

  /// Creates the grid of a display with a fixed rate.
  ///
  /// - Parameter hertz: the refreshes per second, 1 to 1000.
  public init(hertz: Int) {
    precondition((1...1000).contains(hertz), "a display refreshes 1 to 1000 times a second")
    self.hertz = hertz
  }
}

extension RefreshGrid {
  /// The time of a refresh.
  public func time(of refresh: Int) -> Instant {
    let rate = Int64(hertz)
    // k·10⁹ overflows after 292 years of refreshes at 1 Hz; runs are bounded far below.
    return Instant(nanoseconds: (Int64(refresh) * 1_000_000_000 * 2 + rate) / (2 * rate))
  }

  /// The first refresh at or after an instant, which must not lie before the start of the run.
  public func refresh(atOrAfter instant: Instant) -> Int {
    // The quotient is within one refresh of the answer; the grid itself decides.
    var refresh = Int(instant.nanoseconds * Int64(hertz) / 1_000_000_000)
    while refresh > 0, time(of: refresh - 1) >= instant { refresh -= 1 }
    while time(of: refresh) < instant { refresh += 1 }
    return refresh
  }

  /// The last refresh at or before an instant, which must not lie before the start of the run.
  public func refresh(atOrBefore instant: Instant) -> Int {
    let next = refresh(atOrAfter: instant)
    return time(of: next) == instant ? next : next - 1
  }

  /// The length of one period in seconds, rounded to the nearest binary64.
  public var period: Double { 1 / Double(hertz) }
}
