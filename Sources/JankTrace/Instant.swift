/// A point of virtual time.
///
/// It counts whole nanoseconds since the start of the run, so that two instants are equal exactly
/// if they are the same time. A duration is a different type: see ``Interval``.
///
///     let vsync = Instant(nanoseconds: 16_666_667)
///     vsync + .milliseconds(80)  // 96_666_667 ns
public struct Instant: Hashable, Comparable, Sendable {
  /// The time since the start of the run, in nanoseconds.
  public let nanoseconds: Int64

  /// Creates an instant from the nanoseconds since the start of the run.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// The start of the run.
  public static let zero = Instant(nanoseconds: 0)

  /// The time since the start of the run in seconds, rounded to the nearest binary64.
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// Creates the instant nearest to a number of seconds since the start of the run.
  ///
  /// - Parameter seconds: A finite number of seconds below 292 years.
  public init(seconds: Double) {
    nanoseconds = Int64((seconds * 1e9).rounded(.toNearestOrAwayFromZero))
  }
}

extension Instant {
  /// Whether the left instant comes before the right one.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.nanoseconds < right.nanoseconds
  }

  /// The instant after an interval.
  public static func + (instant: Instant, interval: Interval) -> Instant {
    Instant(nanoseconds: instant.nanoseconds + interval.nanoseconds)
  }

  /// The instant before an interval.
  public static func - (instant: Instant, interval: Interval) -> Instant {
    Instant(nanoseconds: instant.nanoseconds - interval.nanoseconds)
  }

  /// The signed interval from the right instant to the left one.
  public static func - (later: Instant, earlier: Instant) -> Interval {
    Interval(nanoseconds: later.nanoseconds - earlier.nanoseconds)
  }
}
