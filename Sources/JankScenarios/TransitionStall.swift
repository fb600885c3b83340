public import HeadlessUIKit
public import JankTrace

/// Work that keeps the main thread busy during transitions, to see which ones it affects.
///
/// It begins after a delay in each transition that a step of the script causes, so that all
/// strategies meet it at the same point, however long their transitions last. Its cost depends on
/// where between two frames it falls, so a single delay proves little: the seed decides.
public struct TransitionStall: Hashable, Sendable {
  /// The name of the work in traces.
  public static let name = "stress"

  /// The duration of the work.
  public var length: Interval
  /// The time from the beginning of the transition to the request for the main thread.
  public var delay: Interval

  /// Creates a stall.
  ///
  /// - Parameters:
  ///   - length: the duration of the work, above zero.
  ///   - delay: the time from the beginning of the transition to the request for the main thread.
  public init(length: Interval, after delay: Interval = shortestDelay) {
    self.length = length
    self.delay = delay
  }

  /// Creates a stall at a phase between frames that a seed decides.
  ///
  /// Successive seeds are spread evenly over all phases: each is the golden section of a cycle
  /// after the previous one, as in additive recurrence sequences.
  ///
  /// - Parameters:
  ///   - length: the duration of the work, above zero.
  ///   - seed: decides the phase.
  ///   - refreshRate: the refreshes of the display per second, at least one.
  public init(length: Interval, seed: UInt64, refreshRate: Int) {
    let turn = Self.phases(refreshRate: refreshRate).nanoseconds
    let share = Int64((seed &* 0x9E37_79B9_7F4A_7C15) >> 32)
    self.init(
      length: length,
      after: Self.shortestDelay + Interval(nanoseconds: (share * turn) >> 32)
    )
  }

  /// Creates the stall of a comparison, or nil if it takes no time.
  ///
  /// - Parameters:
  ///   - length: The duration of the work.
  ///   - seed: Decides the phase.
  ///   - device: The device, whose refreshes set the phases.
  public init?(_ length: Interval, seed: UInt64, on device: DeviceProfile) {
    guard length > .zero else { return nil }
    self.init(length: length, seed: seed, refreshRate: device.refreshRate)
  }

  /// The shortest time from the beginning of a transition to the request for the main thread.
  public static let shortestDelay = Interval.milliseconds(100)

  /// Returns the largest difference between delays: the refresh interval, or the interval of the
  /// slowest clock of strategies, a timer of 60 ticks a second.
  ///
  /// - Parameter refreshRate: the refreshes of the display per second.
  /// - Returns: The duration.
  public static func phases(refreshRate: Int) -> Interval {
    Interval(seconds: 1 / Double(min(refreshRate, 60)))
  }
}
