internal import HeadlessUIKit
internal import JankAnimators
internal import JankScenarios
internal import JankText

/// The choice of a command line among the cases that scenarios request.
struct RunChoice: Sendable {
  /// The scenarios to play.
  var scenarios = ScenarioChoice.all
  /// Replaces the strategies of every scenario, if not empty; `all` for every strategy.
  var strategies: [String] = []
  /// Replaces the devices of every scenario, or nil to keep them.
  var devices: DeviceChoice?
  /// Replaces the seed of every scenario, or nil to keep them.
  var seed: UInt64?
  /// Replaces the version of iOS that every scenario follows, or nil to keep them.
  var version: SystemVersion?
}

extension RunChoice {
  /// Reads the choice of a command line.
  ///
  /// - Parameters:
  ///   - invocation: the command line.
  ///   - deviceOption: the option that names the devices.
  ///   - seed: replaces the seed of every scenario, or nil to keep them.
  ///   - version: replaces the version of iOS that every scenario follows, or nil to keep them.
  ///   - files: the scenarios.
  /// - Throws: Wrong usage, for an unknown name of a scenario or device.
  init(
    of invocation: Invocation,
    devices deviceOption: Option = DeviceChoice.option,
    seed: Int64?,
    iOS version: SystemVersion?,
    among files: [LoadedScenario]
  ) throws(ToolFailure) {
    scenarios = try ScenarioChoice(of: invocation, among: files)
    strategies = invocation.names(RunOptions.strategy)
    devices = try DeviceChoice(deviceOption, of: invocation, among: files.map(\.scenario))
    self.seed = seed.map { UInt64($0) }
    self.version = version
  }

  /// Whether every case of the scenarios is played.
  var isEmpty: Bool { scenarios.isEmpty && strategies.isEmpty && devices?.isEmpty != false }

  /// The options that choose strategies and devices, as words.
  var arguments: [String] {
    (strategies.isEmpty ? [] : ["--strategy", strategies.joined(separator: ",")])
      + (devices?.arguments ?? [])
  }

  /// The options that change every case, as words.
  var changes: [String] {
    (version.map { ["--\(RunOptions.iOS.name)", "\($0)"] } ?? [])
      + (seed.map { ["--\(RunOptions.seed.name)", "\($0)"] } ?? [])
  }

  /// The chosen cases of some files, scenario by scenario in file order.
  ///
  /// - Parameters:
  ///   - files: the files.
  ///   - catalog: the names that the tool knows.
  /// - Returns: Each scenario or outcome with its devices and strategies.
  func entries(of files: [LoadedScenario], among catalog: Catalog) -> [RunPlan.Entry] {
    files.flatMap { file in
      scenarios.cases(of: file.scenario).map { scenario in
        RunPlan.Entry(
          file: file,
          scenario: following(scenario),
          devices: devices?.devices(besides: scenario.setting.devices) ?? scenario.setting.devices,
          strategies: strategies(of: scenario, among: catalog),
          seed: seed ?? scenario.setting.seed
        )
      }
    }
  }

  /// A scenario on the version of iOS that the command line states, if it does.
  func following(_ scenario: Scenario) -> Scenario {
    version.map(scenario.following) ?? scenario
  }

  /// The chosen strategies that can play a scenario, in the given order.
  private func strategies(of scenario: Scenario, among catalog: Catalog) -> [Strategy] {
    let names = strategies.isEmpty ? scenario.setting.strategies : strategies
    let named =
      names.contains("all") ? catalog.strategies : names.compactMap { catalog.strategy(named: $0) }
    return named.filter(scenario.canBePlayed)
  }

  /// The choices that cannot be played or have no effect.
  func leftOut(of files: [LoadedScenario], among catalog: Catalog) -> [Diagnostic] {
    let chosen = scenarios.chosen(of: files)
    return chosen.flatMap { StrategyRemarks.warnings(of: $0, asked: strategies, among: catalog) }
      + (devices?.leftOut(of: chosen) ?? []) + IdleKeyRemarks.warnings(of: chosen)
      + chosen.flatMap(LottieRemarks.notes) + chosen.compactMap(SegueSummary.idleScript)
  }
}
