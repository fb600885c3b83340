/// A point of virtual time.
///
/// Whole nanoseconds since the start of the run, so that two instants are equal exactly when they
/// are the same moment. An instant and a length of time are different types: see ``Interval``.
///
///     let vsync = Instant(nanoseconds: 16_666_667)
///     vsync + .milliseconds(80)  // 96_666_667 ns
public struct Instant: Hashable, Comparable, Sendable {
  /// The distance from the start of the run in nanoseconds.
  public let nanoseconds: Int64

  /// Creates the instant that lies a number of nanoseconds after the start of the run.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// The start of the run.
  public static let zero = Instant(nanoseconds: 0)

  /// The distance from the start of the run in seconds, rounded to the nearest binary64.
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// Creates the instant nearest to a number of seconds after the start of the run.
  ///
  /// - Parameter seconds: a finite number of seconds of less than 292 years.
  public init(seconds: Double) {
    nanoseconds = Int64((seconds * 1e9).rounded(.toNearestOrAwayFromZero))
  }
}

extension Instant {
  /// Whether the left instant comes before the right one.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.nanoseconds < right.nanoseconds
  }

  /// The instant a length of time later.
  public static func + (instant: Instant, interval: Interval) -> Instant {
    Instant(nanoseconds: instant.nanoseconds + interval.nanoseconds)
  }

  /// The instant a length of time earlier.
  public static func - (instant: Instant, interval: Interval) -> Instant {
    Instant(nanoseconds: instant.nanoseconds - interval.nanoseconds)
  }

  /// The signed length of time from the right instant to the left one.
  public static func - (later: Instant, earlier: Instant) -> Interval {
    Interval(nanoseconds: later.nanoseconds - earlier.nanoseconds)
  }
}
