package import JankScenarios

/// Plays variations of scenarios, round by round, and groups their failures.
///
///     var exploration = Exploration(of: scenarios, …)
///     for attempt in exploration.nextRound(of: 64) { … }   // on any number of threads
///     exploration.take(attempt, failures, states)          // in the order of the attempts
///
/// What a round plays depends on the seed and on the rounds before it only, so the number of
/// threads changes nothing.
package struct Exploration {
  /// A case to play.
  package struct Attempt: Sendable {
    /// The case.
    package let one: ExploredCase
    /// The seed of the variation, or nil for the scenario itself.
    package let seed: UInt64?
    /// The index of the scenario.
    package let source: Int
  }

  private let variators: [Variator?]
  private let playable: [Int]
  private let seed: UInt64
  private let isGuided: Bool
  /// The number of attempts that were begun, without the scenarios themselves.
  private var begunCount = 0
  /// The number of attempts that were played, without the scenarios themselves.
  package private(set) var count = 0
  /// The number of attempts that are invalid.
  package private(set) var failedCount = 0
  /// The number of attempts that are valid but have warnings.
  package private(set) var warnedCount = 0
  /// The states that the attempts reached.
  package private(set) var states = VisitedStates()
  /// The failures so far.
  package private(set) var groups = FailureGroups()
  /// The attempts that reached new states.
  private var corpus: [Attempt] = []

  /// Prepares an exploration.
  ///
  /// - Parameters:
  ///   - scenarios: the scenarios.
  ///   - kinds: the kinds of changes.
  ///   - seed: the seed of the first variation; the next ones follow it.
  ///   - isGuided: whether variations that reached new states are varied further.
  ///   - catalog: the names that the scenarios use.
  package init(
    of scenarios: [Scenario],
    kinds: [VariationKind],
    seed: UInt64,
    isGuided: Bool,
    catalog: Catalog
  ) {
    variators = scenarios.map { Variator($0, kinds: kinds, catalog: catalog) }
    playable = variators.indices.filter { [variators] in variators[$0] != nil }
    self.seed = seed
    self.isGuided = isGuided
  }
}

extension Exploration {
  /// The cases of the scenarios without any change.
  package var unvaried: [Attempt] {
    playable.flatMap { source in
      (variators[source]?.unvaried ?? []).map { Attempt(one: $0, seed: nil, source: source) }
    }
  }

  /// Returns the next attempts; none if no scenario can be played.
  package mutating func nextRound(of size: Int) -> [Attempt] {
    guard !playable.isEmpty else { return [] }
    let attempts = (0..<size).compactMap { attempt(number: begunCount + $0) }
    begunCount += size
    return attempts
  }

  private func attempt(number: Int) -> Attempt? {
    let seed = seed &+ UInt64(number)
    var dice = Dice(seed: seed, purpose: "choice")
    if isGuided, dice.percent(60), let parent = dice.pickAny(corpus) {
      return variators[parent.source].map {
        Attempt(one: $0.variation(of: parent.one, seed: seed), seed: seed, source: parent.source)
      }
    }
    let source = playable[Int(seed % UInt64(playable.count))]
    return variators[source].map {
      Attempt(one: $0.variation(seed: seed), seed: seed, source: source)
    }
  }

  /// Takes what an attempt showed.
  package mutating func take(
    _ attempt: Attempt,
    _ failures: [RunFailure],
    reaching reached: Set<UInt32>
  ) {
    groups.add(failures, of: attempt.one, from: attempt.source, seed: attempt.seed)
    if attempt.seed != nil {
      count += 1
      if failures.contains(where: \.isError) {
        failedCount += 1
      } else if !failures.isEmpty {
        warnedCount += 1
      }
    }
    if states.add(reached) > 0, isGuided, attempt.seed != nil { corpus.append(attempt) }
  }
}
