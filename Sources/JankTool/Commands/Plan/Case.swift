internal import HeadlessUIKit
internal import JankAnimators
internal import JankGate
internal import JankScenarios
internal import JankTrace

/// A requested run: a scenario on a device with a strategy.
struct Case: Sendable {
  let scenario: Scenario
  let device: DeviceProfile
  let strategy: Strategy
  let seed: UInt64

  /// Plays the run.
  ///
  /// - Parameters:
  ///   - freeWork: the names of work items that take no time.
  ///   - limits: when to stop a run that did not settle.
  ///   - watchesPages: whether the motion of all pages is needed: see ``Metric/needsPages``.
  ///   - filmLimit: the largest number of appearances of layers that are recorded for drawing; nil
  ///     for no film.
  ///   - course: the intended path of the pages, shared by runs of the same scenario on the same
  ///     device; if nil, the run computes its own.
  /// - Returns: The result, with the names of the run.
  func run(
    without freeWork: Set<String> = [],
    limits: RunLimits = RunLimits(),
    watchesPages: Bool = true,
    filmLimit: Int? = nil,
    course: SharedCourse? = nil
  ) -> RunResult {
    let course = course ?? SharedCourse(of: scenario, on: device)
    return RunResult(
      scenario: scenario.name,
      strategy: strategy.name,
      device: device.name,
      trace: trace(
        without: freeWork,
        limits: limits,
        watchesPages: watchesPages,
        filmLimit: filmLimit
      ),
      course: { course.value(within: limits) }
    )
  }

  /// Plays the run and returns its trace only, with the same arguments.
  func trace(
    without freeWork: Set<String> = [],
    limits: RunLimits = RunLimits(),
    watchesPages: Bool = true,
    filmLimit: Int? = nil
  ) -> Trace {
    scenario.run(
      strategy: strategy,
      on: device,
      seed: seed,
      freeWork: freeWork,
      limits: limits,
      watchesPages: watchesPages,
      filmLimit: filmLimit
    )
  }
}

extension Case {
  /// The identity of the run.
  var key: RunKey {
    RunKey(scenario, strategy: strategy.name, device: device, seed: seed)
  }
}
