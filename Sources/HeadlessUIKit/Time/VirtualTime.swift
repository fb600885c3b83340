public import Foundation
internal import JankEngine

/// A time of the virtual device, written as `.now() + 0.3` or `DispatchTime.now() + 0.3`.
public struct VirtualTime: Hashable, Comparable, Sendable {
  let instant: Instant

  /// Returns the time of the running code.
  public static func now() -> VirtualTime {
    VirtualTime(instant: Simulation.running?.device.mediaTime ?? .zero)
  }

  /// The time since the start of the run, in nanoseconds.
  public var uptimeNanoseconds: UInt64 { UInt64((instant - Instant.zero).nanoseconds) }

  /// Whether a time is earlier than another one.
  public static func < (one: VirtualTime, other: VirtualTime) -> Bool {
    one.instant < other.instant
  }

  /// Returns a time a number of seconds later.
  public static func + (time: VirtualTime, seconds: Double) -> VirtualTime {
    VirtualTime(instant: time.instant + Interval(seconds: seconds))
  }

  /// Returns a time later by an interval; the interval must not be `never`.
  public static func + (time: VirtualTime, interval: DispatchTimeInterval) -> VirtualTime {
    let nanoseconds: Int64 =
      switch interval {
      case .seconds(let count): Int64(count) * 1_000_000_000
      case .milliseconds(let count): Int64(count) * 1_000_000
      case .microseconds(let count): Int64(count) * 1_000
      case .nanoseconds(let count): Int64(count)
      default: fatalError("the interval \(interval) has no end")
      }
    return VirtualTime(instant: time.instant + Interval(nanoseconds: nanoseconds))
  }
}

/// The time of the virtual device.
///
/// Dispatch's type of this name is a time of the host machine and has no meaning on the device.
public typealias DispatchTime = VirtualTime
