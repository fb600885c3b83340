public import Foundation
internal import JankEngine

/// A time of the virtual device, written as `.now() + 0.3`.
public struct VirtualTime: Hashable, Sendable {
  fileprivate let instant: Instant

  /// Returns the time of the running code.
  public static func now() -> VirtualTime {
    VirtualTime(instant: Simulation.running?.device.mediaTime ?? .zero)
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

extension DispatchQueue {
  /// Runs a closure on the virtual device's main thread at a deadline.
  ///
  /// A deadline written as `.now() + 0.3` selects this method. A `DispatchTime` is a time of the
  /// host machine and has no meaning on the device.
  ///
  /// - Parameters:
  ///   - deadline: The time.
  ///   - work: The closure, which runs at the deadline or as soon after as the thread is free.
  public func asyncAfter(deadline: VirtualTime, execute work: @escaping () -> Void) {
    let simulation = mainThreadOwner
    simulation.wait(until: deadline.instant) {
      simulation.device.spendCallback("asyncAfter")
      work()
    }
  }

  /// Runs a closure on the virtual device's main thread after the current frame's commit.
  public func async(execute work: @escaping () -> Void) {
    let simulation = mainThreadOwner
    simulation.runAfterCommit {
      simulation.device.spendCallback("async")
      work()
    }
  }

  private var mainThreadOwner: Simulation {
    // On Linux every access to the main queue returns a different object.
    guard label == DispatchQueue.main.label else {
      fatalError("only DispatchQueue.main is modelled, not the queue \(label)")
    }
    return .current
  }
}
