/// A signed length of virtual time.
///
/// Whole nanoseconds. Sums and differences are exact; overflow of 64 bits traps.
///
///     Interval.milliseconds(80) + .microseconds(500)  // 80_500_000 ns
public struct Interval: Hashable, Comparable, Sendable {
  /// The length in nanoseconds.
  public let nanoseconds: Int64

  /// Creates a length from a number of nanoseconds.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// Creates the length nearest to a number of seconds.
  ///
  /// - Parameter seconds: a finite number of seconds of less than 292 years.
  public init(seconds: Double) {
    nanoseconds = Int64((seconds * 1e9).rounded(.toNearestOrAwayFromZero))
  }

  /// No time at all.
  public static let zero = Interval(nanoseconds: 0)

  /// A length of whole milliseconds.
  public static func milliseconds(_ count: Int64) -> Interval {
    Interval(nanoseconds: count * 1_000_000)
  }

  /// A length of whole microseconds.
  public static func microseconds(_ count: Int64) -> Interval {
    Interval(nanoseconds: count * 1_000)
  }

  /// The length in seconds, rounded to the nearest binary64.
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// The length in milliseconds, rounded to the nearest binary64.
  public var milliseconds: Double { Double(nanoseconds) / 1e6 }
}

extension Interval {
  /// Whether the left length is shorter than the right one.
  public static func < (left: Interval, right: Interval) -> Bool {
    left.nanoseconds < right.nanoseconds
  }

  /// The sum of two lengths.
  public static func + (left: Interval, right: Interval) -> Interval {
    Interval(nanoseconds: left.nanoseconds + right.nanoseconds)
  }

  /// The difference of two lengths.
  public static func - (left: Interval, right: Interval) -> Interval {
    Interval(nanoseconds: left.nanoseconds - right.nanoseconds)
  }

  /// Adds a length to a variable.
  public static func += (left: inout Interval, right: Interval) {
    left = left + right
  }
}
