public import JankTrace

/// Work that holds up the main thread in the midst of transitions, to see which of them mind.
///
/// It begins a while after each transition that a step of the script brings about, so that all
/// strategies meet it at the same point, however long their transitions last.
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
  public init(length: Interval, after delay: Interval = .milliseconds(100)) {
    self.length = length
    self.delay = delay
  }
}
