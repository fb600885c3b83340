package import JankTrace

/// The times at which a panel can show late frames: a finer grid than the refreshes.
///
/// Inferred: an iPhone with ProMotion shows late frames at multiples of 1/240 s, although it
/// refreshes at 120 Hz. Seven recorded hitches are 8.3, 12.5 and 16.7 ms, and all its refresh
/// intervals are multiples of 1/240 s. None is 4.2 ms: at the planned refresh the panel repeats the
/// old frame, which takes it one refresh at its highest rate. That a panel is busy so long after it
/// repeated a frame is certain for Macs with adaptive sync, and inferred here.
///
/// Unknown, and our choice: a frame in time is never shown between refreshes, except with changes
/// of a late one. The refreshes after a late frame keep their times. Lower rates have the same
/// rule.
package struct PanelTicks: Hashable, Sendable {
  /// The ticks per second.
  private let rate: Int
  /// The shortest time between two frames, one refresh at the highest rate, rounded down.
  private let shortest: Interval

  /// Creates the grid of a device; nil if its panel shows frames at refreshes only.
  package init?(_ profile: DeviceProfile) {
    guard let rate = profile.panelRate, rate > profile.refreshRate else { return nil }
    self.rate = rate
    shortest = Interval(nanoseconds: 1_000_000_000 / Int64(profile.refreshRate))
  }
}

extension PanelTicks {
  /// When the panel shows a frame.
  ///
  /// - Parameters:
  ///   - refresh: The refresh at which a panel without the grid would show it.
  ///   - expected: The refresh for which it was planned.
  ///   - ready: When it is rendered.
  ///   - previous: When the frame before it is shown.
  ///   - display: The refreshes.
  /// - Returns: The time of the refresh, or of an earlier tick if the frame is late.
  package func presentation(
    at refresh: Int,
    expected: Int,
    ready: Instant,
    after previous: Instant,
    on display: RefreshGrid
  ) -> Instant {
    guard refresh > expected else { return display.time(of: refresh) }
    let repeated = display.time(of: expected)
    let earliest = max(ready, repeated + shortest, previous + shortest)
    return display.tick(of: rate, atOrAfter: earliest, upTo: refresh)
  }
}
