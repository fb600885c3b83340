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
    let app = ScenarioApp(scenario: self, strategy: strategy, simulation: simulation)
    return simulation.run { app.launch(in: $0) }
  }
}
