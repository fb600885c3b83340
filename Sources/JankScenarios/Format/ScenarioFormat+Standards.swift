internal import HeadlessUIKit
internal import JankAnimators
internal import JankText

// Defaults.
extension ScenarioFormat {
  /// The default devices: a phone of each fixed rate.
  static let standardDevices: [DeviceProfile] = [.phone60, .phone120]

  /// Returns a scenario with the defaults of how it is played.
  func completed(
    _ scenario: Scenario,
    hasStrategies: Bool,
    usesHigh: Bool
  ) -> Scenario {
    var scenario = hasStrategies ? scenario : withStandardStrategies(scenario)
    scenario.setting.usesHighFrameRates = usesHigh
    return scenario
  }

  /// Returns a scenario with the default strategies, which show most about it.
  ///
  /// A gesture can drive only interactive strategies. If no screen names an effect, all strategies
  /// are the same, so one is enough.
  func withStandardStrategies(_ scenario: Scenario) -> Scenario {
    let wanted =
      scenario.needsInteraction
      ? [Strategy.percentDriven]
      : scenario.heedsStrategies ? [.coreAnimation, .displayLink] : [.coreAnimation]
    let known = wanted.filter { strategy in catalog.strategy(named: strategy.name) != nil }
    let others = catalog.strategies.filter { scenario.canBePlayed(under: $0) }.prefix(1)
    var scenario = scenario
    scenario.setting.strategies = (known.isEmpty ? Array(others) : known).map(\.name)
    return scenario
  }
}
