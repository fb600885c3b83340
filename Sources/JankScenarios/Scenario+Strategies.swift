extension Scenario {
  /// Whether the app names an effect, which strategies play each in its way.
  ///
  /// Where it names none the system moves all pages, and runs under all strategies are the same.
  package var heedsStrategies: Bool { screens.contains { !$0.effects.isEmpty } }
}
