internal import JankScenarios

/// Failures of many cases, grouped by cause.
package struct FailureGroups: Sendable {
  /// The failures with one cause.
  package struct Group: Sendable {
    /// The failure of the case below, with its times and numbers.
    package var example: RunFailure
    /// The case with the fewest steps that has it, the first of several.
    package var one: ExploredCase
    /// The seed of the variation that it comes from, or nil for the scenario itself.
    package var seed: UInt64?
    /// The index of the scenario.
    package var source: Int
    /// The number of variations that have it.
    package var count = 0
    /// Whether the scenario has it without any variation.
    package var failsUnvaried = false
  }

  /// The groups, in the order in which their causes were found.
  package private(set) var groups: [Group] = []
  private var places: [RunFailure.Cause: Int] = [:]

  /// Creates no groups.
  package init() {}
}

extension FailureGroups {
  /// Adds the failures of a case.
  ///
  /// - Parameters:
  ///   - failures: its failures.
  ///   - one: the case.
  ///   - source: the index of its scenario.
  ///   - seed: the seed of the variation, or nil for the scenario itself.
  package mutating func add(
    _ failures: [RunFailure],
    of one: ExploredCase,
    from source: Int,
    seed: UInt64?
  ) {
    var seen: Set<RunFailure.Cause> = []
    for failure in failures where seen.insert(failure.cause).inserted {
      let place = places[failure.cause] ?? groups.count
      if place == groups.count {
        places[failure.cause] = place
        groups.append(Group(example: failure, one: one, seed: seed, source: source))
      }
      if seed == nil { groups[place].failsUnvaried = true } else { groups[place].count += 1 }
      guard one.scenario.script.count < groups[place].one.scenario.script.count else { continue }
      groups[place].example = failure
      groups[place].one = one
      groups[place].seed = seed
      groups[place].source = source
    }
  }

  /// The groups in the order of a report: errors first, then the most frequent.
  package var sorted: [Group] {
    groups.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      if first.example.isError != second.example.isError { return first.example.isError }
      if first.failsUnvaried != second.failsUnvaried { return first.failsUnvaried }
      return first.count != second.count
        ? first.count > second.count : left.offset < right.offset
    }.map(\.element)
  }
}
