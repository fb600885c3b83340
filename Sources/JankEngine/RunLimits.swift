/// Limits of a run, in addition to its time on the virtual clock.
public struct RunLimits: Sendable {
  /// The largest number of events.
  public var eventCount: Int
  /// Called at each event to decide whether to stop; the engine has no clock of its own.
  public var shouldStop: (@Sendable () -> Bool)?

  /// Creates limits; there are none by default.
  ///
  /// - Parameters:
  ///   - eventCount: The largest number of events.
  ///   - shouldStop: Called at each event to decide whether to stop. It should depend only on time:
  ///     a run that is not stopped is the same with and without it.
  public init(eventCount: Int = .max, shouldStop: (@Sendable () -> Bool)? = nil) {
    self.eventCount = eventCount
    self.shouldStop = shouldStop
  }
}

struct RunBudget {
  private let limits: RunLimits
  private var eventCount = 0
  /// Why the run was stopped, or nil.
  private(set) var exhaustion: String?

  init(_ limits: RunLimits) {
    self.limits = limits
  }

  /// Ends a run in which a cost exceeded the range of its clock.
  mutating func endBeyondClock() { exhaustion = ClockRange.exhaustion }

  mutating func takeEvent() -> Bool {
    guard eventCount < limits.eventCount else {
      exhaustion = "the run was stopped after \(eventCount) events"
      return false
    }
    eventCount += 1
    if limits.shouldStop?() == true {
      exhaustion = "the run was stopped: its time was over"
      return false
    }
    return true
  }
}
