/// Slow and frozen frames by the definition of Sentry's SDK for Apple's systems.
///
/// A frame is slow if it takes longer than at the current rate of the display less 1 Hz, because
/// most frames take some microseconds longer than a refresh. The rate counts in whole hertz. A
/// frozen frame is not slow as well. Source: sentry-cocoa, SentryFramesTracker. Certain; that the
/// times between frames are those between callbacks of its display link is inferred.
package enum SlowFrame {
  /// The limit above which a frame is frozen, in nanoseconds.
  package static let frozen: Int64 = 700_000_000

  /// The limit above which a frame is slow, in nanoseconds; never more than a second, which is
  /// frozen.
  package static func limit(_ period: RefreshPeriod) -> Int64 {
    Int64(1e9 / max(1, period.hertz.rounded() - 1))
  }

  /// The number of slow frame times at one rate.
  package static func count(_ times: Histogram, _ period: RefreshPeriod) -> Int {
    max(0, times.count(above: limit(period)) - times.count(above: frozen))
  }

  /// Whether a frame time, in nanoseconds, is slow.
  package static func contains(_ length: Int64, _ period: RefreshPeriod) -> Bool {
    length > limit(period) && length <= frozen
  }
}
