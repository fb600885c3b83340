internal import JankTrace

/// What was heard last of a transition.
struct TransitionPulse {
  /// Whether anything reported progress or an end of the interaction.
  private(set) var wasDriven = false
  /// When the transition began, or was driven last.
  private(set) var lastSign: Instant

  init(since lastSign: Instant) {
    self.lastSign = lastSign
  }
}

extension TransitionPulse {
  /// Somebody reported progress or the end of the interaction.
  mutating func beat(at time: Instant) {
    wasDriven = true
    lastSign = time
  }
}
