/// A signed duration of virtual time.
///
/// It counts whole nanoseconds. Sums and differences are exact; an overflow of 64 bits traps.
///
///     Interval.milliseconds(80) + .microseconds(500)  // 80_500_000 ns
public struct Interval: Hashable, Comparable, Sendable {
  /// The duration in nanoseconds.
  public let nanoseconds: Int64

  /// Creates an interval from nanoseconds.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// Creates the interval nearest to a number of seconds.
  ///
  /// - Parameter seconds: A finite number of seconds below 292 years.
  public init(seconds: Double) {
    nanoseconds = Int64((seconds * 1e9).rounded(.toNearestOrAwayFromZero))
  }

  /// An interval of 0.
  public static let zero = Interval(nanoseconds: 0)

  /// The interval nearest to a number of seconds.
  ///
  /// - Parameter count: A finite number of seconds below 292 years.
  /// - Returns: The interval.
  public static func seconds(_ count: Double) -> Interval { Interval(seconds: count) }

  /// An interval of whole milliseconds.
  public static func milliseconds(_ count: Int64) -> Interval {
    Interval(nanoseconds: count * 1_000_000)
  }

  /// An interval of whole microseconds.
  public static func microseconds(_ count: Int64) -> Interval {
    Interval(nanoseconds: count * 1_000)
  }

  /// The duration in seconds, rounded to the nearest binary64.
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// The duration in milliseconds, rounded to the nearest binary64.
  public var milliseconds: Double { Double(nanoseconds) / 1e6 }
}

extension Interval {
  /// Whether the left interval is shorter than the right one.
  public static func < (left: Interval, right: Interval) -> Bool {
    left.nanoseconds < right.nanoseconds
  }

  /// The sum of two intervals.
  public static func + (left: Interval, right: Interval) -> Interval {
    Interval(nanoseconds: left.nanoseconds + right.nanoseconds)
  }

  /// The difference of two intervals.
  public static func - (left: Interval, right: Interval) -> Interval {
    Interval(nanoseconds: left.nanoseconds - right.nanoseconds)
  }

  /// Adds an interval to a variable.
  public static func += (left: inout Interval, right: Interval) {
    left = left + right
  }
}
