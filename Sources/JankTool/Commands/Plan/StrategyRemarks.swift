internal import JankAnimators
internal import JankScenarios
internal import JankText

/// Remarks on the strategies of a scenario, made before it runs.
enum StrategyRemarks {
  /// Warns of strategies that cannot play a scenario, and of several that make no difference.
  ///
  /// - Parameters:
  ///   - file: the scenario.
  ///   - asked: the names of the strategies that the command line requests; empty for those of the
  ///     scenario, `all` for those that can play it.
  ///   - catalog: the names that the tool knows.
  /// - Returns: A warning for each that follows no gesture of the script, and one for all others if
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
        message:
          "\(strategy.name) is omitted: the script has a drag, and the strategy follows no gesture"
      )
    }
    guard strategies.count - unable.count > 1, !file.scenario.heedsStrategies else {
      return warnings
    }
    let idle = Diagnostic(
      .warning,
      path: file.path,
      message: "no screen names an effect for strategies to play: they make no difference",
      hint: #"name one, such as "presentation": { "bounce": {} }; "#
        + "to list all: janklab list effects"
    )
    return warnings + [idle]
  }
}
