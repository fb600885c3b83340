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

    package init(
      kind: TransitionRecord.Kind,
      subject: String,
      outcome: TransitionRecord.Outcome
    ) {
      (self.kind, self.subject, self.outcome) = (kind, subject, outcome)
    }
  }

  /// The transitions.
  public let entries: [Entry]

  package init(_ trace: Trace) {
    self.init(trace.transitions)
  }

  package init(_ transitions: [TransitionRecord]) {
    entries = transitions.map {
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

  package init(index: Int?, old: TransitionOutcomes.Entry?, new: TransitionOutcomes.Entry?) {
    (self.index, self.old, self.new) = (index, old, new)
  }
}

extension TransitionOutcomes {
  /// Returns the transitions that differ from those of another run.
  ///
  /// The lists are aligned by kind and subject, so that a missing transition does not hide those
  /// behind it. A subject that only one of the runs has counts as renamed: in place of one that
  /// only the other has it is no change, because a user sees no names.
  ///
  /// - Parameters:
  ///   - old: the list of the other run, or nil if unknown.
  ///   - countsNames: whether a renamed subject is a change too.
  /// - Returns: The changes in order; none if the other list is unknown.
  package func changes(
    since old: TransitionOutcomes?,
    countingNames countsNames: Bool = false
  ) -> [TransitionChange] {
    guard let old, entries != old.entries else { return [] }
    let (names, oldNames) = (Set(entries.map(\.subject)), Set(old.entries.map(\.subject)))
    func isCounterpart(_ before: Entry, _ now: Entry) -> Bool {
      let isRenamed = !names.contains(before.subject) && !oldNames.contains(now.subject)
      return before.kind == now.kind && (before.subject == now.subject || isRenamed)
    }
    func differs(_ before: Entry, _ now: Entry) -> Bool {
      before.outcome != now.outcome || countsNames && before.subject != now.subject
    }
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in entries.difference(from: old.entries, by: isCounterpart) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var changes: [TransitionChange] = []
    var (oldPlace, place) = (0, 0)
    while oldPlace < old.entries.count || place < entries.count {
      let isRemoved = removed.contains(oldPlace)
      let isInserted = inserted.contains(place)
      let before = isRemoved || !isInserted ? old.entries[oldPlace] : nil
      let now = isInserted || !isRemoved ? entries[place] : nil
      let isPair = isRemoved == isInserted
      if !isPair || isRemoved || differs(old.entries[oldPlace], entries[place]) {
        changes.append(TransitionChange(index: now.map { _ in place }, old: before, new: now))
      }
      if before != nil { oldPlace += 1 }
      if now != nil { place += 1 }
    }
    return changes
  }
}
