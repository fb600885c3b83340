public import HeadlessUIKit
public import JankAnimators

extension Scenario {
  /// Plays the scenario once.
  ///
  /// - Parameters:
  ///   - strategy: who computes the frames; interactive if the script has a drag.
  ///   - device: the device.
  ///   - seed: decides every drawn cost.
  ///   - watchedLayers: the names of screens whose layers the trace records frame by frame.
  /// - Returns: What happened; the same bytes for the same arguments, on every machine.
  public func run(
    strategy: Strategy,
    on device: DeviceProfile,
    seed: UInt64,
    watchedLayers: Set<String> = []
  ) -> Trace {
    precondition(
      canBePlayed(under: strategy),
      "a script with a drag needs a strategy for it"
    )
    let simulation = Simulation(profile: device, seed: seed, watchedLayers: watchedLayers)
    return simulation.run(until: timeLimit) { window in
      let app = ScenarioApp(
        scenario: self,
        strategy: strategy,
        simulation: simulation,
        seed: seed
      )
      app.launch(in: window)
    }
  }

  /// A minute after everything the script asks for: what moves by then never comes to rest.
  private var timeLimit: Interval {
    let ends = script.map { step -> Interval in
      switch step.action {
      case .present, .dismiss: step.time
      case .drag(let drag): step.time + drag.longestDuration
      case .stall(_, let length): step.time + length
      }
    }
    let loading = screens.reduce(Interval.zero) { $0 + $1.loadTime }
    return (ends.max() ?? .zero) + loading + .milliseconds(60_000)
  }
}
