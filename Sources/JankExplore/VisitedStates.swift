package import JankTrace

/// The states that runs have reached, for variations that look for new ones.
///
/// A state is a small number made from a trace: two callbacks in a row, two transitions at a time,
/// how a transition ended, what happened in which quarter of a transition, or a violated rule.
package struct VisitedStates: Sendable {
  private var visited: Set<UInt32> = []

  /// Creates no states.
  package init() {}

  /// The number of states.
  package var count: Int { visited.count }

  /// Adds the states of a run, and returns how many of them are new.
  package mutating func add(_ states: Set<UInt32>) -> Int {
    let before = visited.count
    visited.formUnion(states)
    return visited.count - before
  }
}

extension VisitedStates {
  /// Returns the states that a run reached.
  package static func states(of trace: Trace) -> Set<UInt32> {
    var states: Set<UInt32> = []
    let callbacks = trace.events.filter { $0.kind == .callback }
    for (first, second) in zip(callbacks, callbacks.dropFirst()) {
      let isSame = first.subject == second.subject ? "same" : "other"
      states.insert(state("callbacks", first.name, second.name, isSame))
    }
    for transition in trace.transitions {
      let drive = transition.isInteractive ? "interactive" : "free"
      states.insert(
        state("end", transition.kind.rawValue, transition.outcome.rawValue, drive)
      )
    }
    for (index, transition) in trace.transitions.enumerated() {
      for other in trace.transitions[..<index] where other.overlaps(transition) {
        states.insert(state("both", other.kind.rawValue, transition.kind.rawValue))
      }
    }
    for event in trace.events where event.kind != .callback {
      let phases = trace.transitions.compactMap { $0.phase(at: event.time, end: trace.end) }
      for phase in phases { states.insert(state(event.kind.rawValue, event.name, phase)) }
    }
    for finding in trace.findings { states.insert(state("finding", finding.rule.rawValue)) }
    return states
  }

  private static func state(_ words: String...) -> UInt32 {
    var hasher = DigestHasher()
    for word in words { hasher.combine(word) }
    return UInt32(truncatingIfNeeded: hasher.finish().low)
  }
}

extension TransitionRecord {
  fileprivate func overlaps(_ later: TransitionRecord) -> Bool {
    ended.map { later.began < $0 } ?? true
  }

  /// The kind and the quarter of its time, if it runs at a time.
  fileprivate func phase(at time: Instant, end: Instant) -> String? {
    let last = ended ?? end
    guard time >= requested, time <= last else { return nil }
    guard time >= began, last > began else { return "\(kind.rawValue) requested" }
    let quarter = (time - began).nanoseconds * 4 / max(1, (last - began).nanoseconds)
    return "\(kind.rawValue) \(min(3, quarter))"
  }
}
