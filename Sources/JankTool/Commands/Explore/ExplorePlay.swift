internal import JankEngine
internal import JankExplore
internal import JankScenarios

/// Plays the cases of an exploration, each within its limits.
enum ExplorePlay {
  /// Creates the function that plays cases.
  ///
  /// - Parameter limits: makes the limits of a run.
  /// - Returns: The function.
  static func play(_ limits: @escaping @Sendable () -> RunLimits) -> FailureFinder.Play {
    { one, watchesPages in
      let run = Case(
        scenario: one.scenario,
        device: one.device,
        strategy: one.strategy,
        seed: one.seed
      )
      return RunContainment.contain({ run.key }) {
        run.run(limits: limits(), watchesPages: watchesPages)
      }
    }
  }
}
