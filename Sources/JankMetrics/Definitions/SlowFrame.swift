/// Which frames are slow or frozen by Sentry's SDK for Apple's systems.
///
/// A frame is slow where it takes longer than at 1 Hz less than the display has at the time, since
/// most take some microseconds longer than a refresh; the rate counts in whole hertz. A frozen one
/// is not slow as well. Source: sentry-cocoa, SentryFramesTracker. Certain; that the times between
/// pictures are those between calls of its display link is inferred.
package enum SlowFrame {
  /// What a frozen frame passes, in nanoseconds.
  package static let frozen: Int64 = 700_000_000

  /// What a slow frame passes, in nanoseconds; never more than a second, which is frozen.
  package static func limit(_ period: RefreshPeriod) -> Int64 {
    Int64(1e9 / max(1, period.hertz.rounded() - 1))
  }

  /// How many of the frame times, in nanoseconds, are slow at one rate.
  package static func count(_ times: Histogram, _ period: RefreshPeriod) -> Int {
    max(0, times.count(above: limit(period)) - times.count(above: frozen))
  }

  /// Whether one frame time, in nanoseconds, is slow.
  package static func contains(_ length: Int64, _ period: RefreshPeriod) -> Bool {
    length > limit(period) && length <= frozen
  }
}
