internal import JankTrace

/// Which transitions came about in a run, in a few bytes: their kinds and where they led.
struct TransitionPlan: Hashable, Sendable {
  private let count: Int
  private let fingerprint: UInt64

  /// Takes in the transitions of a run, in the order in which they were asked for.
  init(_ transitions: [TransitionRecord]) {
    var hasher = DigestHasher()
    for transition in transitions {
      hasher.combine(transition.kind.rawValue)
      hasher.combine(transition.to)
    }
    count = transitions.count
    fingerprint = hasher.finish().low
  }

  /// What most of several runs did.
  ///
  /// Of plans that are as common, that with the most transitions: what is asked for too early for a
  /// slow strategy is left out, and nothing comes instead.
  ///
  /// - Parameter plans: what the runs did.
  /// - Returns: The plan, or nil where two stand against each other.
  static func usual(among plans: [TransitionPlan]) -> TransitionPlan? {
    var votes: [TransitionPlan: Int] = [:]
    for plan in plans { votes[plan, default: 0] += 1 }
    let ranked = votes.sorted { ($0.value, $0.key.count) > ($1.value, $1.key.count) }
    guard let first = ranked.first else { return nil }
    if ranked.count > 1, first.value == ranked[1].value, first.key.count == ranked[1].key.count {
      return nil
    }
    return first.key
  }
}
