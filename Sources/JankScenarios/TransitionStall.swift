public import JankTrace

/// Work that holds up the main thread in the midst of transitions, to see which of them mind.
///
/// It begins a while after each transition that a step of the script brings about, so that all
/// strategies meet it at the same point, however long their transitions last. What it costs hangs
/// on where between two pictures it falls, so that a single delay proves little: the seed decides.
public struct TransitionStall: Hashable, Sendable {
  /// What the work is called in traces.
  public static let name = "stress"

  /// How long the work takes.
  public var length: Interval
  /// How long after the begin of the transition it asks for the main thread.
  public var delay: Interval

  /// States a stall.
  ///
  /// - Parameters:
  ///   - length: how long the work takes, more than nothing.
  ///   - delay: how long after the begin of the transition it asks for the main thread.
  public init(length: Interval, after delay: Interval = shortestDelay) {
    self.length = length
    self.delay = delay
  }

  /// States a stall at a phase of the pictures that a seed decides.
  ///
  /// Seeds that follow each other are spread evenly over all phases: each is the golden section of
  /// a turn on from the one before it, as in additive recurrence sequences.
  ///
  /// - Parameters:
  ///   - length: how long the work takes, more than nothing.
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

  /// How long after the begin of a transition a stall asks for the main thread at the earliest.
  public static let shortestDelay = Interval.milliseconds(100)

  /// How far the delays of stalls lie apart at the most: a period of the display, or of the
  /// slowest clock that strategies go by, a timer of 60 ticks a second.
  ///
  /// - Parameter refreshRate: the refreshes of the display per second.
  /// - Returns: The length of time.
  public static func phases(refreshRate: Int) -> Interval {
    Interval(seconds: 1 / Double(min(refreshRate, 60)))
  }
}
