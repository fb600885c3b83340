#if !canImport(Darwin)
internal import Foundation
internal import JankEngine

/// The seconds of Core Foundation since 2001.
public typealias CFAbsoluteTime = Double

/// Returns the time of the virtual device, in seconds since the start of the run.
///
/// Only differences of it have a meaning on the device.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { CACurrentMediaTime() }

/// The allocator of Core Foundation, which has no meaning here.
public struct CFAllocator: Sendable {}

/// The default allocator.
public let kCFAllocatorDefault: CFAllocator? = nil

/// A run loop of Core Foundation: the device's only one.
public final class CFRunLoop {}

/// The modes of a run loop, which have no effect on the device.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// All usual modes.
  public static let commonModes = CFRunLoopMode(rawValue: "kCFRunLoopCommonModes")
  /// The default mode.
  public static let defaultMode = CFRunLoopMode(rawValue: "kCFRunLoopDefaultMode")
}

/// The name of ``Timer`` in Core Foundation.
public typealias CFRunLoopTimer = Timer

/// Creates a timer that starts when it is added to the run loop.
///
/// - Parameters:
///   - allocator: Not read.
///   - fireDate: The time of the first call, as ``CFAbsoluteTimeGetCurrent()`` counts.
///   - interval: The interval between two calls, in seconds; 0 or less for one call.
///   - flags: Not read.
///   - order: Not read.
///   - block: The closure to call.
/// - Returns: The timer.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator?,
  _ fireDate: CFAbsoluteTime,
  _ interval: CFTimeInterval,
  _ flags: UInt,
  _ order: Int,
  _ block: @escaping (CFRunLoopTimer?) -> Void
) -> CFRunLoopTimer? {
  // Certain: an interval of 0 or less makes the timer fire once.
  let timer = Timer(timeInterval: interval, repeats: interval > 0) { block($0) }
  timer.first = Instant.zero + Interval(seconds: min(max(fireDate, 0), Timer.longestWait))
  return timer
}

/// Returns the run loop of the device.
public func CFRunLoopGetCurrent() -> CFRunLoop? { CFRunLoop() }

/// Returns the run loop of the device.
public func CFRunLoopGetMain() -> CFRunLoop? { CFRunLoop() }

/// Starts a timer.
public func CFRunLoopAddTimer(
  _ runLoop: CFRunLoop?,
  _ timer: CFRunLoopTimer?,
  _ mode: CFRunLoopMode?
) {
  timer?.start()
}

/// Ends a timer; the device has one run loop.
public func CFRunLoopRemoveTimer(
  _ runLoop: CFRunLoop?,
  _ timer: CFRunLoopTimer?,
  _ mode: CFRunLoopMode?
) {
  timer?.invalidate()
}

/// Ends a timer for good.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer?) { timer?.invalidate() }

/// Whether a timer can still fire.
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer?) -> Bool { timer?.isValid ?? false }
#endif
