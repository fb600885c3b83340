internal import JankAnimators
package import JankScenarios

/// Makes variations of a scenario from seeds.
///
///     let variator = Variator(scenario, kinds: VariationKind.allCases, catalog: .standard)
///     variator?.variation(seed: 7)  // the same case for the same seed, on every machine
///
/// A variation has one device, one strategy, and at most one outcome, so that a failure is a single
/// run. It keeps the app of the scenario and adds nothing that an app would have to do.
package struct Variator: Sendable {
  private let name: String
  private let cases: [ExploredCase]
  private let kinds: [VariationKind]

  /// Prepares the variations of a scenario; nil if none of its strategies can play it.
  ///
  /// - Parameters:
  ///   - scenario: the scenario.
  ///   - kinds: the kinds of changes.
  ///   - catalog: the names that the scenario uses.
  package init?(_ scenario: Scenario, kinds: [VariationKind], catalog: Catalog) {
    var scenario = scenario
    scenario.nameAwaitedSteps()
    // A variation does not show what the scenario shows.
    scenario.demands.findings = []
    cases = ExploredCase.all(of: scenario, in: catalog)
    self.kinds = kinds
    name = scenario.name
    guard !cases.isEmpty else { return nil }
  }
}

extension Variator {
  /// The cases of the scenario without any change.
  package var unvaried: [ExploredCase] { cases }

  /// Makes a variation of the scenario.
  package func variation(seed: UInt64) -> ExploredCase {
    var dice = Dice(seed: seed, purpose: "variation")
    let share = dice.whole(15...70)
    let chosen = kinds.filter { _ in dice.percent(share) }
    var draft = VariationDraft(dice.pick(cases), dice: dice)
    for kind in chosen.isEmpty ? kinds : chosen {
      for _ in 0..<draft.dice.whole(1...2) { draft.change(kind) }
    }
    return draft.finished(of: name, seed: seed)
  }

  /// Makes a variation of a variation by at most three changes.
  package func variation(of one: ExploredCase, seed: UInt64) -> ExploredCase {
    var draft = VariationDraft(one, dice: Dice(seed: seed, purpose: "guided variation"))
    for _ in 0..<draft.dice.whole(1...3) {
      guard let kind = draft.dice.pickAny(kinds) else { break }
      draft.change(kind)
    }
    return draft.finished(of: name, seed: seed)
  }
}
