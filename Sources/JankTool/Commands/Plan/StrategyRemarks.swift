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
  /// - Returns: A warning for each that follows no gesture of the script, or their number among
  ///   all, and a warning for the others if their runs are the same.
  static func warnings(
    of file: LoadedScenario,
    asked: [String] = [],
    among catalog: Catalog = .standard
  ) -> [Diagnostic] {
    let names = asked.isEmpty ? file.scenario.setting.strategies : asked
    let areAll = asked.contains("all")
    let strategies = areAll ? catalog.strategies : names.compactMap(catalog.strategy)
    let unable = strategies.filter { !file.scenario.canBePlayed(under: $0) }
    let warnings = omissions(unable.map(\.name), in: file, areNamed: !areAll)
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

  /// Those that are named are warned of one by one, the others counted.
  private static func omissions(
    _ strategies: [String],
    in file: LoadedScenario,
    areNamed: Bool
  ) -> [Diagnostic] {
    guard areNamed || strategies.count == 1 else {
      guard !strategies.isEmpty else { return [] }
      return [
        Diagnostic(
          .note,
          path: file.path,
          message: "\(strategies.count) strategies are omitted: the script has a drag, and they "
            + "follow no gesture",
          hint: "to see which follow one: janklab list strategies"
        )
      ]
    }
    return strategies.map { name in
      Diagnostic(
        .warning,
        path: file.path,
        message: "\(name) is omitted: the script has a drag, and the strategy follows no gesture"
      )
    }
  }
}
