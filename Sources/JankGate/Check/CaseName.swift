/// The name of a case: a scenario on a device with a strategy.
public struct CaseName: Hashable, Sendable {
  /// The name of the scenario, with the outcome of its drags if it has several.
  public var scenario: String
  /// The name of the device profile.
  public var device: String
  /// The name of the strategy.
  public var strategy: String

  /// Creates the name of a case.
  public init(scenario: String, device: String, strategy: String) {
    self.scenario = scenario
    self.device = device
    self.strategy = strategy
  }
}

extension CaseName: CustomStringConvertible {
  /// The three names, separated by slashes.
  public var description: String { "\(scenario) / \(device) / \(strategy)" }
}

extension CaseName {
  /// The name of the scenario, without the outcome of its drags.
  package var scenarioWithoutOutcome: String { String(scenario.prefix { $0 != "@" }) }
}
