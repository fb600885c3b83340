internal import HeadlessUIKit
internal import JankAnimators
internal import JankGate
internal import JankScenarios

/// One run that was asked for: a scenario on a device under a strategy.
struct Case: Sendable {
  let scenario: Scenario
  let device: DeviceProfile
  let strategy: Strategy
  let seed: UInt64

  /// Plays the run.
  ///
  /// - Parameters:
  ///   - freeWork: the names of work that takes no time.
  ///   - limits: when the run is broken off before it came to rest.
  ///   - watchesPages: whether somebody asks how all pages move: see ``Metric/needsPages``.
  ///   - course: the way that pages are meant to go, shared with runs of the same scenario on the
  ///     same device; left out, the run finds its own.
  /// - Returns: What happened, with the names of the run.
  func run(
    without freeWork: Set<String> = [],
    limits: RunLimits = RunLimits(),
    watchesPages: Bool = true,
    course: SharedCourse? = nil
  ) -> RunResult {
    let course = course ?? SharedCourse(of: scenario, on: device)
    return RunResult(
      scenario: scenario.name,
      strategy: strategy.name,
      device: device.name,
      trace: scenario.run(
        strategy: strategy,
        on: device,
        seed: seed,
        freeWork: freeWork,
        limits: limits,
        watchesPages: watchesPages
      ),
      course: { course.value(within: limits) }
    )
  }
}

extension Case {
  /// What tells the run from every other.
  var key: RunKey {
    RunKey(scenario, strategy: strategy.name, device: device, seed: seed)
  }
}
