package import JankTrace

/// The transitions of runs of a script, and those of them that had a late frame in any run.
///
///     var transitions = HitchedTransitions(first)
///     transitions.merge(HitchedTransitions(second))
///     transitions.late  // those that are late in the first or the second run
///
/// Runs may be merged in any order without an effect on the result.
package struct HitchedTransitions: Hashable, Sendable {
  /// What a script requests; the same transition requested twice has one name.
  package struct Name: Hashable, Sendable {
    /// The kind.
    package let kind: TransitionRecord.Kind
    /// The controller that arrives or, of a dismissal or a pop, the one that leaves.
    package let subject: String
    /// Whether a gesture drove it from the start.
    package let isInteractive: Bool
  }

  /// The first index of each name among the transitions of a run.
  private var places: [Name: Int] = [:]
  private var hitched: Set<Name> = []
  /// Whether a frame was late while no transition was running.
  package private(set) var isLateOutside = false

  /// Creates an empty set.
  package init() {}

  /// Reads a run.
  ///
  /// - Complexity: linear in the number of frames, and in that of transitions for each late frame.
  package init(_ trace: Trace) {
    for (place, transition) in trace.transitions.enumerated() {
      let name = Name(transition)
      places[name] = places[name] ?? place
    }
    for frame in trace.frames where frame.hitch > .zero {
      let running = trace.transitions.filter { $0.isRunning(at: frame.expected.time) }
      hitched.formUnion(running.map(Name.init))
      if running.isEmpty { isLateOutside = true }
    }
  }
}

extension HitchedTransitions {
  /// The transitions in the order of the script.
  package var all: [Name] { sorted(places.keys) }

  /// Those with a late frame, in the same order.
  package var late: [Name] { sorted(hitched) }

  /// Adds what another run has.
  package mutating func merge(_ other: HitchedTransitions) {
    places.merge(other.places) { min($0, $1) }
    hitched.formUnion(other.hitched)
    if other.isLateOutside { isLateOutside = true }
  }

  private func sorted(_ names: some Sequence<Name>) -> [Name] {
    names.sorted { left, right in
      let (first, second) = (places[left] ?? 0, places[right] ?? 0)
      // In another run an animated transition may come where this one has a dragged one.
      return first == second ? left.words < right.words : first < second
    }
  }
}

extension HitchedTransitions.Name {
  fileprivate init(_ transition: TransitionRecord) {
    kind = transition.kind
    subject = transition.subject
    isInteractive = transition.isInteractive
  }

  /// All parts in one text, for an order.
  fileprivate var words: String { "\(kind.rawValue) \(subject) \(isInteractive)" }
}

extension TransitionRecord {
  /// Whether a time is between its beginning and its end, both included.
  fileprivate func isRunning(at time: Instant) -> Bool {
    began <= time && ended.map { time <= $0 } ?? true
  }
}
