public import Foundation
internal import JankEngine

/// A time of the virtual device, written as `.now() + 0.3`.
public struct VirtualTime: Hashable, Sendable {
  fileprivate let instant: Instant

  /// The time of the running code.
  public static func now() -> VirtualTime {
    VirtualTime(instant: Simulation.running?.device.mediaTime ?? .zero)
  }

  /// The time a number of seconds later.
  public static func + (time: VirtualTime, seconds: Double) -> VirtualTime {
    VirtualTime(instant: time.instant + Interval(seconds: seconds))
  }

  /// The time a length of time later; one that never ends is refused.
  public static func + (time: VirtualTime, interval: DispatchTimeInterval) -> VirtualTime {
    let nanoseconds: Int64 =
      switch interval {
      case .seconds(let count): Int64(count) * 1_000_000_000
      case .milliseconds(let count): Int64(count) * 1_000_000
      case .microseconds(let count): Int64(count) * 1_000
      case .nanoseconds(let count): Int64(count)
      default: fatalError("nothing happens after \(interval)")
      }
    return VirtualTime(instant: time.instant + Interval(nanoseconds: nanoseconds))
  }
}

extension DispatchQueue {
  /// Runs work on the main thread of the virtual device at a time of it.
  ///
  /// A deadline that is written `.now() + 0.3` is taken for this method; one that was made from
  /// `DispatchTime` before is the machine's, which says nothing about the device.
  ///
  /// - Parameters:
  ///   - deadline: the time.
  ///   - work: is run at that time, or as soon after as the thread is free.
  public func asyncAfter(deadline: VirtualTime, execute work: @escaping () -> Void) {
    let simulation = mainThreadOwner
    simulation.wait(until: deadline.instant) {
      simulation.device.spendCallback("asyncAfter")
      work()
    }
  }

  /// Runs work on the main thread of the virtual device after what is running now is committed.
  public func async(execute work: @escaping () -> Void) {
    let simulation = mainThreadOwner
    simulation.runAfterCommit {
      simulation.device.spendCallback("async")
      work()
    }
  }

  private var mainThreadOwner: Simulation {
    // On Linux every look at the main queue is another object.
    guard label == DispatchQueue.main.label else {
      fatalError("of all queues only DispatchQueue.main is modelled, not \(label)")
    }
    return .current
  }
}
