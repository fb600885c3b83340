/// When a run is broken off before it came to rest, besides its time on the virtual clock.
public struct RunLimits: Sendable {
  /// How many events may happen.
  public var eventCount: Int
  /// Asked at each event whether to break off; the engine has no clock of its own.
  public var shouldStop: (@Sendable () -> Bool)?

  /// Sets limits; with nothing said there are none.
  ///
  /// - Parameters:
  ///   - eventCount: how many events may happen.
  ///   - shouldStop: asked at each event whether to break off. What it answers should depend on
  ///     nothing but time: a run that was not broken off is the same with it and without.
  public init(eventCount: Int = .max, shouldStop: (@Sendable () -> Bool)? = nil) {
    self.eventCount = eventCount
    self.shouldStop = shouldStop
  }
}

/// What is left of the limits of a run.
struct RunBudget {
  private let limits: RunLimits
  private var eventCount = 0
  /// Why the run was broken off, or nil if it was not.
  private(set) var exhaustion: String?

  init(_ limits: RunLimits) {
    self.limits = limits
  }

  /// Ends the run where a cost led beyond what its clock tells.
  mutating func endBeyondClock() { exhaustion = ClockRange.exhaustion }

  /// Takes one event off; false if there may be none.
  mutating func takeEvent() -> Bool {
    guard eventCount < limits.eventCount else {
      exhaustion = "the run was broken off after \(eventCount) events"
      return false
    }
    eventCount += 1
    if limits.shouldStop?() == true {
      exhaustion = "the run was broken off: its time was over"
      return false
    }
    return true
  }
}
