public import JankTrace

/// The transitions of a run in order, with the outcome of each.
///
/// Two transitions that swap their outcomes leave the numbers of completed and cancelled
/// transitions equal, but not this list.
public struct TransitionOutcomes: Hashable, Sendable {
  /// A transition and its outcome.
  public struct Entry: Hashable, Sendable {
    /// The kind.
    public let kind: TransitionRecord.Kind
    /// The controller that arrives or, of a dismissal or a pop, the one that leaves.
    public let subject: String
    /// The outcome.
    public let outcome: TransitionRecord.Outcome
  }

  /// The transitions.
  public let entries: [Entry]

  /// Creates the list of a run without transitions.
  public init() {
    entries = []
  }

  package init(_ trace: Trace) {
    entries = trace.transitions.map {
      Entry(kind: $0.kind, subject: $0.subject, outcome: $0.outcome)
    }
  }
}

// MARK: Text

extension TransitionOutcomes {
  /// Each transition as in a file, for example `dismiss Sheet completed`.
  package var texts: [String] { entries.map(\.description) }

  /// Parses transitions from a file; nil if one is malformed.
  package init?(texts: [String]) {
    let entries = texts.compactMap(Entry.init)
    guard entries.count == texts.count else { return nil }
    self.entries = entries
  }
}

extension TransitionOutcomes.Entry: CustomStringConvertible {
  /// The kind, the subject and the outcome, for example `dismiss Sheet completed`.
  public var description: String { "\(kind.rawValue) \(subject) \(outcome.rawValue)" }

  /// Parses a transition from a file; nil if malformed.
  package init?(_ text: String) {
    // Bytes, because a subject may begin with a mark that combines with the space before it.
    let space = UInt8(ascii: " ")
    guard let first = text.utf8.firstIndex(of: space), let last = text.utf8.lastIndex(of: space),
      first < last,
      let kind = TransitionRecord.Kind(rawValue: String(text[..<first])),
      let outcome = TransitionRecord.Outcome(rawValue: String(text[last...].dropFirst()))
    else { return nil }
    self.kind = kind
    self.outcome = outcome
    subject = String(text[text.utf8.index(after: first)..<last])
  }
}

// MARK: Comparison

/// A transition that is not the one of another run at the same place.
public struct TransitionChange: Hashable, Sendable {
  /// The index among the transitions of the run, or nil if it lacks the transition.
  public let index: Int?
  /// The transition of the other run, or nil if that lacks it.
  public let old: TransitionOutcomes.Entry?
  /// The transition of this run, or nil if it lacks it.
  public let new: TransitionOutcomes.Entry?
}

extension TransitionOutcomes {
  /// Whether there is no transition, or none was recorded, as in older baselines.
  public var isEmpty: Bool { entries.isEmpty }

  /// Returns the transitions that differ from those of another run.
  ///
  /// A list that is shorter or longer is compared from its first difference to its last. A subject
  /// that only one of the runs has counts as renamed: in place of one that only the other has it is
  /// no change, because a user sees no names.
  ///
  /// - Parameters:
  ///   - old: the other run.
  ///   - countsNames: whether a renamed subject is a change too.
  /// - Returns: The changes in order; none if the other run has no transitions.
  package func changes(
    since old: TransitionOutcomes,
    countingNames countsNames: Bool = false
  ) -> [TransitionChange] {
    guard !old.isEmpty, entries != old.entries else { return [] }
    let (names, oldNames) = (Set(entries.map(\.subject)), Set(old.entries.map(\.subject)))
    func isSame(_ before: Entry, _ now: Entry) -> Bool {
      guard before.kind == now.kind, before.outcome == now.outcome else { return false }
      let isRenamed = !names.contains(before.subject) && !oldNames.contains(now.subject)
      return before.subject == now.subject || isRenamed && !countsNames
    }
    let head = zip(old.entries, entries).prefix { isSame($0, $1) }.count
    let tail = min(
      zip(old.entries.reversed(), entries.reversed()).prefix { isSame($0, $1) }.count,
      min(old.entries.count, entries.count) - head
    )
    let (oldEnd, end) = (old.entries.count - tail, entries.count - tail)
    return (head..<max(oldEnd, end)).compactMap { place in
      let before = place < oldEnd ? old.entries[place] : nil
      let now = place < end ? entries[place] : nil
      if let before, let now, isSame(before, now) { return nil }
      return TransitionChange(index: now == nil ? nil : place, old: before, new: now)
    }
  }
}
