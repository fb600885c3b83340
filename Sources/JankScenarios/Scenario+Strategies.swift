internal import JankAnimators

extension Scenario {
  /// Whether the app has an effect that each strategy plays differently.
  ///
  /// Without an effect the system transition is used, and all strategies have the same result. The
  /// same is true if all effects are the app's own animators.
  package var heedsStrategies: Bool {
    app.screens.contains { $0.effects.contains { $0.kind.makeAnimator == nil } }
  }
}
