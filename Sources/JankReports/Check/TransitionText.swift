internal import JankGate
internal import JankText
package import JankTrace

/// How transitions ended, in words: `present Sheet completed, dismiss Sheet cancelled`.
package enum TransitionText {
  /// The most transitions of a case that are named before they are only counted.
  private static let nameLimit = 4
  /// The most lines about results before only the transitions of all of them are counted.
  private static let lineLimit = 5

  /// How the transitions of some results ended: a line for each scenario if all its cases agree.
  ///
  /// - Parameters:
  ///   - results: The cases, in their order.
  ///   - listsAll: Whether every line is listed. Otherwise many lines become those of transitions
  ///     that did not complete, at most five, and a line of totals.
  /// - Returns: The lines; none without transitions.
  static func lines(_ results: [RunResult], listsAll: Bool) -> [String] {
    let groups = groups(results)
    guard !listsAll, groups.count > lineLimit else { return groups.map(line) }
    let open = groups.filter { group in
      group.members[0].trace.transitions.contains { $0.outcome != .completed }
    }
    let rest = open.count - lineLimit
    let more = rest > 0 ? ["and \(rest) more with other ends, which --all shows"] : []
    let total = counts(results.flatMap(\.trace.transitions))
    return open.prefix(lineLimit).map(line) + more + ["transitions: \(total)"]
  }

  /// How the transitions of a run ended, or nil if it has none.
  package static func words(_ transitions: [TransitionRecord]) -> String? {
    guard !transitions.isEmpty else { return nil }
    guard transitions.count <= nameLimit else { return counts(transitions) }
    return transitions.map { "\(name(of: $0)) \($0.outcome.rawValue)" }.joined(separator: ", ")
  }

  /// The name of a transition: `present Sheet`.
  package static func name(of transition: TransitionRecord) -> String {
    name(transition.kind, transition.subject)
  }

  /// The name of a transition of a kind and a controller: `present Sheet`.
  static func name(_ kind: TransitionRecord.Kind, _ subject: String) -> String {
    "\(kind.rawValue) \(printable(subject, limit: 100))"
  }

  private static func counts(_ transitions: [TransitionRecord]) -> String {
    let outcomes: [TransitionRecord.Outcome] = [.completed, .cancelled, .unfinished]
    let parts = outcomes.compactMap { outcome in
      let count = transitions.count { $0.outcome == outcome }
      return count > 0 ? "\(TotalsText.grouped("\(count)")) \(outcome.rawValue)" : nil
    }
    return parts.joined(separator: ", ")
  }
}

// MARK: Groups

extension TransitionText {
  /// The cases of a scenario whose transitions ended the same way.
  private struct Group {
    let words: String
    var members: [RunResult]
  }

  private static func groups(_ results: [RunResult]) -> [Group] {
    var groups: [Group] = []
    var indices: [[String]: Int] = [:]
    for result in results {
      guard let words = words(result.trace.transitions) else { continue }
      let key = [result.scenario, words]
      if let index = indices[key] {
        groups[index].members.append(result)
      } else {
        indices[key] = groups.count
        groups.append(Group(words: words, members: [result]))
      }
    }
    return groups
  }

  private static func line(_ group: Group) -> String {
    let (first, count) = (group.members[0], group.members.count)
    let name = first.caseName
    return count == 1
      ? "\(ReportText.name(name)): \(group.words)"
      : "\(ReportText.cells(name)[0]): \(group.words) (\(count) cases)"
  }
}
