package import HeadlessUIKit
package import JankAnimators
package import JankScenarios

/// A case of a scenario: one device, one strategy, and at most one outcome.
package struct ExploredCase: Sendable {
  /// The scenario as a file states it, with this device, strategy and outcome only.
  package let file: Scenario
  /// The scenario as it is played.
  package let scenario: Scenario
  /// The strategy.
  package let strategy: Strategy

  /// Creates a case.
  ///
  /// - Parameters:
  ///   - file: a scenario with one device, one strategy, and at most one outcome.
  ///   - strategy: the strategy.
  package init(_ file: Scenario, under strategy: Strategy) {
    precondition(file.setting.devices.count == 1, "a case has one device")
    self.file = file
    scenario = file.cases[0]
    self.strategy = strategy
  }

  /// The device.
  package var device: DeviceProfile { file.setting.devices[0] }
  /// The seed of its random costs.
  package var seed: UInt64 { file.setting.seed }
}

extension ExploredCase {
  /// Returns the cases of a scenario that its strategies can play, in order.
  package static func all(of scenario: Scenario, in catalog: Catalog) -> [ExploredCase] {
    let outcomes = scenario.outcomes.isEmpty ? [nil] : scenario.outcomes.map { $0 }
    return outcomes.flatMap { outcome in
      scenario.setting.devices.flatMap { device in
        scenario.setting.strategies.compactMap { name -> ExploredCase? in
          guard let strategy = catalog.strategy(named: name),
            scenario.canBePlayed(under: strategy)
          else { return nil }
          var file = scenario
          file.outcomes = outcome.map { [$0] } ?? []
          file.setting.devices = [device]
          file.setting.strategies = [name]
          return ExploredCase(file, under: strategy)
        }
      }
    }
  }
}
