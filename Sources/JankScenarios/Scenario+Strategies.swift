internal import JankAnimators

extension Scenario {
  /// Whether the app names an effect, which strategies play each in its way.
  ///
  /// Where it names none the system moves all pages, and runs under all strategies are the same.
  /// The same holds where all effects are animators of the app's own.
  package var heedsStrategies: Bool {
    app.screens.contains { $0.effects.contains { $0.kind.makeAnimator == nil } }
  }
}
