internal import JankMetrics
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

  /// Creates an empty set.
  package init() {}

  /// Reads a run.
  ///
  /// A late frame counts if it is a hitch, in each transition whose time it shares.
  ///
  /// - Complexity: linear in the number of frames, for each transition if there is a late one.
  package init(_ trace: Trace) {
    for (place, transition) in trace.transitions.enumerated() {
      let name = Name(transition)
      places[name] = places[name] ?? place
    }
    let animation = TrackedAnimation(trace)
    let late = trace.frames.filter { $0.hitch > .zero && animation.contains($0) }
    guard !late.isEmpty else { return }
    for transition in trace.transitions {
      var part = trace
      part.transitions = [transition]
      if late.contains(where: TrackedAnimation(part).contains) { hitched.insert(Name(transition)) }
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
