internal import JankAnimators
internal import JankScenarios
internal import JankText

/// What is said of the strategies that are to play a scenario, before it is run.
enum StrategyRemarks {
  /// Warns of strategies that cannot play a scenario, and of several that have no say in it.
  ///
  /// - Parameters:
  ///   - file: the scenario.
  ///   - asked: the names of the strategies that the command line asks for; none for those of the
  ///     scenario, `all` for those that can play it.
  ///   - catalog: what the tool knows.
  /// - Returns: A warning for each that follows no finger of the script, and one for all others if
  ///   their runs are the same.
  static func warnings(
    of file: LoadedScenario,
    asked: [String] = [],
    among catalog: Catalog = .standard
  ) -> [Diagnostic] {
    let names = asked.isEmpty ? file.scenario.setting.strategies : asked
    let strategies =
      asked.contains("all")
      ? catalog.strategies.filter(file.scenario.canBePlayed)
      : names.compactMap(catalog.strategy)
    let unable = strategies.filter { !file.scenario.canBePlayed(under: $0) }
    let warnings = unable.map { strategy in
      Diagnostic(
        .warning,
        path: file.path,
        message: "\(strategy.name) is left out: the script has a drag, and it follows no finger"
      )
    }
    guard strategies.count - unable.count > 1, !file.scenario.heedsStrategies else {
      return warnings
    }
    let idle = Diagnostic(
      .warning,
      path: file.path,
      message: "no screen names an effect for strategies to play: they make no difference",
      hint: #"name one, such as "presentation": { "bounce": {} }; janklab list effects has all"#
    )
    return warnings + [idle]
  }
}
