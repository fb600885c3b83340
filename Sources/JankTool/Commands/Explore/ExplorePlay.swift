internal import JankEngine
internal import JankExplore

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
      let limits = limits()
      let trace = run.trace(limits: limits, watchesPages: watchesPages)
      let course = SharedCourse(of: one.scenario, on: one.device)
      return (trace, { course.value(within: limits) })
    }
  }
}
