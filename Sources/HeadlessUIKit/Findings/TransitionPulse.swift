internal import JankTrace

/// The last sign of life of a transition.
struct TransitionPulse {
  private(set) var wasDriven = false
  /// When the transition began or was last driven.
  private(set) var lastSign: Instant

  init(since lastSign: Instant) {
    self.lastSign = lastSign
  }
}

extension TransitionPulse {
  mutating func beat(at time: Instant) {
    wasDriven = true
    lastSign = time
  }
}
